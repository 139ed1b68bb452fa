import {
  createContext,
  type Dispatch,
  type ReactNode,
  useContext,
  useEffect,
  useReducer,
} from "react";
import type { BrowserStore } from "../../lib/browser-store.ts";
import { runKey } from "../../lib/person-traces.ts";
import { useStores } from "../../lib/stores.tsx";
import { type WizardAction, type WizardState, wizardReducer } from "./wizard-state.ts";
import { keepWizard, restoreWizard, settled } from "./wizard-storage.ts";

type Wizard = { state: WizardState; dispatch: Dispatch<WizardAction> };

const WizardContext = createContext<Wizard | null>(null);

/** The runs of tabs whose wizard is not on the page just now: a chosen file outlives a visit to another page. */
const leftRuns = new WeakMap<BrowserStore, WizardState>();

function resume(tab: BrowserStore): WizardState {
  const left = leftRuns.get(tab);
  return left === undefined ? restoreWizard(tab, runKey) : settled({ ...left, loading: false });
}

/** The one run of this tab. */
export function WizardProvider({ children }: { children: ReactNode }) {
  const { tab } = useStores();
  const [state, dispatch] = useReducer(wizardReducer, tab, resume);

  useEffect(() => {
    leftRuns.set(tab, state);
    keepWizard(tab, runKey, state);
  }, [tab, state]);

  return <WizardContext value={{ state, dispatch }}>{children}</WizardContext>;
}

export function useWizard(): Wizard {
  const wizard = useContext(WizardContext);
  if (wizard === null) throw new Error("useWizard needs a WizardProvider above it");
  return wizard;
}
