import type { ReactNode } from "react";

/** One matter of a longer page: its heading, a line on what it is for, and its controls. */
export function SectionCard({
  heading,
  lead,
  children,
}: {
  heading: string;
  lead?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="card p-5 sm:p-7">
      <h2 className="text-xl font-semibold">{heading}</h2>
      {lead ? <p className="mt-1.5 max-w-[65ch] text-[0.9375rem] text-soft">{lead}</p> : null}
      <div className="mt-5 space-y-5">{children}</div>
    </section>
  );
}
