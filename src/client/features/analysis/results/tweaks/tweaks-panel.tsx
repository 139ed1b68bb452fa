import { keyed } from "../../../../components/keyed.ts";
import type { Report } from "../../report.ts";
import type { TrialDesk } from "../../use-trial.ts";
import { QuestionList } from "./question-list.tsx";
import { TweakCard } from "./tweak-card.tsx";
import { WhatIfCard } from "./what-if-card.tsx";

function Changes({ report, desk }: { report: Report; desk: TrialDesk | null }) {
  if (report.quick_wins.length === 0) {
    return (
      <p className="card p-5 sm:p-6">
        No single small change of wording would raise the score. The recommendations say what else
        can be done.
      </p>
    );
  }
  return (
    <>
      <p className="max-w-[72ch] text-soft">
        Each change says the same as before, and the points are those the analysis really gives for
        it. Leave out whatever would not be true of you.
      </p>
      <ul className="space-y-4">
        {keyed(report.quick_wins, ({ text }) => text).map(({ key, item }) => (
          <TweakCard key={key} win={item} desk={desk} />
        ))}
      </ul>
    </>
  );
}

/** @param desk null where only the report is left: then there is no text to try a change on */
export function TweaksPanel({ report, desk }: { report: Report; desk: TrialDesk | null }) {
  if (desk === null) {
    return (
      <div className="space-y-4">
        <h2 className="sr-only">Changes of wording</h2>
        <Changes report={report} desk={null} />
      </div>
    );
  }
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[1fr_25rem]">
      <div className="min-w-0 space-y-4">
        <h2 className="sr-only">Changes of wording</h2>
        <Changes report={report} desk={desk} />
        <QuestionList report={report} desk={desk} />
      </div>
      <WhatIfCard desk={desk} />
    </div>
  );
}
