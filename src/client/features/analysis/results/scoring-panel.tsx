import { CircleCheck, CircleX, TriangleAlert } from "lucide-react";
import type { AtsCheck, ScorePart } from "../../../../shared/results.ts";
import type { Report } from "../report.ts";

const scores = [
  { of: "overall_score", name: "Overall Score" },
  { of: "match_percentage", name: "Job Match" },
  { of: "ats_score", name: "ATS Score" },
] as const;

const checkLooks = {
  pass: { word: "Passed", ink: "text-excellent-ink", Icon: CircleCheck },
  warn: { word: "Look at this", ink: "text-good-ink", Icon: TriangleAlert },
  fail: { word: "Failed", ink: "text-poor-ink", Icon: CircleX },
};

const checkOrder: AtsCheck["status"][] = ["fail", "warn", "pass"];

function Parts({ name, total, parts }: { name: string; total: number; parts: ScorePart[] }) {
  const sum = Math.round(parts.reduce((added, part) => added + part.score * part.weight, 0));
  return (
    <section className="card overflow-hidden">
      <table className="w-full border-collapse text-left text-[0.9375rem]">
        <caption className="px-5 pt-5 pb-3 text-left text-lg font-semibold sm:px-6">
          {name}: {total} out of 100
        </caption>
        <thead className="border-y border-line bg-sunken text-sm text-soft">
          <tr>
            <th scope="col" className="px-5 py-2 font-medium sm:px-6">
              Part
            </th>
            <th scope="col" className="w-14 px-1 py-2 sm:w-20 sm:px-2 text-right font-medium">
              Points
            </th>
            <th scope="col" className="w-18 py-2 pr-4 pl-1 text-right font-medium sm:w-28 sm:px-6">
              Weight
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {parts.map((part) => (
            <tr key={part.id} className="align-top">
              <th scope="row" className="py-3 pr-2 pl-5 font-normal sm:px-6">
                <span className="font-medium">{part.label}</span>
                <span className="mt-0.5 block max-w-[70ch] text-soft">{part.explanation}</span>
              </th>
              <td className="px-1 py-3 sm:px-2 text-right font-semibold tabular-nums">
                {Math.round(part.score)}
              </td>
              <td className="py-3 pr-4 pl-1 text-right tabular-nums sm:px-6">
                {Math.round(part.weight * 100)}%
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot className="border-t border-line bg-sunken text-sm text-soft">
          <tr>
            <th scope="row" className="px-5 py-2 font-medium sm:px-6">
              Points times weight, added up
            </th>
            <td colSpan={2} className="py-2 pr-4 text-right font-semibold tabular-nums sm:px-6">
              {sum}
              {sum > total ? ` (held at ${total})` : ""}
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function Check({ check }: { check: AtsCheck }) {
  const { word, ink, Icon } = checkLooks[check.status];
  return (
    <li className="grid gap-x-6 gap-y-1 py-3.5 md:grid-cols-[8.5rem_1fr]">
      <p className={`flex items-center gap-2 self-start text-[0.9375rem] font-semibold ${ink}`}>
        <Icon aria-hidden className="size-5 shrink-0" />
        {word}
      </p>
      <div className="max-w-[72ch] min-w-0">
        <p className="font-medium">{check.title}</p>
        <p className="text-[0.9375rem] text-soft">{check.evidence}</p>
        {check.status === "pass" || check.fix === "" ? null : (
          <p className="mt-1 text-[0.9375rem]">{check.fix}</p>
        )}
      </div>
    </li>
  );
}

/** Who read the CV, in a sentence; null for reports made when rules did. */
function judgedBy({ engine, requirements }: Report): string | null {
  const { reader } = engine ?? {};
  if (requirements.every(({ sure }) => sure === undefined)) return null;
  return reader
    ? `The demands were judged on ${reader.date} by a language model (${reader.model}). Each verdict is held to lines of your CV; the points are added up by our own program.`
    : "The demands were judged by a small reader of our own that was trained on labelled CVs. It can be wrong: where it is not sure, it says so.";
}

/** What each score is made of, and the checks behind the ATS score. */
export function ScoringPanel({ report }: { report: Report }) {
  const reader = judgedBy(report);
  return (
    <div className="space-y-4">
      {reader === null ? null : <p className="max-w-[72ch] text-[0.9375rem] text-soft">{reader}</p>}
      {scores.map(({ of, name }) => {
        const parts = report.score_parts.filter((part) => part.of === of);
        const total = report[of];
        return parts.length === 0 || total === null ? null : (
          <Parts key={of} name={name} total={total} parts={parts} />
        );
      })}
      {report.ats_checks.length === 0 ? null : (
        <section className="card px-5 pt-5 sm:px-6">
          <h2 className="border-b border-line pb-3 text-lg font-semibold">
            Checks of the CV itself
          </h2>
          <ul className="divide-y divide-line">
            {checkOrder.flatMap((status) =>
              report.ats_checks
                .filter((check) => check.status === status)
                .map((check) => <Check key={check.id} check={check} />),
            )}
          </ul>
        </section>
      )}
    </div>
  );
}
