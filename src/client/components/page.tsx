import type { ReactNode } from "react";

/** A page with a heading, and what one can do there beside it. */
export function Page({
  heading,
  lead,
  actions,
  narrow = false,
  children,
}: {
  heading: string;
  lead?: string;
  actions?: ReactNode;
  narrow?: boolean;
  children: ReactNode;
}) {
  const width = narrow ? "max-w-3xl" : "max-w-6xl";
  return (
    <div className={`mx-auto w-full px-4 py-10 sm:px-6 sm:py-14 ${width}`}>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 tabIndex={-1} className="font-serif text-4xl font-semibold tracking-tight">
            {heading}
          </h1>
          {lead === undefined ? null : <p className="mt-2 text-soft">{lead}</p>}
        </div>
        {actions ? (
          <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">{actions}</div>
        ) : null}
      </div>
      <div className="mt-8">{children}</div>
    </div>
  );
}
