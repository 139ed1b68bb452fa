import type { ReactNode } from "react";
import { keyed, keyedTexts } from "../../../components/keyed.ts";
import { formatPartialDate } from "../../../lib/format.ts";
import type { Report } from "../report.ts";

type ParsedCv = NonNullable<Report["parsed_cv"]>;
type Period = { start: string | null; end: string | null };

/** A slot an ATS would fill, or the plain statement that it stays empty. */
function Found({ value, what }: { value: string | null; what?: string }) {
  if (value !== null && value !== "") return <span>{value}</span>;
  return (
    <span className="font-normal text-good-ink italic">
      {what === undefined ? "not found" : `${what} not found`}
    </span>
  );
}

function Slot({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 py-2.5 sm:grid-cols-[9rem_1fr]">
      <dt className="text-[0.9375rem] text-soft">{label}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}

function Section({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="card p-5 sm:p-6">
      <h2 className="mb-2 text-lg font-semibold">{heading}</h2>
      {children}
    </section>
  );
}

function Dates({ start, end }: Period) {
  if (start === null && end === null) return <Found value={null} what="dates" />;
  return (
    <>
      <Found value={start && formatPartialDate(start)} what="start" /> to{" "}
      <Found value={end && formatPartialDate(end)} what="end" />
    </>
  );
}

function Contact({ contact }: { contact: ParsedCv["contact"] }) {
  return (
    <Section heading="Contact">
      <dl className="divide-y divide-line">
        <Slot label="Name">
          <Found value={contact.full_name} />
        </Slot>
        <Slot label="Email">
          <Found value={contact.email} />
        </Slot>
        <Slot label="Phone">
          <Found value={contact.phone} />
        </Slot>
        <Slot label="Location">
          <Found value={contact.location} />
        </Slot>
        <Slot label="Links">
          <Found value={contact.links.join(", ")} />
        </Slot>
      </dl>
    </Section>
  );
}

function Experience({ roles }: { roles: ParsedCv["experience"] }) {
  return (
    <Section heading="Experience">
      {roles.length === 0 ? <Found value={null} /> : null}
      <ul className="divide-y divide-line">
        {keyed(roles, ({ title }) => title ?? "").map(({ key, item: role }) => (
          <li key={key} className="py-3">
            <p className="font-medium">
              <Found value={role.title} what="job title" />
            </p>
            <p className="text-[0.9375rem] text-soft">
              <Found value={role.company} what="employer" /> · <Dates {...role} />
            </p>
            {role.bullets.length === 0 ? null : (
              <ul className="mt-2 list-disc space-y-1 pl-5 text-[0.9375rem]">
                {keyedTexts(role.bullets).map(({ key: bulletKey, item: bullet }) => (
                  <li key={bulletKey}>{bullet}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Education({ entries }: { entries: ParsedCv["education"] }) {
  return (
    <Section heading="Education">
      {entries.length === 0 ? <Found value={null} /> : null}
      <ul className="divide-y divide-line">
        {keyed(entries, ({ degree }) => degree ?? "").map(({ key, item: entry }) => (
          <li key={key} className="py-3">
            <p className="font-medium">
              <Found value={entry.degree} what="qualification" />
            </p>
            <p className="text-[0.9375rem] text-soft">
              <Found value={entry.institution} what="institution" /> · <Dates {...entry} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Rest({ cv }: { cv: ParsedCv }) {
  const { layout } = cv;
  return (
    <Section heading="Sections, skills and layout">
      <dl className="divide-y divide-line">
        <Slot label="Sections">
          <Found
            value={cv.sections
              .map((section) => section.heading)
              .filter((heading) => heading !== "")
              .join(", ")}
          />
        </Slot>
        <Slot label="Skills">
          <Found value={cv.skills.join(", ")} />
        </Slot>
        <Slot label="Layout">
          {layout.pages === null ? "" : `Pages: ${layout.pages}. `}
          Columns: {layout.columns}. Tables: {layout.tables}. Pictures: {layout.images}.
        </Slot>
        {cv.warnings.length === 0 ? null : <Slot label="Remarks">{cv.warnings.join(" ")}</Slot>}
      </dl>
    </Section>
  );
}

/** The record a recruiter's system would make of this CV. */
export function ParsedCvPanel({ report }: { report: Report }) {
  const cv = report.parsed_cv;
  if (cv === null) {
    return <p className="card p-5 sm:p-6">This report does not hold the record of the CV.</p>;
  }
  return (
    <div className="space-y-4">
      <p className="max-w-[72ch] text-soft">
        Recruiters' systems turn a CV into a form like this one. Where it says “not found”, the
        system would leave a blank: check that your CV says it plainly.
      </p>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="space-y-4">
          <Contact contact={cv.contact} />
          <Education entries={cv.education} />
          <Rest cv={cv} />
        </div>
        <Experience roles={cv.experience} />
      </div>
    </div>
  );
}
