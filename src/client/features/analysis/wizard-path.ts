import type { WizardStep } from "./wizard-state.ts";

/** Where the wizard stands: its steps' addresses start with this. */
export type WizardBase = "/demo" | "/app/cv";

/** In the demo nothing is saved, not even for somebody who has logged in. */
export function isDemoPath(pathname: string): boolean {
  return pathname === "/demo" || pathname.startsWith("/demo/");
}

export function stepPath(base: WizardBase, step: WizardStep): `${WizardBase}/${WizardStep}` {
  return `${base}/${step}`;
}
