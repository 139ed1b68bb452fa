import type { WebhookItem } from "../../../shared/webhook.ts";
import { Button } from "../../components/button.tsx";
import { formatMoment } from "../../lib/format.ts";

/** How calls go, in words: what a person needs to know before they look at their own server. */
export function webhookState(item: WebhookItem): string {
  if (item.disabled_at !== null) {
    return `Disabled ${formatMoment(item.disabled_at)}. Remove it and add it again once it works.`;
  }
  if (item.last_called_at === null) return "Not called yet.";
  const answer = item.last_status === null ? "did not answer" : `answered ${item.last_status}`;
  const failing = item.failing_since;
  const since = failing === null ? "" : ` It fails since ${formatMoment(failing)}.`;
  return `Last called ${formatMoment(item.last_called_at)}; it ${answer}.${since}`;
}

export function WebhookRow({ item, onRemove }: { item: WebhookItem; onRemove: () => void }) {
  const isFailing = item.disabled_at !== null || item.failing_since !== null;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-medium break-all">{item.url}</p>
        <p className={`text-sm ${isFailing ? "text-poor-ink" : "text-soft"}`}>
          {webhookState(item)}
        </p>
      </div>
      <Button look="secondary" aria-label={`Remove ${item.url}`} onClick={onRemove}>
        Remove
      </Button>
    </li>
  );
}
