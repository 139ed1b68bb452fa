import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { Button } from "./button.tsx";

type Outcome = "copied" | "failed" | null;

const words = { copied: "Copied", failed: "Copying failed: select it by hand" };

/** Puts a text on the clipboard, and says whether that worked. A blank text it leaves alone. */
export function CopyButton({ text, label = "Copy" }: { text: string; label?: string }) {
  const [outcome, setOutcome] = useState<Outcome>(null);

  async function copy() {
    if (text.trim() === "") return;
    try {
      await navigator.clipboard.writeText(text);
      setOutcome("copied");
    } catch {
      setOutcome("failed");
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button look="secondary" className="max-sm:flex-auto" onClick={copy}>
        {outcome === "copied" ? (
          <Check aria-hidden className="size-4" />
        ) : (
          <Copy aria-hidden className="size-4" />
        )}
        {label}
      </Button>
      <span role="status" className="text-sm empty:hidden">
        {outcome === null ? "" : words[outcome]}
      </span>
    </div>
  );
}
