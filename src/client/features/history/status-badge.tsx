import { CircleAlert, CircleCheck, CircleHelp, Clock, LoaderCircle } from "lucide-react";

const looks: Record<string, { word: string; look: string; Icon: typeof CircleCheck }> = {
  completed: {
    word: "Completed",
    look: "bg-excellent-tint text-excellent-ink",
    Icon: CircleCheck,
  },
  processing: { word: "Processing", look: "bg-info-tint text-info-ink", Icon: LoaderCircle },
  pending: { word: "Pending", look: "bg-good-tint text-good-ink", Icon: Clock },
  failed: { word: "Failed", look: "bg-poor-tint text-poor-ink", Icon: CircleAlert },
};

/** (spec) green, blue, yellow and red; a status it does not know is grey. */
export function StatusBadge({ status }: { status: string }) {
  const { word, look, Icon } = looks[status] ?? {
    word: "Unknown",
    look: "bg-sunken text-soft",
    Icon: CircleHelp,
  };
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap ${look}`}
    >
      <Icon aria-hidden className="size-3.5" />
      {word}
    </span>
  );
}
