import { useRef, useState } from "react";
import type { NewWebhook } from "../../../shared/webhook.ts";
import { Button } from "../../components/button.tsx";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { RemoteList } from "../../components/remote-list.tsx";
import { SectionCard } from "../../components/section-card.tsx";
import { ShownOnce } from "../../components/shown-once.tsx";
import { useTakeFocus } from "../../components/take-focus.ts";
import { failureText } from "../../lib/failure.ts";
import { trpc } from "../../lib/trpc.ts";
import { NewWebhookForm } from "./new-webhook-form.tsx";
import { WebhookRow } from "./webhook-row.tsx";

function NewWebhookPart({ onChanged }: { onChanged: () => void }) {
  const [stage, setStage] = useState<"untouched" | "closed" | "open" | NewWebhook>("untouched");
  const button = useTakeFocus<HTMLButtonElement>(stage === "closed");

  function take(made: NewWebhook) {
    setStage(made);
    onChanged();
  }

  if (stage === "untouched" || stage === "closed") {
    return (
      <Button ref={button} look="secondary" onClick={() => setStage("open")}>
        New webhook
      </Button>
    );
  }
  if (stage === "open") return <NewWebhookForm onCreated={take} />;
  return (
    <ShownOnce secret={stage.secret} onDone={() => setStage("closed")}>
      The webhook is added. Copy its secret now, to check that a call is ours: it is shown only this
      once.
    </ShownOnce>
  );
}

/** Where programs of the person are told that an analysis has ended. */
export function WebhookSection({ onChanged }: { onChanged: () => void }) {
  const list = trpc.webhook.list.useQuery();
  const [removing, setRemoving] = useState<{ id: string; url: string } | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  async function refresh() {
    await list.refetch();
    onChanged();
  }

  const remove = trpc.webhook.remove.useMutation({
    async onSuccess() {
      setRemoving(null);
      await refresh();
    },
  });

  return (
    <SectionCard
      headingRef={heading}
      heading="Webhooks"
      lead="Your own program is called when an analysis has ended: ids, status and scores, no text of any document."
    >
      <RemoteList
        items={list.data}
        failure={list.error === null ? null : failureText(list.error, "The list did not load.")}
        onRetry={() => list.refetch()}
        empty="You have no webhooks."
      >
        {(webhooks) => (
          <ul className="divide-y divide-line">
            {webhooks.map((item) => (
              <WebhookRow key={item.id} item={item} onRemove={() => setRemoving(item)} />
            ))}
          </ul>
        )}
      </RemoteList>
      <NewWebhookPart onChanged={refresh} />
      <ConfirmDialog
        open={removing !== null}
        onOpenChange={(open) => (open ? undefined : setRemoving(null))}
        question="Remove this webhook?"
        confirm="Remove"
        busy={remove.isPending}
        failure={remove.error === null ? null : failureText(remove.error, "It was not removed.")}
        focusAfter={heading}
        onConfirm={() => (removing === null ? undefined : remove.mutate({ id: removing.id }))}
      >
        <p className="break-all text-soft">{removing?.url} is called no more.</p>
      </ConfirmDialog>
    </SectionCard>
  );
}
