import { Button } from "../../components/button.tsx";
import { ScoreBadge } from "../../components/score-badge.tsx";
import { formatMoment } from "../../lib/format.ts";
import { type HistoryItem, jobOf } from "./history-item.ts";
import { StatusBadge } from "./status-badge.tsx";

export type RowActions = {
  onView: (item: HistoryItem) => void;
  onExport: (item: HistoryItem) => void;
  onDelete: (item: HistoryItem) => void;
};

const columns = [
  { heading: "Date", width: "w-32 pl-5 xl:w-44" },
  { heading: "Role/Company", width: "" },
  { heading: "File", width: "w-40 xl:w-48" },
  { heading: "Score", width: "w-40" },
  { heading: "Status", width: "w-36" },
];
const cellClass = "px-3 py-3 align-middle max-lg:px-0 max-lg:py-0";
const rowClass =
  "max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:gap-x-3 max-lg:gap-y-1.5 max-lg:px-4 max-lg:py-4";

function Row({ item, actions }: { item: HistoryItem; actions: RowActions }) {
  const nameId = `analysis-${item.id}`;
  const action = (label: string, onClick: () => void) => (
    <Button look="quiet" className="px-2.5!" aria-describedby={nameId} onClick={onClick}>
      {label}
    </Button>
  );
  return (
    <tr className={rowClass}>
      <td
        className={`${cellClass} pl-5 text-sm text-soft tabular-nums max-lg:pl-0 xl:whitespace-nowrap`}
      >
        {formatMoment(item.created_at)}
      </td>
      <td
        id={nameId}
        className={`${cellClass} [overflow-wrap:anywhere] max-lg:-order-1 max-lg:w-full`}
      >
        <p className="font-semibold">{item.target_role ?? "Job without a title"}</p>
        {item.target_company === null ? null : (
          <p className="text-sm text-soft">{item.target_company}</p>
        )}
      </td>
      <td className={`${cellClass} text-[0.9375rem] [overflow-wrap:anywhere] max-lg:text-sm`}>
        {item.original_filename ?? "Pasted text"}
      </td>
      <td className={`${cellClass} whitespace-nowrap`}>
        {item.overall_score === null ? (
          <span aria-hidden className="text-soft max-lg:hidden">
            –
          </span>
        ) : (
          <ScoreBadge score={item.overall_score} />
        )}
      </td>
      <td className={cellClass}>
        <StatusBadge status={item.status} />
      </td>
      <td className={`${cellClass} whitespace-nowrap max-lg:-ml-2.5 max-lg:w-full`}>
        {action("View", () => actions.onView(item))}
        {action("Export", () => actions.onExport(item))}
        {action("Delete", () => actions.onDelete(item))}
      </td>
    </tr>
  );
}

/** The history as a table; on a phone each row is a card. */
export function HistoryTable({
  items,
  actions,
}: {
  items: readonly HistoryItem[];
  actions: RowActions;
}) {
  return (
    <div className="card overflow-hidden">
      <table aria-label="Your analyses" className="w-full table-fixed text-left max-lg:block">
        <thead className="border-b border-line bg-sunken text-sm text-soft max-lg:sr-only">
          <tr>
            {columns.map(({ heading, width }) => (
              <th
                key={heading}
                scope="col"
                className={`px-3 py-2.5 font-medium whitespace-nowrap ${width}`}
              >
                {heading}
              </th>
            ))}
            <th scope="col" className="w-54 py-2.5 pr-3 pl-5.5 font-medium">
              Actions
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line max-lg:block">
          {items.map((item) => (
            <Row key={item.id} item={item} actions={actions} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What a screen reader and a dialog call the analysis. */
export function nameOf(item: HistoryItem): string {
  return `${jobOf(item)}, ${formatMoment(item.created_at)}`;
}
