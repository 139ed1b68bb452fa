import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { demandCounts } from "../../../../shared/demand-counts.ts";
import { keyed, keyedTexts } from "../../../components/keyed.ts";
import { ScoreRing } from "../../../components/score-ring.tsx";
import { counted } from "../../../lib/format.ts";
import { noDemands, type Report } from "../report.ts";

type ScoreSummaryProps = {
  report: Report;
  /** The way back to the advertisement, for where nothing was found in it. */
  toJob?: ReactNode;
};

/** As many things to do next as one can hold in mind. */
const nextSteps = 3;

function Demands({ report, toJob }: ScoreSummaryProps) {
  const { met, total, unverifiable } = demandCounts(report.requirements);
  const asked = [report.requirements, report.skills_matched, report.skills_missing].flat();
  if (asked.length === 0) {
    return (
      <>
        <p className="text-lg leading-snug font-semibold">{noDemands}</p>
        {toJob}
      </>
    );
  }
  if (total === 0) return null;
  return (
    <p className="text-lg font-semibold">
      {met} of {counted(total, "demand")} met
      {unverifiable > 0 ? (
        <span className="text-base font-normal text-soft">
          {" "}
          · {unverifiable} more cannot be checked
        </span>
      ) : null}
    </p>
  );
}

function Step({ text, gain }: { text: string; gain: number | null }) {
  return (
    <li className="flex items-start gap-3 py-2.5 text-[0.9375rem] leading-snug">
      <ArrowRight aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
      <span className="min-w-0 flex-1">{text}</span>
      {gain === null ? null : (
        <span className="shrink-0 rounded-full bg-tint px-2 py-0.5 text-sm font-semibold whitespace-nowrap text-accent-strong tabular-nums">
          +{counted(gain, "point")}
        </span>
      )}
    </li>
  );
}

/** The changes with their gain, and where these are few the first of the other recommendations. */
function NextSteps({ report }: { report: Report }) {
  const wins = report.quick_wins.slice(0, nextSteps);
  const winTexts = new Set(wins.map((win) => win.text));
  const others = report.recommendations
    .filter((text) => !winTexts.has(text))
    .slice(0, nextSteps - wins.length);
  return (
    <section className="card flex flex-col p-5">
      <h2 className="font-semibold">Quick wins</h2>
      {wins.length === 0 ? (
        <p className="mt-2 text-[0.9375rem] text-soft">
          No single small change would raise the score.
        </p>
      ) : (
        <ol className="mt-1 divide-y divide-line">
          {keyed(wins, ({ text }) => text).map(({ key, item: win }) => (
            <Step key={key} text={win.text} gain={win.gain} />
          ))}
        </ol>
      )}
      {others.length === 0 ? null : (
        <>
          <h2 className="mt-3 font-semibold">Worth a thought</h2>
          <ol className="mt-1 divide-y divide-line">
            {keyedTexts(others).map(({ key, item }) => (
              <Step key={key} text={item} gain={null} />
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

/** The first screen of the results: three rings, one sentence, the demands met, and what to do next. */
export function ScoreSummary({ report, toJob }: ScoreSummaryProps) {
  return (
    <div className="mt-5 grid gap-4 lg:grid-cols-[1.15fr_1fr]">
      <section aria-label="Scores" className="card p-5">
        <div className="grid grid-cols-3 gap-3">
          <ScoreRing name="Overall Score" score={report.overall_score} />
          <ScoreRing name="Job Match" score={report.match_percentage} />
          {report.ats_score === null ? null : (
            <ScoreRing name="ATS Score" score={report.ats_score} />
          )}
        </div>
        <div className="mt-4 border-t border-line pt-4">
          <Demands report={report} toJob={toJob} />
          {report.summary === "" ? null : <p className="mt-1 max-w-[70ch]">{report.summary}</p>}
        </div>
      </section>
      <NextSteps report={report} />
    </div>
  );
}
