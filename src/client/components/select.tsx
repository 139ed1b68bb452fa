import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";

/** A choice of one among few, unfolding as the device does it, with the same arrow everywhere. */
export function Select({ className = "", ...rest }: ComponentProps<"select">) {
  return (
    <div className={`relative ${className}`}>
      <select
        {...rest}
        className="field min-h-11 w-full appearance-none truncate py-2 pr-10 pl-3 text-base"
      />
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-3.5 right-3 size-4 text-soft"
      />
    </div>
  );
}
