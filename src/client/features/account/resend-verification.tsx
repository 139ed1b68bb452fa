import { useState } from "react";
import { z } from "zod";
import { Button } from "../../components/button.tsx";
import { Notice } from "../../components/notice.tsx";
import { Spinner } from "../../components/spinner.tsx";
import { useRest } from "../../lib/api.tsx";
import { ApiError } from "../../lib/api-error.ts";

type Outcome = { tone: "success" | "error"; text: string };

const sent: Outcome = {
  tone: "success",
  text: "Verification email sent! Please check your inbox.",
};

function failed(thrown: unknown): Outcome {
  const text = thrown instanceof ApiError ? thrown.given.error : "";
  return { tone: "error", text: text || "Failed to resend verification email." };
}

/** Sends the verification mail once more, and says what came of it. */
export function ResendVerification({ email }: { email: string }) {
  const rest = useRest();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [busy, setBusy] = useState(false);

  async function resend() {
    setBusy(true);
    setOutcome(null);
    const call = rest.post("/api/auth/resend-verification", { email }, z.unknown());
    setOutcome(await call.then(() => sent, failed));
    setBusy(false);
  }

  return (
    <div className="space-y-4">
      <Button look="secondary" className="w-full" disabled={busy} onClick={resend}>
        {busy ? <Spinner /> : null} Resend verification email
      </Button>
      {outcome === null ? null : <Notice tone={outcome.tone}>{outcome.text}</Notice>}
    </div>
  );
}
