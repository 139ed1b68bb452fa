import {
  createContext,
  type Dispatch,
  type ReactNode,
  useContext,
  useEffect,
  useReducer,
} from "react";
import { useStores } from "../../lib/stores.tsx";
import { type WizardAction, type WizardState, wizardReducer } from "./wizard-state.ts";
import { keepWizard, restoreWizard } from "./wizard-storage.ts";

const runKey = "shortlisted.run";

type Wizard = { state: WizardState; dispatch: Dispatch<WizardAction> };

const WizardContext = createContext<Wizard | null>(null);

/** The one run of this tab. It stands above the routes, so that a chosen file outlives a change of page. */
export function WizardProvider({ children }: { children: ReactNode }) {
  const { tab } = useStores();
  const [state, dispatch] = useReducer(wizardReducer, null, () => restoreWizard(tab, runKey));

  useEffect(() => keepWizard(tab, runKey, state), [tab, state]);

  return <WizardContext value={{ state, dispatch }}>{children}</WizardContext>;
}

export function useWizard(): Wizard {
  const wizard = useContext(WizardContext);
  if (wizard === null) throw new Error("useWizard needs a WizardProvider above it");
  return wizard;
}
