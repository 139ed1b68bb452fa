import { useEffect, useState } from "react";
import { z } from "zod";
import { emailForm } from "../../../shared/account-forms.ts";
import { texts } from "../../../shared/texts.ts";
import { Notice } from "../../components/notice.tsx";
import { SubmitButton } from "../../components/submit-button.tsx";
import { TextField } from "../../components/text-field.tsx";
import { useRest } from "../../lib/api.tsx";
import { ApiError } from "../../lib/api-error.ts";
import { fieldErrors, useForm } from "../../lib/form.ts";

/** (spec) After a success the dialog closes by itself. */
const closeAfterMs = 2000;

const answerSchema = z.object({ message: z.string().nullish().catch(null) });

function failed(thrown: unknown): string {
  if (!(thrown instanceof ApiError)) return `${texts.emailFailed}. Please try again.`;
  return thrown.given.error || texts.emailFailed;
}

/** Sends the report of an analysis to an address. */
export function EmailForm({
  analysisId,
  onDone,
}: {
  analysisId: string | null;
  /** Some time after the success was told. */
  onDone: () => void;
}) {
  const rest = useRest();
  const [success, setSuccess] = useState<string | null>(null);
  const form = useForm({
    initial: { email: "" },
    check: (values) => fieldErrors(emailForm, values),
    async send(values) {
      setSuccess(null);
      if (analysisId === null) throw new Error(texts.noAnalysis);
      const path = `/email/api/send/${encodeURIComponent(analysisId)}`;
      const answer = await rest.post(path, emailForm.parse(values), answerSchema);
      setSuccess(answer.message || texts.emailSent);
    },
    tell: (thrown) => (analysisId === null ? texts.noAnalysis : failed(thrown)),
  });

  useEffect(() => {
    if (success === null) return;
    const timer = setTimeout(onDone, closeAfterMs);
    return () => clearTimeout(timer);
  }, [success, onDone]);

  return (
    <form {...form.formProps} className="space-y-4">
      <TextField label="Email address" type="email" autoComplete="email" {...form.text("email")} />
      {form.failure === null ? null : <Notice tone="error">{form.failure}</Notice>}
      {success === null ? null : <Notice tone="success">{success}</Notice>}
      <SubmitButton busy={form.busy} className="w-full">
        Send
      </SubmitButton>
    </form>
  );
}
