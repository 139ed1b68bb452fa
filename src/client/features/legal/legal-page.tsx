import type { ReactNode } from "react";
import { formatDay } from "../../lib/format.ts";

export type LegalSection = { id: string; heading: string; body: ReactNode };

/** The look of a link inside a sentence. */
export const inlineLinkClass =
  "font-medium text-accent-strong underline underline-offset-4 hover:decoration-2";

const proseClass = "space-y-3 [&_li]:pl-1 [&_ul]:list-disc [&_ul]:space-y-1.5 [&_ul]:pl-5";

function Contents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <nav aria-labelledby="contents" className="lg:sticky lg:top-6 lg:self-start">
      <h2 id="contents" className="text-sm font-semibold text-soft">
        On this page
      </h2>
      <ul className="mt-1.5 text-[0.9375rem] max-lg:columns-1 max-lg:sm:columns-2">
        {sections.map(({ id, heading }) => (
          <li key={id} className="break-inside-avoid">
            <a
              href={`#${id}`}
              className="block py-1.5 text-soft hover:text-ink hover:underline hover:underline-offset-4"
            >
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A page to be read: what it is about in a line, its contents, and its sections. */
export function LegalPage({
  heading,
  lead,
  changed,
  sections,
}: {
  heading: string;
  lead: ReactNode;
  /** The day of its last change, as YYYY-MM-DD. */
  changed: string;
  sections: readonly LegalSection[];
}) {
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-10 sm:px-6 sm:py-14">
      <h1 tabIndex={-1} className="font-serif text-4xl font-semibold tracking-tight sm:text-5xl">
        {heading}
      </h1>
      <p className="mt-4 max-w-[60ch] text-lg text-soft">{lead}</p>
      <p className="mt-3 text-sm text-soft">Last changed on {formatDay(changed)}</p>
      <div className="mt-10 grid gap-10 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-14">
        <Contents sections={sections} />
        <div className="space-y-10">
          {sections.map(({ id, heading: title, body }) => (
            <section key={id} id={id} aria-labelledby={`${id}-heading`} className="scroll-mt-6">
              <h2 id={`${id}-heading`} className="text-xl font-semibold">
                {title}
              </h2>
              <div className={`mt-3 max-w-[68ch] ${proseClass}`}>{body}</div>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
