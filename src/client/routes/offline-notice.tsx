import { WifiOff } from "lucide-react";
import { useOnline } from "../lib/online.ts";

/**
 * Says on every page that the network is gone. The region stays, so that screen readers hear it fill; it has no role, so
 * that a page's only status is its own.
 */
export function OfflineNotice() {
  const online = useOnline();
  return (
    <div aria-live="polite" className="print:hidden">
      {online ? null : (
        <p className="border-b border-line bg-good-tint text-good-ink">
          <span className="mx-auto flex max-w-6xl items-start gap-2.5 px-4 py-2.5 text-[0.9375rem] leading-snug sm:px-6">
            <WifiOff aria-hidden className="mt-0.5 size-4.5 shrink-0" />
            You are offline. What you have entered stays on this page; sending it needs a
            connection.
          </span>
        </p>
      )}
    </div>
  );
}
