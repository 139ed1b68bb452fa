import { useState } from "react";
import { passwordForm } from "../../../shared/account-forms.ts";
import { Button } from "../../components/button.tsx";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { PasswordField } from "../../components/password-field.tsx";
import { SectionCard } from "../../components/section-card.tsx";
import { fieldErrors, useForm } from "../../lib/form.ts";
import { trpc } from "../../lib/trpc.ts";

const formId = "delete-account";

function DeleteDialog({ onClose, onDeleted }: { onClose: () => void; onDeleted: () => void }) {
  const remove = trpc.account.delete.useMutation();
  const form = useForm({
    initial: { password: "" },
    check: (values) => fieldErrors(passwordForm, values),
    async send(values) {
      await remove.mutateAsync(values);
      onDeleted();
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      question="Are you sure you want to delete your account?"
      confirm="Delete"
      form={formId}
      busy={form.busy}
      failure={form.failure}
    >
      <p className="text-soft">
        Your reports, your keys and everything else we keep about you are removed at once. Nobody
        can bring them back.
      </p>
      <form id={formId} {...form.formProps}>
        <PasswordField
          label="Password"
          autoComplete="current-password"
          {...form.text("password")}
        />
      </form>
    </ConfirmDialog>
  );
}

export function DeleteSection({ onDeleted }: { onDeleted: () => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <SectionCard
      heading="Delete your account"
      lead="Removes the account with all its reports and keys, for good. You may want to download your data first."
    >
      <Button look="secondary" className="text-poor-ink" onClick={() => setAsking(true)}>
        Delete my account
      </Button>
      {asking ? <DeleteDialog onClose={() => setAsking(false)} onDeleted={onDeleted} /> : null}
    </SectionCard>
  );
}
