import type { ApiKeyItem, KeyScope } from "../../../shared/account.ts";
import { Button } from "../../components/button.tsx";
import { formatMoment } from "../../lib/format.ts";

const scopeWords: Record<KeyScope, string> = { read: "read", analyse: "analyse" };

function facts(item: ApiKeyItem): string {
  const used =
    item.last_used_at === null ? "never used" : `last used ${formatMoment(item.last_used_at)}`;
  const ends = item.expires_at === null ? "no end" : `valid until ${formatMoment(item.expires_at)}`;
  return `Created ${formatMoment(item.created_at)} · ${used} · ${ends}`;
}

export function KeyRow({ item, onRevoke }: { item: ApiKeyItem; onRevoke: () => void }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium">
          {item.name}{" "}
          <code className="ml-1 rounded-sm bg-sunken px-1.5 py-0.5 text-sm text-soft">
            {item.start}…
          </code>
        </p>
        <p className="text-sm text-soft">
          May {item.scopes.map((scope) => scopeWords[scope]).join(" and ")}. {facts(item)}
        </p>
      </div>
      <Button look="secondary" aria-label={`Revoke ${item.name}`} onClick={onRevoke}>
        Revoke
      </Button>
    </li>
  );
}
