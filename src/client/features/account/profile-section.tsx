import { useState } from "react";
import type { AccountUser } from "../../../shared/account.ts";
import { nameForm } from "../../../shared/account-forms.ts";
import { Notice } from "../../components/notice.tsx";
import { SectionCard } from "../../components/section-card.tsx";
import { SubmitButton } from "../../components/submit-button.tsx";
import { TextField } from "../../components/text-field.tsx";
import { fieldErrors, useForm } from "../../lib/form.ts";
import { trpc } from "../../lib/trpc.ts";

const planNames = { free: "Free", starter: "Starter", pro: "Pro", enterprise: "Enterprise" };

function Facts({ user }: { user: AccountUser }) {
  return (
    <dl className="grid gap-4 sm:grid-cols-2">
      <div className="min-w-0">
        <dt className="text-sm text-soft">Email address</dt>
        <dd className="font-medium">{user.email}</dd>
      </div>
      <div>
        <dt className="text-sm text-soft">Your plan</dt>
        <dd className="font-medium">{planNames[user.plan]}</dd>
      </div>
    </dl>
  );
}

export function ProfileSection({ user, onChanged }: { user: AccountUser; onChanged: () => void }) {
  const [saved, setSaved] = useState(false);
  const change = trpc.account.changeName.useMutation();
  const form = useForm({
    initial: { name: user.name },
    check: (values) => fieldErrors(nameForm, values),
    async send(values) {
      setSaved(false);
      await change.mutateAsync(values);
      setSaved(true);
      onChanged();
    },
  });

  return (
    <SectionCard heading="Profile">
      <Facts user={user} />
      <form {...form.formProps} className="space-y-4">
        {form.failure === null ? null : <Notice tone="error">{form.failure}</Notice>}
        {saved ? <Notice tone="success">Your name is saved.</Notice> : null}
        <TextField label="Name" autoComplete="name" {...form.text("name")} />
        <SubmitButton busy={form.busy}>Save name</SubmitButton>
      </form>
    </SectionCard>
  );
}
