import type { ReactNode, RefObject } from "react";

/** One matter of a longer page: its heading, a line on what it is for, and its controls. */
export function SectionCard({
  heading,
  headingRef,
  lead,
  children,
}: {
  heading: string;
  /** To give it the focus. */
  headingRef?: RefObject<HTMLHeadingElement | null>;
  lead?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="card p-5 sm:p-7">
      <h2
        ref={headingRef}
        tabIndex={headingRef && -1}
        className="text-xl font-semibold outline-none"
      >
        {heading}
      </h2>
      {lead ? <p className="mt-1.5 max-w-[65ch] text-[0.9375rem] text-soft">{lead}</p> : null}
      <div className="mt-5 space-y-5">{children}</div>
    </section>
  );
}
