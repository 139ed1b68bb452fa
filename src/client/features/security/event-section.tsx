import { useState } from "react";
import type { SecurityEvent } from "../../../shared/account.ts";
import { Button } from "../../components/button.tsx";
import { keyed } from "../../components/keyed.ts";
import { RemoteList } from "../../components/remote-list.tsx";
import { SectionCard } from "../../components/section-card.tsx";
import { deviceName } from "../../lib/device-name.ts";
import { failureText } from "../../lib/failure.ts";
import { formatMoment } from "../../lib/format.ts";
import { trpc } from "../../lib/trpc.ts";
import { eventWords } from "./event-words.ts";

const shownAtFirst = 8;

function EventRow({ event }: { event: SecurityEvent }) {
  // What a payment or the administrator brought about came from no device of the person's.
  const device = event.user_agent === null ? null : deviceName(event.user_agent);
  const from = [device, event.address].filter((part) => part !== null).join(", ");
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      <p className="font-medium">{eventWords(event)}</p>
      <p className="text-sm text-soft">
        {[formatMoment(event.at), from].filter(Boolean).join(" · ")}
      </p>
    </li>
  );
}

function Events({ events }: { events: readonly SecurityEvent[] }) {
  const [all, setAll] = useState(false);
  const shown = all ? events : events.slice(0, shownAtFirst);
  return (
    <>
      <ul className="divide-y divide-line">
        {keyed(shown, (event) => `${event.at} ${event.kind}`).map(({ key, item }) => (
          <EventRow key={key} event={item} />
        ))}
      </ul>
      {events.length > shown.length ? (
        <Button look="secondary" onClick={() => setAll(true)}>
          Show all {events.length} events
        </Button>
      ) : null}
    </>
  );
}

/** What happened to the account's security, newest first. */
export function EventSection() {
  const list = trpc.security.events.useQuery();
  return (
    <SectionCard
      heading="Security events"
      lead="If something here was not you, change your password and sign out everywhere."
    >
      <RemoteList
        items={list.data}
        failure={list.error === null ? null : failureText(list.error, "The list did not load.")}
        onRetry={() => list.refetch()}
        empty="Nothing has happened yet."
      >
        {(events) => <Events events={events} />}
      </RemoteList>
    </SectionCard>
  );
}
