import { MonitorSmartphone } from "lucide-react";
import { useRef, useState } from "react";
import type { SessionItem } from "../../../shared/account.ts";
import { Button } from "../../components/button.tsx";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { Notice } from "../../components/notice.tsx";
import { RemoteList } from "../../components/remote-list.tsx";
import { SectionCard } from "../../components/section-card.tsx";
import { deviceName } from "../../lib/device-name.ts";
import { failureText } from "../../lib/failure.ts";
import { formatMoment } from "../../lib/format.ts";
import { trpc } from "../../lib/trpc.ts";

const notEnded = "The session could not be ended. Please try again.";

function SessionRow({ session, onEnd }: { session: SessionItem; onEnd: () => void }) {
  const device = deviceName(session.user_agent);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4 first:pt-0 last:pb-0">
      <MonitorSmartphone aria-hidden className="size-5 shrink-0 text-soft" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium">
          {device}
          {session.current ? (
            <span className="ml-2 rounded-full bg-tint px-2.5 py-0.5 text-sm text-accent-strong">
              This device
            </span>
          ) : null}
        </p>
        <p className="text-sm text-soft">
          {session.address === null ? "" : `${session.address} · `}since{" "}
          {formatMoment(session.created_at)}, last used {formatMoment(session.last_used_at)}
        </p>
      </div>
      {session.current ? null : (
        <Button look="secondary" aria-label={`End session: ${device}`} onClick={onEnd}>
          End session
        </Button>
      )}
    </li>
  );
}

function SignOutEverywhere({ onSignedOut }: { onSignedOut: () => void }) {
  const [asking, setAsking] = useState(false);
  const endAll = trpc.session.endAll.useMutation({ onSuccess: onSignedOut });
  return (
    <>
      <Button look="secondary" onClick={() => setAsking(true)}>
        Sign out everywhere
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        question="Sign out on every device, this one too?"
        confirm="Sign out"
        busy={endAll.isPending}
        failure={endAll.error === null ? null : failureText(endAll.error, notEnded)}
        onConfirm={() => endAll.mutate()}
      />
    </>
  );
}

/** Where the person is logged in, and the way to end that. */
export function SessionSection({
  onChanged,
  onSignedOut,
}: {
  onChanged: () => void;
  onSignedOut: () => void;
}) {
  const list = trpc.session.list.useQuery();
  const heading = useRef<HTMLHeadingElement>(null);
  const end = trpc.session.end.useMutation({
    // The button goes with its session.
    onSuccess: () => heading.current?.focus(),
    async onSettled() {
      await list.refetch();
      onChanged();
    },
  });

  return (
    <SectionCard heading="Where you are logged in" headingRef={heading}>
      {end.error === null ? null : <Notice tone="error">{failureText(end.error, notEnded)}</Notice>}
      <RemoteList
        items={list.data}
        failure={list.error === null ? null : failureText(list.error, "The list did not load.")}
        onRetry={() => list.refetch()}
        empty="No sessions."
      >
        {(sessions) => (
          <ul className="divide-y divide-line">
            {sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                onEnd={() => end.mutate({ id: session.id })}
              />
            ))}
          </ul>
        )}
      </RemoteList>
      <SignOutEverywhere onSignedOut={onSignedOut} />
    </SectionCard>
  );
}
