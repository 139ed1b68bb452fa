import type { ReactNode } from "react";

/** The row of a step's buttons; on a phone it stays in reach at the foot of the screen. */
export function StepActions({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-0 z-10 -mx-4 mt-6 flex gap-2 border-t border-line bg-paper px-4 py-3 max-sm:*:flex-auto max-sm:*:px-2 sm:static sm:mx-0 sm:items-center sm:border-0 sm:bg-transparent sm:p-0">
      {children}
    </div>
  );
}
