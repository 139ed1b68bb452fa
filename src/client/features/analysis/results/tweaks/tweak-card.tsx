import { ArrowDown, Check } from "lucide-react";
import type { QuickWin } from "../../../../../shared/results.ts";
import { Button } from "../../../../components/button.tsx";
import { CopyButton } from "../../../../components/copy-button.tsx";
import { keyed } from "../../../../components/keyed.ts";
import { counted } from "../../../../lib/format.ts";
import { applyText, holdsChanges, withChanges } from "../../trial.ts";
import type { TrialDesk } from "../../use-trial.ts";
import { whatIfId } from "./what-if-card.tsx";

type Change = { before: string; after: string };

function changesOf({ before, after, changes }: QuickWin): Change[] {
  if (changes !== undefined && changes.length > 0) return changes;
  return before === undefined || after === undefined ? [] : [{ before, after }];
}

function ChangedLine({ before, after }: Change) {
  return (
    <div className="mt-4">
      <div className="grid gap-x-4 gap-y-2 @lg:grid-cols-2">
        <div className="rounded-md border border-line bg-sunken px-4 py-3">
          <p className="text-sm font-medium text-soft">Before</p>
          <p className="mt-1 text-[0.9375rem] whitespace-pre-line">{before}</p>
        </div>
        <ArrowDown aria-hidden className="mx-auto size-4 text-soft @lg:hidden" />
        <div className="rounded-md border border-accent bg-tint px-4 py-3">
          <p className="text-sm font-medium text-accent-strong">After</p>
          <p className="mt-1 text-[0.9375rem] whitespace-pre-line">{after}</p>
        </div>
      </div>
    </div>
  );
}

/** Puts the change into the text that is tried out, where its line still stands there. */
function TryButton({ changes, desk }: { changes: Change[]; desk: TrialDesk }) {
  const { trial, onTrial } = desk;
  const changed = withChanges(trial.text, changes);
  if (holdsChanges(trial.text, changes)) {
    return (
      <p className="flex min-h-11 flex-wrap items-center gap-x-2 text-[0.9375rem] font-medium text-excellent-ink">
        <Check aria-hidden className="size-4" /> In the text you are trying.
        <a href={`#${whatIfId}`} className="inline-flex min-h-11 items-center underline lg:hidden">
          Go to it
        </a>
      </p>
    );
  }
  if (changed === null) {
    return (
      <p className="text-[0.9375rem] text-soft">The line has changed in the text you are trying.</p>
    );
  }
  return (
    <Button look="secondary" onClick={() => onTrial(applyText(trial, changed))}>
      Try this change
    </Button>
  );
}

/** One truthful change: what to do, what it brings, the line before and after. */
export function TweakCard({ win, desk }: { win: QuickWin; desk: TrialDesk | null }) {
  const changes = changesOf(win);
  return (
    <li className="card @container p-5 sm:p-6">
      <div className="flex items-start justify-between gap-4">
        <h3 className="max-w-[68ch] min-w-0 font-medium text-pretty">{win.text}</h3>
        <span className="shrink-0 rounded-full bg-tint px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap text-accent-strong tabular-nums">
          +{counted(win.gain, "point")}
        </span>
      </div>
      {keyed(changes, ({ before }) => before).map(({ key, item }) => (
        <ChangedLine key={key} {...item} />
      ))}
      {changes.length === 0 ? null : (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          {desk === null ? null : <TryButton changes={changes} desk={desk} />}
          <CopyButton text={changes.map(({ after }) => after).join("\n")} />
        </div>
      )}
    </li>
  );
}
