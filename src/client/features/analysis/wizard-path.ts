import type { WizardStep } from "./wizard-state.ts";

/** Where the wizard stands: its steps' addresses start with this. */
export type WizardBase = "/demo";

/** The steps that have a screen. */
export type RoutedStep = Exclude<WizardStep, "cover">;

export function stepPath(base: WizardBase, step: RoutedStep): `${WizardBase}/${RoutedStep}` {
  return `${base}/${step}`;
}
