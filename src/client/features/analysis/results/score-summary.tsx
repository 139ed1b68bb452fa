import { ArrowRight } from "lucide-react";
import { keyed } from "../../../components/keyed.ts";
import { ScoreRing } from "../../../components/score-ring.tsx";
import { counted } from "../../../lib/format.ts";
import { demandCounts, type Report } from "../report.ts";

const shownWins = 3;

function Demands({ report }: { report: Report }) {
  const { met, total, unverifiable } = demandCounts(report);
  if (total === 0) return null;
  return (
    <p className="text-lg font-semibold">
      {met} of {counted(total, "demand")} met
      {unverifiable > 0 ? (
        <span className="text-base font-normal text-soft"> · {unverifiable} cannot be checked</span>
      ) : null}
    </p>
  );
}

function QuickWins({ report }: { report: Report }) {
  const wins = report.quick_wins.slice(0, shownWins);
  return (
    <section className="card flex flex-col p-5">
      <h2 className="font-semibold">Quick wins</h2>
      {wins.length === 0 ? (
        <p className="mt-2 text-[0.9375rem] text-soft">
          No single small change would move the score. The tabs below say what would.
        </p>
      ) : (
        <ol className="mt-1 divide-y divide-line">
          {keyed(wins, ({ text }) => text).map(({ key, item: win }) => (
            <li key={key} className="flex items-start gap-3 py-2.5 text-[0.9375rem] leading-snug">
              <ArrowRight aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
              <span className="min-w-0 flex-1">{win.text}</span>
              <span className="shrink-0 rounded-full bg-tint px-2 py-0.5 text-sm font-semibold whitespace-nowrap text-accent-strong tabular-nums">
                +{counted(win.gain, "point")}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** The first screen of the results: three rings, one sentence, the demands met, and what to do next. */
export function ScoreSummary({ report }: { report: Report }) {
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
          <Demands report={report} />
          {report.summary === "" ? null : <p className="mt-1 max-w-[70ch]">{report.summary}</p>}
        </div>
      </section>
      <QuickWins report={report} />
    </div>
  );
}
