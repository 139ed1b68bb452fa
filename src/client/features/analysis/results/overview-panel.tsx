import { CircleCheck, Flag } from "lucide-react";
import { demandCounts } from "../../../../shared/demand-counts.ts";
import { keyedTexts } from "../../../components/keyed.ts";
import { MeterBar } from "../../../components/meter-bar.tsx";
import type { Report } from "../report.ts";

function Points({ items, good, empty }: { items: string[]; good: boolean; empty: string }) {
  if (items.length === 0) return <p className="mt-3 text-soft">{empty}</p>;
  const Icon = good ? CircleCheck : Flag;
  return (
    <ul className="mt-3 space-y-3">
      {keyedTexts(items).map(({ key, item }) => (
        <li key={key} className="flex gap-3">
          <Icon
            aria-hidden
            className={`mt-0.5 size-5 shrink-0 ${good ? "text-excellent" : "text-good"}`}
          />
          <span className="min-w-0">{item}</span>
        </li>
      ))}
    </ul>
  );
}

function Metrics({ report }: { report: Report }) {
  const { met, total } = demandCounts(report.requirements);
  return (
    <section className="card p-5 sm:p-6">
      <h2 className="text-lg font-semibold">Key metrics</h2>
      <div className="mt-4 grid gap-x-10 gap-y-5 md:grid-cols-2">
        <MeterBar
          label="Overall"
          percent={report.overall_score}
          shown={`${report.overall_score}%`}
          isScore
        />
        <MeterBar
          label="Match with the job"
          percent={report.match_percentage}
          shown={`${report.match_percentage}%`}
          isScore
        />
        {report.ats_score === null ? null : (
          <MeterBar
            label="Readable for an ATS"
            percent={report.ats_score}
            shown={`${report.ats_score}%`}
            isScore
          />
        )}
        {total === 0 ? null : (
          <MeterBar
            label="Demands met"
            percent={(met * 100) / total}
            shown={`${met} of ${total}`}
          />
        )}
      </div>
    </section>
  );
}

export function OverviewPanel({ report }: { report: Report }) {
  return (
    <div className="space-y-4">
      <Metrics report={report} />
      <div className="grid gap-4 lg:grid-cols-2">
        <section className="card p-5 sm:p-6">
          <h2 className="text-lg font-semibold">Strengths</h2>
          <Points
            items={report.strengths}
            good
            empty="Nothing in the CV stands out for this job yet."
          />
        </section>
        <section className="card p-5 sm:p-6">
          <h2 className="text-lg font-semibold">Areas for Improvement</h2>
          <Points items={report.weaknesses} good={false} empty="Nothing important was found." />
        </section>
      </div>
    </div>
  );
}
