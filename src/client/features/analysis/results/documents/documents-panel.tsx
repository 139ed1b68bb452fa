import { useMemo, useState } from "react";
import { type Requirement, requirementStatuses } from "../../../../../shared/results.ts";
import type { Report } from "../../report.ts";
import { requirementLooks } from "../requirement-status.ts";
import { markQuotes } from "./mark-quotes.ts";
import { MarkedDocument, markClass } from "./marked-document.tsx";

/** The texts of the run; empty where this browser does not have them. */
export type Documents = { cvText: string; jdText: string };

function Legend() {
  return (
    <ul aria-label="What the marks mean" className="flex flex-wrap gap-x-5 gap-y-2 text-sm">
      {requirementStatuses.map((status) => (
        <li key={status}>
          <span className={`rounded-sm px-1 ${markClass(status)}`}>
            {requirementLooks[status].word}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What has been chosen, in words. */
function Chosen({ requirement }: { requirement: Requirement | undefined }) {
  if (requirement === undefined) {
    return <p className="text-soft">Choose a marked line: its counterpart is marked too.</p>;
  }
  const { word, ink, Icon } = requirementLooks[requirement.status];
  return (
    <div className="grid gap-x-5 gap-y-1 sm:grid-cols-[auto_1fr]">
      <p className={`flex items-center gap-1.5 self-start font-semibold ${ink}`}>
        <Icon aria-hidden className="size-5 shrink-0" />
        {word}
      </p>
      <div className="min-w-0">
        <p className="font-medium">{requirement.text}</p>
        <p className="text-soft">{requirement.reason}</p>
      </div>
    </div>
  );
}

/** Both texts side by side; a demand and the CV's words for it are marked, and lead to one another. */
export function DocumentsPanel({ report, documents }: { report: Report; documents: Documents }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const { requirements } = report;
  const { cvText, jdText } = documents;
  const byId = useMemo(
    () => new Map(requirements.map((requirement) => [requirement.id, requirement])),
    [requirements],
  );
  const adPieces = useMemo(
    () =>
      markQuotes(
        jdText,
        requirements.map(({ id, text }) => ({ id, quote: text })),
      ),
    [jdText, requirements],
  );
  const cvPieces = useMemo(
    () =>
      markQuotes(
        cvText,
        requirements.flatMap(({ id, evidence }) => evidence.map(({ quote }) => ({ id, quote }))),
      ),
    [cvText, requirements],
  );
  const shared = { requirements: byId, chosen, onChoose: setChosen };

  return (
    <div className="space-y-4">
      <Legend />
      <div role="status" className="card min-h-14 px-5 py-3.5 text-[0.9375rem]">
        <Chosen requirement={chosen === null ? undefined : byId.get(chosen)} />
      </div>
      <div className="grid gap-4 lg:grid-cols-2">
        <MarkedDocument heading="The advertisement" pieces={adPieces} {...shared} />
        <MarkedDocument heading="Your CV" pieces={cvPieces} {...shared} />
      </div>
    </div>
  );
}
