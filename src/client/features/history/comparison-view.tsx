import type { ReactNode } from "react";
import type { RequirementStatus } from "../../../shared/results.ts";
import { keyed } from "../../components/keyed.ts";
import { counted } from "../../lib/format.ts";
import type { Comparison } from "./compare-reports.ts";

type Demand = Comparison["demands"]["changed"][number];

const statusWords: Record<RequirementStatus, string> = {
  met: "Met",
  partial: "Partly met",
  missing: "Missing",
  unverifiable: "Cannot be checked",
};
const statusInks: Record<RequirementStatus, string> = {
  met: "text-excellent-ink",
  partial: "text-good-ink",
  missing: "text-poor-ink",
  unverifiable: "text-soft",
};

/** "+4", "−3", "same", or nothing where one of both is unknown. */
function Difference({ before, after }: { before: number | null; after: number | null }) {
  if (before === null || after === null) return <span className="text-soft">–</span>;
  const difference = Math.round(after) - Math.round(before);
  if (difference === 0) return <span className="text-soft">same</span>;
  const ink = difference > 0 ? "text-excellent-ink" : "text-poor-ink";
  return (
    <span className={`font-semibold ${ink}`}>
      {difference > 0 ? "+" : "−"}
      {Math.abs(difference)}
    </span>
  );
}

const numberClass = "px-2 py-2 text-right tabular-nums sm:px-4";
const shown = (value: number | null) => (value === null ? "–" : Math.round(value));

function ScoreRows({ score }: { score: Comparison["scores"][number] }) {
  return (
    <tbody className="border-t border-line">
      <tr className="font-semibold">
        <th scope="row" className="px-4 py-2.5 text-left font-semibold">
          {score.label}
        </th>
        <td className={numberClass}>{shown(score.before)}</td>
        <td className={numberClass}>{shown(score.after)}</td>
        <td className={numberClass}>
          <Difference before={score.before} after={score.after} />
        </td>
      </tr>
      {keyed(score.parts, ({ label }) => label).map(({ key, item: part }) => (
        <tr key={key} className="text-[0.9375rem]">
          <th scope="row" className="py-1.5 pr-2 pl-7 text-left font-normal text-soft">
            {part.label}
          </th>
          <td className={numberClass}>{shown(part.before)}</td>
          <td className={numberClass}>{shown(part.after)}</td>
          <td className={numberClass}>
            <Difference before={part.before} after={part.after} />
          </td>
        </tr>
      ))}
    </tbody>
  );
}

export function ScoreComparison({ scores }: { scores: Comparison["scores"] }) {
  return (
    <div className="card overflow-hidden pb-1">
      <table aria-label="Scores by part" className="w-full">
        <thead className="bg-sunken text-sm text-soft">
          <tr>
            <th scope="col" className="px-4 py-2.5 text-left font-medium">
              Score
            </th>
            {["First", "Second", "Change"].map((heading) => (
              <th key={heading} scope="col" className="px-2 py-2.5 text-right font-medium sm:px-4">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        {scores.map((score) => (
          <ScoreRows key={score.label} score={score} />
        ))}
      </table>
    </div>
  );
}

function Status({ status }: { status: RequirementStatus | null }) {
  if (status === null) return null;
  return <span className={`font-semibold ${statusInks[status]}`}>{statusWords[status]}</span>;
}

function DemandList({
  heading,
  demands,
  children,
}: {
  heading: string;
  demands: readonly Demand[];
  children: (demand: Demand) => ReactNode;
}) {
  if (demands.length === 0) return null;
  return (
    <section className="card px-5 pt-4 pb-1">
      <h3 className="border-b border-line pb-2 font-semibold">{heading}</h3>
      <ul className="divide-y divide-line">
        {keyed(demands, ({ text }) => text).map(({ key, item }) => (
          <li key={key} className="py-3 text-[0.9375rem]">
            <p className="font-medium">{item.text}</p>
            <p className="mt-0.5">{children(item)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function DemandComparison({ demands }: { demands: Comparison["demands"] }) {
  const { changed, unchanged, onlyBefore, onlyAfter } = demands;
  const together = changed.length + unchanged;
  return (
    <div className="space-y-4">
      <p className="text-soft">
        {together === 0
          ? "The two have no demand in common."
          : `Of ${counted(together, "demand")} in both, ${changed.length || "none"} changed.`}
      </p>
      <DemandList heading="Changed" demands={changed}>
        {({ before, after }) => (
          <>
            <Status status={before} /> <span aria-hidden>→</span>
            <span className="sr-only">, now</span> <Status status={after} />
          </>
        )}
      </DemandList>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <DemandList heading="Only in the first" demands={onlyBefore}>
          {({ before }) => <Status status={before} />}
        </DemandList>
        <DemandList heading="Only in the second" demands={onlyAfter}>
          {({ after }) => <Status status={after} />}
        </DemandList>
      </div>
    </div>
  );
}

/** What else differs between the two, so that nobody takes it for the CV's doing. */
export function Circumstances({ inputs, versions }: Pick<Comparison, "inputs" | "versions">) {
  const known = versions.before !== null && versions.after !== null;
  const sameVersion = known && versions.before === versions.after;
  return (
    <ul className="list-disc space-y-1 pl-5">
      {inputs === null ? null : (
        <>
          <li>{inputs.cv ? "The CV is the same." : "The CV is a different one."}</li>
          <li>{inputs.job ? "The job is the same." : "The job is a different one."}</li>
        </>
      )}
      <li>
        {!known
          ? "One of the reports does not say which version of the engine made it."
          : sameVersion
            ? `Both were made by the same version of the engine (${versions.after}).`
            : `The engine changed in between (${versions.before}, then ${versions.after}): part of the difference may come from that.`}
      </li>
    </ul>
  );
}
