import { useId } from "react";
import type { ApiKeyItem, KeyScope } from "../../../shared/account.ts";
import { newKeyForm } from "../../../shared/account.ts";
import { CheckboxField } from "../../components/checkbox-field.tsx";
import { Notice } from "../../components/notice.tsx";
import { Select } from "../../components/select.tsx";
import { SubmitButton } from "../../components/submit-button.tsx";
import { useTakeFocus } from "../../components/take-focus.ts";
import { FieldError, TextField } from "../../components/text-field.tsx";
import { fieldErrors, useForm } from "../../lib/form.ts";
import { trpc } from "../../lib/trpc.ts";

export type NewKey = ApiKeyItem & { key: string };

type KeyValues = { name: string; read: boolean; analyse: boolean; scopes: ""; expires: string };

const initial: KeyValues = { name: "", read: true, analyse: true, scopes: "", expires: "90" };

const lifetimes = [
  { days: "30", label: "30 days" },
  { days: "90", label: "90 days" },
  { days: "365", label: "One year" },
  { days: "", label: "No end" },
];

function formOf({ name, read, analyse, expires }: KeyValues) {
  const scopes: KeyScope[] = [];
  if (read) scopes.push("read");
  if (analyse) scopes.push("analyse");
  return { name, scopes, expires_in_days: expires === "" ? null : Number(expires) };
}

function useNewKey(onCreated: (key: NewKey) => void) {
  const create = trpc.apiKey.create.useMutation();
  return useForm({
    initial,
    check: (values) => fieldErrors(newKeyForm, { ...values, ...formOf(values) }),
    async send(values) {
      onCreated(await create.mutateAsync(formOf(values)));
    },
  });
}

function Lifetime({ value, onChange }: { value: string; onChange: (days: string) => void }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-[0.9375rem] font-medium">
        Valid for
      </label>
      <Select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="sm:w-56"
      >
        {lifetimes.map(({ days, label }) => (
          <option key={days} value={days}>
            {label}
          </option>
        ))}
      </Select>
    </div>
  );
}

export function NewKeyForm({ onCreated }: { onCreated: (key: NewKey) => void }) {
  const form = useNewKey(onCreated);
  const first = useTakeFocus<HTMLInputElement>();
  const scopesError = form.error("scopes");
  return (
    <form {...form.formProps} className="space-y-4">
      {form.failure === null ? null : <Notice tone="error">{form.failure}</Notice>}
      <TextField
        ref={first}
        label="Name of the key"
        hint="What it is for, such as the program that uses it."
        autoComplete="off"
        {...form.text("name")}
      />
      <fieldset>
        <legend className="text-[0.9375rem] font-medium">It may</legend>
        <div className="flex flex-col">
          <CheckboxField label="Read results and history" {...form.box("read")} />
          <CheckboxField
            label="Start analyses, write letters, change what is kept"
            {...form.box("analyse")}
          />
        </div>
        {scopesError === undefined ? null : (
          <FieldError id="scopes-error">{scopesError}</FieldError>
        )}
      </fieldset>
      <Lifetime value={form.values.expires} onChange={(days) => form.set("expires", days)} />
      <SubmitButton busy={form.busy}>Create key</SubmitButton>
    </form>
  );
}
