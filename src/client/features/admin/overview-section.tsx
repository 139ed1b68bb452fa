import type { AdminOverview } from "../../../shared/admin.ts";
import { FigureCards } from "../../components/figure-cards.tsx";
import { ListSkeleton } from "../../components/list-skeleton.tsx";
import { Notice } from "../../components/notice.tsx";
import { SectionCard } from "../../components/section-card.tsx";
import { failureText } from "../../lib/failure.ts";
import { counted, formatMoment, formatNumber } from "../../lib/format.ts";
import { trpc } from "../../lib/trpc.ts";

const lookAgainMs = 15_000;

function useOverview() {
  return trpc.admin.overview.useQuery(undefined, {
    refetchInterval: lookAgainMs,
    networkMode: "always",
  });
}

function times(count: number): string {
  return ["", "Once", "Twice"][count] || `${formatNumber(count)} times`;
}

export function queueSentence(queue: AdminOverview["queue"]): string {
  if (queue === null) return "The queue does not answer.";
  return `${formatNumber(queue.running)} running, ${formatNumber(queue.waiting)} waiting.`;
}

export function mailSentence({
  service,
  handed_over,
  failed,
  last_failure_at,
}: AdminOverview["mail"]) {
  const sent =
    service === "outbox"
      ? `No mail service is set up: ${counted(handed_over, "mail")} written to the outbox folder`
      : `${counted(handed_over, "mail")} handed to ${service}`;
  const last = last_failure_at === null ? "" : `, last on ${formatMoment(last_failure_at)}`;
  return `${sent}, ${formatNumber(failed)} failed${last}. Counted since this process started.`;
}

function accountsSentence({ total, suspended, unverified }: AdminOverview["users"]): string {
  return `${counted(total, "account")}, ${formatNumber(suspended)} suspended, ${formatNumber(unverified)} with an unverified address.`;
}

function States({ overview }: { overview: AdminOverview }) {
  const states = [
    ["Queue", queueSentence(overview.queue)],
    ["Mail", mailSentence(overview.mail)],
    ["Accounts", accountsSentence(overview.users)],
  ] as const;
  return (
    <SectionCard heading="State">
      <dl className="space-y-4">
        {states.map(([name, sentence]) => (
          <div key={name} className="grid gap-x-4 sm:grid-cols-[7rem_1fr]">
            <dt className="font-medium">{name}</dt>
            <dd className="max-w-[65ch] text-soft">{sentence}</dd>
          </div>
        ))}
      </dl>
    </SectionCard>
  );
}

function Failures({ failures }: { failures: AdminOverview["failures"] }) {
  return (
    <SectionCard heading="Failures today" lead="Why analyses of signed-in people did not finish.">
      {failures.length === 0 ? (
        <p className="text-soft">None.</p>
      ) : (
        <ul className="divide-y divide-line">
          {failures.map(({ reason, count, last_at }) => (
            <li key={reason} className="py-3 first:pt-0 last:pb-0">
              <p>{reason}</p>
              <p className="text-sm text-soft">
                {times(count)}, last begun on {formatMoment(last_at)}
              </p>
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  );
}

/** What was done here last. */
export function ActSection() {
  const acts = useOverview().data?.acts;
  if (acts === undefined) return null;
  return (
    <SectionCard
      heading="What was done here"
      lead="The last acts. Each is in the audit trail of the person and in your own."
    >
      {acts.length === 0 ? (
        <p className="text-soft">Nothing yet.</p>
      ) : (
        <ul className="divide-y divide-line">
          {acts.map(({ at, what, user }) => (
            <li key={`${at} ${what} ${user}`} className="py-3 first:pt-0 last:pb-0">
              <p>
                {user ?? "An account that is deleted"}: {what}
              </p>
              <p className="text-sm text-soft">{formatMoment(at)}</p>
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  );
}

/** How the product fares today: runs, failures, queue and mail. */
export function OverviewSection() {
  const { data, error } = useOverview();
  if (data === undefined) {
    if (error === null) return <ListSkeleton label="Loading today's figures" />;
    return <Notice tone="error">{failureText(error, "The figures did not load.")}</Notice>;
  }
  const { runs } = data;
  return (
    <div className="space-y-4">
      <section className="space-y-3">
        <h2 className="text-xl font-semibold">Today’s analyses</h2>
        <FigureCards
          figures={[
            { label: "Begun", value: formatNumber(runs.total) },
            { label: "Completed", value: formatNumber(runs.completed) },
            { label: "Failed", value: formatNumber(runs.failed) },
            { label: "People", value: formatNumber(runs.people) },
          ]}
        />
        <p className="text-sm text-soft">
          Of signed-in people, since midnight UTC. The demo leaves no trace.
        </p>
      </section>
      <div className="grid gap-4 lg:grid-cols-2">
        <States overview={data} />
        <Failures failures={data.failures} />
      </div>
    </div>
  );
}
