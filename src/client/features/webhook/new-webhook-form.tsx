import { type NewWebhook, newWebhookForm } from "../../../shared/webhook.ts";
import { Notice } from "../../components/notice.tsx";
import { SubmitButton } from "../../components/submit-button.tsx";
import { useTakeFocus } from "../../components/take-focus.ts";
import { TextField } from "../../components/text-field.tsx";
import { fieldErrors, useForm } from "../../lib/form.ts";
import { trpc } from "../../lib/trpc.ts";

export function NewWebhookForm({ onCreated }: { onCreated: (made: NewWebhook) => void }) {
  const first = useTakeFocus<HTMLInputElement>();
  const create = trpc.webhook.create.useMutation();
  const form = useForm({
    initial: { url: "" },
    check: (values) => fieldErrors(newWebhookForm, values),
    async send(values) {
      onCreated(await create.mutateAsync(values));
    },
  });
  return (
    <form {...form.formProps} className="space-y-4">
      {form.failure === null ? null : <Notice tone="error">{form.failure}</Notice>}
      <TextField
        ref={first}
        label="Address to call"
        hint="A public https address of a program of yours."
        type="url"
        inputMode="url"
        autoComplete="off"
        {...form.text("url")}
      />
      <SubmitButton busy={form.busy}>Add webhook</SubmitButton>
    </form>
  );
}
