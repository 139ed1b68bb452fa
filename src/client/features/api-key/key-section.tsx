import { useRef, useState } from "react";
import { Button } from "../../components/button.tsx";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { RemoteList } from "../../components/remote-list.tsx";
import { SectionCard } from "../../components/section-card.tsx";
import { ShownOnce } from "../../components/shown-once.tsx";
import { useTakeFocus } from "../../components/take-focus.ts";
import { textLinkClass } from "../../components/text-link.ts";
import { failureText } from "../../lib/failure.ts";
import { trpc } from "../../lib/trpc.ts";
import { KeyRow } from "./key-row.tsx";
import { type NewKey, NewKeyForm } from "./new-key-form.tsx";

function NewKeyPart({ onChanged }: { onChanged: () => void }) {
  const [stage, setStage] = useState<"untouched" | "closed" | "open" | NewKey>("untouched");
  const button = useTakeFocus<HTMLButtonElement>(stage === "closed");

  function take(key: NewKey) {
    setStage(key);
    onChanged();
  }

  if (stage === "untouched" || stage === "closed") {
    return (
      <Button ref={button} look="secondary" onClick={() => setStage("open")}>
        New API key
      </Button>
    );
  }
  if (stage === "open") return <NewKeyForm onCreated={take} />;
  return (
    <ShownOnce secret={stage.key} onDone={() => setStage("closed")}>
      <strong className="font-semibold">{stage.name}</strong> is created. Copy the key now: it is
      shown only this once.
    </ShownOnce>
  );
}

/** Keys with which the person's own programs use the product. */
export function KeySection({ onChanged }: { onChanged: () => void }) {
  const list = trpc.apiKey.list.useQuery();
  const [revoking, setRevoking] = useState<{ id: string; name: string } | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  async function refresh() {
    await list.refetch();
    onChanged();
  }

  const revoke = trpc.apiKey.revoke.useMutation({
    async onSuccess() {
      setRevoking(null);
      await refresh();
    },
  });

  return (
    <SectionCard
      headingRef={heading}
      heading="API keys"
      lead={
        <>
          For programs of your own, which send the key as{" "}
          <code className="text-sm whitespace-nowrap">Authorization: Bearer …</code>
        </>
      }
    >
      <a href="/api/docs" className={`-mt-4 ${textLinkClass}`}>
        How the API works
      </a>
      <RemoteList
        items={list.data}
        failure={list.error === null ? null : failureText(list.error, "The list did not load.")}
        onRetry={() => list.refetch()}
        empty="You have no keys."
      >
        {(keys) => (
          <ul className="divide-y divide-line">
            {keys.map((item) => (
              <KeyRow key={item.id} item={item} onRevoke={() => setRevoking(item)} />
            ))}
          </ul>
        )}
      </RemoteList>
      <NewKeyPart onChanged={refresh} />
      <ConfirmDialog
        open={revoking !== null}
        onOpenChange={(open) => (open ? undefined : setRevoking(null))}
        question={`Revoke the key “${revoking?.name ?? ""}”?`}
        confirm="Revoke"
        busy={revoke.isPending}
        failure={revoke.error === null ? null : failureText(revoke.error, "It was not revoked.")}
        focusAfter={heading}
        onConfirm={() => (revoking === null ? undefined : revoke.mutate({ id: revoking.id }))}
      >
        <p className="text-soft">Programs that use it stop working at once.</p>
      </ConfirmDialog>
    </SectionCard>
  );
}
