import type { ReactNode } from "react";
import { scoreBand, verdictWords } from "../../../../shared/score-band.ts";
import { keyedTexts } from "../../../components/keyed.ts";
import { Wordmark } from "../../../components/wordmark.tsx";
import { formatDay } from "../../../lib/format.ts";
import type { Report } from "../report.ts";
import { postLine } from "./job-line.ts";
import { requirementLooks } from "./requirement-status.ts";

function Score({ name, score }: { name: string; score: number }) {
  return (
    <div className="flex-1 rounded-md border border-line px-3 py-2">
      <p className="text-soft">{name}</p>
      <p>
        <span className="text-xl font-bold tabular-nums">{score}</span> out of 100 ·{" "}
        <span className="font-semibold">{verdictWords[scoreBand(score)]}</span>
      </p>
    </div>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="mt-4">
      <h2 className="mb-1 break-after-avoid border-b border-line pb-0.5 text-[1.1em] font-semibold">
        {heading}
      </h2>
      {children}
    </section>
  );
}

function Demands({ report }: { report: Report }) {
  if (report.requirements.length === 0) return null;
  return (
    <Part heading="Requirements">
      <ul className="columns-2 gap-6">
        {report.requirements.map((requirement) => (
          <li key={requirement.id} className="flex break-inside-avoid gap-2 py-0.5">
            <span className="w-[5.6em] shrink-0 font-semibold">
              {requirementLooks[requirement.status].word}
            </span>
            <span className="min-w-0">
              {requirement.text}
              {requirement.importance === "preferred" ? " (preferred)" : ""}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** The report on paper, two A4 pages: what it says and nothing of the website around it. */
export function PrintReport({ report, day }: { report: Report; day: string }) {
  const post = postLine(report);
  return (
    <article className="hidden text-[1em] leading-snug print:block">
      <header className="flex items-center justify-between border-b-2 border-accent pb-2">
        <Wordmark />
        <p>{formatDay(day)}</p>
      </header>
      {post === null ? null : <h1 className="mt-3 font-serif text-xl font-semibold">{post}</h1>}
      <div className="mt-3 flex gap-3">
        <Score name="Overall Score" score={report.overall_score} />
        <Score name="Job Match" score={report.match_percentage} />
        {report.ats_score === null ? null : <Score name="ATS Score" score={report.ats_score} />}
      </div>
      {report.summary === "" ? null : (
        <Part heading="Summary">
          <p>{report.summary}</p>
        </Part>
      )}
      <Demands report={report} />
      <Part heading="Skills matched">
        <p>{report.skills_matched.join(", ") || "None"}</p>
      </Part>
      <Part heading="Skills missing">
        <p>{report.skills_missing.join(", ") || "None"}</p>
      </Part>
      {report.recommendations.length === 0 ? null : (
        <Part heading="Recommendations">
          <ol className="list-decimal space-y-0.5 pl-5">
            {keyedTexts(report.recommendations).map(({ key, item: recommendation }) => (
              <li key={key} className="break-inside-avoid">
                {recommendation}
              </li>
            ))}
          </ol>
        </Part>
      )}
    </article>
  );
}
