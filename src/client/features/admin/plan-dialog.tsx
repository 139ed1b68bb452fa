import { type FormEvent, useState } from "react";
import { type Plan, plans } from "../../../shared/account.ts";
import type { AdminUser } from "../../../shared/admin.ts";
import { Button } from "../../components/button.tsx";
import { Notice } from "../../components/notice.tsx";
import { QuestionDialog } from "../../components/question-dialog.tsx";
import { SelectField } from "../../components/select-field.tsx";

const options = plans.map((value) => ({ value, label: planWord(value) }));

export function planWord(plan: Plan): string {
  return `${plan.slice(0, 1).toUpperCase()}${plan.slice(1)}`;
}

type DialogProps = {
  user: AdminUser;
  busy: boolean;
  failure: string | null;
  onSave: (plan: Plan) => void;
  onClose: () => void;
};

/** Chooses the plan of an account by hand. */
export function PlanDialog({ user, busy, failure, onSave, onClose }: DialogProps) {
  const [plan, setPlan] = useState(user.plan);
  const isPaid = user.paid !== null && user.paid.plan !== "free";

  function save(event: FormEvent) {
    event.preventDefault();
    onSave(plan);
  }

  return (
    <QuestionDialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      question="Change the plan"
    >
      <form onSubmit={save} className="space-y-4">
        {failure === null ? null : <Notice tone="error">{failure}</Notice>}
        <p className="text-soft">{user.email}</p>
        <SelectField label="Plan" options={options} value={plan} onChange={setPlan} />
        {isPaid ? (
          <p className="text-sm text-soft">
            A subscription is being paid. It goes on as it is, and its next change sets the plan
            anew.
          </p>
        ) : null}
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button look="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={busy || plan === user.plan}>
            Save plan
          </Button>
        </div>
      </form>
    </QuestionDialog>
  );
}
