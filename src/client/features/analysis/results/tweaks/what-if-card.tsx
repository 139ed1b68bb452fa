import { ArrowRight, RotateCcw, Undo2 } from "lucide-react";
import type { WhatIf, WhatIfScores } from "../../../../../shared/what-if.ts";
import { Button } from "../../../../components/button.tsx";
import { CopyButton } from "../../../../components/copy-button.tsx";
import { Notice } from "../../../../components/notice.tsx";
import { Spinner } from "../../../../components/spinner.tsx";
import { counted } from "../../../../lib/format.ts";
import { startAgain, typeText, undo } from "../../trial.ts";
import { refusalOfCvText } from "../../upload-rules.ts";
import { useEarlyRefusal } from "../../use-early-refusal.ts";
import type { TrialDesk } from "../../use-trial.ts";
import { requirementLooks } from "../requirement-status.ts";

/** Where the text stands on the page: on a phone it is below the changes. */
export const whatIfId = "what-if";

const rows: { of: keyof WhatIfScores; name: string }[] = [
  { of: "overall_score", name: "Overall Score" },
  { of: "match_percentage", name: "Job Match" },
  { of: "ats_score", name: "ATS Score" },
];

function difference(before: number, after: number): string {
  if (after === before) return "the same";
  return `${after > before ? "+" : "−"}${counted(Math.abs(after - before), "point")}`;
}

function ScoreRows({ before, after }: WhatIf) {
  return (
    <dl className="divide-y divide-line">
      {rows.map(({ of, name }) => (
        <div key={of} className="flex items-center gap-2 py-2">
          <dt className="min-w-0 flex-1">{name}</dt>
          <dd className="flex items-center gap-2 tabular-nums">
            <span className="text-soft">{before[of]}</span>
            <ArrowRight aria-label="to" className="size-4 text-soft" />
            <span className="font-semibold">{after[of]}</span>
            <span
              className={`w-20 text-right text-sm font-semibold ${
                after[of] > before[of]
                  ? "text-excellent-ink"
                  : after[of] < before[of]
                    ? "text-poor-ink"
                    : "text-soft"
              }`}
            >
              {difference(before[of], after[of])}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function ChangedDemands({ changed }: WhatIf) {
  if (changed.length === 0) {
    return <p className="py-2.5 text-[0.9375rem] text-soft">No demand is answered differently.</p>;
  }
  return (
    <ul aria-label="Demands answered differently" className="divide-y divide-line">
      {changed.map(({ id, text, before, after }) => {
        const { word, ink, Icon } = requirementLooks[after];
        return (
          <li key={id} className="py-2.5 text-[0.9375rem]">
            <p>{text}</p>
            <p className="mt-0.5 flex flex-wrap items-center gap-1.5 text-sm">
              <span className="text-soft">{requirementLooks[before].word}</span>
              <ArrowRight aria-label="now" className="size-3.5 text-soft" />
              <span className={`flex items-center gap-1 font-semibold ${ink}`}>
                <Icon aria-hidden className="size-4" /> {word}
              </span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}

/** What came of the last trial; for whoever does not see it, in one sentence. */
function Outcome({ desk }: { desk: TrialDesk }) {
  const { outcome, trial, failure, busy } = desk;
  const stale = outcome !== null && outcome.text !== trial.text;
  return (
    <>
      {failure === null || busy ? null : <Notice tone="error">{failure}</Notice>}
      <div role="status">
        {outcome === null ? null : (
          <div className={stale || busy ? "opacity-70" : ""}>
            {stale ? <p className="pb-1 text-sm font-medium">Before your last change:</p> : null}
            <ScoreRows {...outcome.whatIf} />
            <div className="border-t border-line">
              <ChangedDemands {...outcome.whatIf} />
            </div>
          </div>
        )}
      </div>
    </>
  );
}

function Steps({ desk }: { desk: TrialDesk }) {
  const { trial, onTrial, cvText } = desk;
  const untouched = trial.text === cvText && trial.answers.length === 0;
  return (
    <div className="flex flex-wrap items-start gap-2">
      <Button
        look="secondary"
        className="px-3!"
        disabled={trial.past.length === 0}
        onClick={() => onTrial(undo(trial))}
      >
        <Undo2 aria-hidden className="size-4" /> Undo
      </Button>
      <Button
        look="secondary"
        className="px-3!"
        disabled={untouched}
        onClick={() => onTrial(startAgain(trial, cvText))}
      >
        <RotateCcw aria-hidden className="size-4" /> Start again
      </Button>
      <CopyButton text={trial.text} label="Copy" />
    </div>
  );
}

/** The CV's text to change, and what the change would bring. Nothing of it is kept on the server. */
export function WhatIfCard({ desk }: { desk: TrialDesk }) {
  const { trial, onTrial, cvText, busy, run, onRefused, refusal } = desk;
  const field = useEarlyRefusal((text) => onRefused(refusalOfCvText(text)));
  return (
    <section
      id={whatIfId}
      aria-labelledby="what-if-heading"
      className="card p-5 sm:p-6 lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto"
    >
      <h2 id="what-if-heading" className="text-lg font-semibold">
        What if
      </h2>
      <p className="mt-1 text-[0.9375rem] text-soft">
        Change the text and see what the same analysis makes of it. This report stays as it is.
      </p>
      <div className="mt-4 space-y-4">
        {refusal === null ? null : <Notice tone="error">{refusal}</Notice>}
        <textarea
          ref={field}
          aria-label="CV text to try"
          rows={11}
          spellCheck
          value={trial.text}
          onChange={(event) => {
            const text = event.target.value;
            if (!onRefused(refusalOfCvText(text))) onTrial(typeText(trial, text));
          }}
          className="field block w-full resize-y px-3.5 py-3 text-sm leading-relaxed"
        />
        <Steps desk={desk} />
        <Button className="w-full" disabled={busy || trial.text === cvText} onClick={run}>
          {busy ? <Spinner /> : null} Work out the new scores
        </Button>
        <Outcome desk={desk} />
      </div>
    </section>
  );
}
