import { CircleAlert, CircleCheck, Info } from "lucide-react";
import type { ReactNode } from "react";

type NoticeTone = "error" | "success" | "info";

const tones: Record<NoticeTone, { look: string; Icon: typeof Info }> = {
  error: { look: "border-poor bg-poor-tint text-poor-ink", Icon: CircleAlert },
  success: { look: "border-excellent bg-excellent-tint text-excellent-ink", Icon: CircleCheck },
  info: { look: "border-control bg-sunken text-ink", Icon: Info },
};

/** A message on the page: an error is announced at once, a success politely, a plain hint not at all. */
export function Notice({ tone, children }: { tone: NoticeTone; children: ReactNode }) {
  const { look, Icon } = tones[tone];
  const role = { error: "alert", success: "status", info: undefined }[tone];
  return (
    <div
      role={role}
      className={`flex animate-fade gap-3 rounded-md border-l-4 px-4 py-3 text-[0.9375rem] ${look}`}
    >
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 break-words">{children}</div>
    </div>
  );
}
