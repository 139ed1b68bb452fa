import { type ReactNode, useEffect } from "react";
import type { PlanUse } from "../../../shared/plan-limits.ts";
import { Notice } from "../../components/notice.tsx";
import { formatMoment, formatNumber } from "../../lib/format.ts";
import { usePlanUse } from "./use-history.ts";

export function planSentence({ limit, remaining, resets_at }: PlanUse): string {
  if (limit === null || remaining === null) return "Your plan has no daily limit of analyses.";
  const left = `${formatNumber(remaining)} of ${formatNumber(limit)} analyses left today.`;
  if (remaining > 0) return left;
  return `${left} You can start the next on ${formatMoment(resets_at)}.`;
}

/** How many analyses today still holds. Without an answer it stays away. */
export function PlanNote() {
  const { data } = usePlanUse();
  return (
    <p role="status" className="min-h-6 text-[0.9375rem] text-soft">
      {data === undefined ? "" : planSentence(data)}
    </p>
  );
}

/**
 * Before an analysis begins: how many are left today, or when the next one can start. Nothing where there is no limit.
 * @param refused what the server said when it began none for that reason
 * @param more leads to more of them
 */
export function AnalysesLeft({ refused, more }: { refused: string | null; more: ReactNode }) {
  const { data, refetch } = usePlanUse();
  useEffect(() => {
    // Begun in another tab, perhaps: what is known here is too old.
    if (refused !== null) void refetch();
  }, [refused, refetch]);

  if (data?.remaining === 0) {
    return (
      <Notice tone={refused === null ? "info" : "error"}>
        <p>
          You have used today's {formatNumber(data.limit ?? 0)} analyses of your plan. You can start
          the next on {formatMoment(data.resets_at)}. What you have entered stays in this tab until
          you close it.
        </p>
        {more}
      </Notice>
    );
  }
  if (refused !== null) return <Notice tone="error">{refused}</Notice>;
  if (data?.remaining === null) return null;
  return (
    <p className="min-h-6 text-[0.9375rem] text-soft">
      {data === undefined ? "" : planSentence(data)}
    </p>
  );
}
