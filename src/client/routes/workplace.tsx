import type { ReactNode } from "react";
import { WizardProvider } from "../features/analysis/wizard.tsx";
import { TypedApiProvider } from "../lib/typed-api.tsx";
import { Demo } from "./demo.tsx";
import { Protected } from "./protected.tsx";

/** What the wizard and the lists need. A chunk of its own: visitors of the other pages do not load it. */
function Workplace({ children }: { children: ReactNode }) {
  return (
    <TypedApiProvider>
      <WizardProvider>{children}</WizardProvider>
    </TypedApiProvider>
  );
}

export function DemoWorkplace() {
  return (
    <Workplace>
      <Demo />
    </Workplace>
  );
}

export function PersonWorkplace() {
  return (
    <Workplace>
      <Protected />
    </Workplace>
  );
}
