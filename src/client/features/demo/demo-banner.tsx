import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useDemoMode } from "./demo-mode.tsx";

/**
 * Says on every page that nothing is saved in the demo, until it is put away.
 *
 * @param keeping the way to where results are kept; not shown where the whole site is a demo
 */
export function DemoBanner({ keeping }: { keeping: ReactNode }) {
  const { detected, dismissed, dismiss, wholeSite } = useDemoMode();
  if (!detected || dismissed) return null;
  return (
    <section aria-label="Demo mode" className="border-b border-line bg-tint print:hidden">
      <div className="mx-auto flex max-w-6xl items-center gap-3 px-4 text-[0.9375rem] sm:px-6">
        <p className="flex-1 py-2 leading-snug">
          <strong className="font-semibold">Demo</strong> results are not saved
          {wholeSite ? ": print or download them." : <>. {keeping} to keep them.</>}
        </p>
        <button
          type="button"
          onClick={dismiss}
          className="-mr-2 inline-flex min-h-11 items-center gap-1.5 rounded-md px-2 font-semibold text-accent-strong hover:underline"
        >
          <X aria-hidden className="size-4" /> Dismiss
        </button>
      </div>
    </section>
  );
}
