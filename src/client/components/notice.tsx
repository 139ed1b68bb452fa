import { CircleAlert, CircleCheck, Info } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";

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
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // On a phone the button that led to the error may be a screen away from its message.
    if (tone === "error") box.current?.scrollIntoView?.({ block: "nearest" });
  }, [tone]);

  return (
    <div
      ref={box}
      role={role}
      className={`flex animate-fade gap-3 rounded-md border-l-4 px-4 py-3 text-[0.9375rem] ${look}`}
    >
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 text-pretty">{children}</div>
    </div>
  );
}
