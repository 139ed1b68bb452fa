import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from "react";
import type { z } from "zod";
import { accountTexts } from "../../shared/account-forms.ts";
import { failureOf, failureText } from "./failure.ts";

type FieldTexts<Values> = Partial<Record<keyof Values & string, string>>;

/** The first sentence of each field that does not fit; empty when all do. */
export function fieldErrors<Values extends object>(
  schema: z.ZodType,
  values: Values,
): FieldTexts<Values> {
  const { error } = schema.safeParse(values);
  return error === undefined ? {} : keepFields(values, firstTexts(error));
}

/** The same for a form in which a password is typed twice. */
export function confirmedErrors<Values extends { password: string; confirm: string }>(
  schema: z.ZodType,
  values: Values,
): FieldTexts<Values> {
  const { password, confirm } = values;
  const text = confirm === "" ? accountTexts.confirmRequired : accountTexts.confirmDiffers;
  const differs = confirm === "" || confirm !== password ? { confirm: text } : {};
  return keepFields(values, { ...fieldErrors(schema, values), ...differs });
}

function firstTexts(error: z.ZodError): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const { path, message } of error.issues) texts[String(path[0])] ??= message;
  return texts;
}

function isField<Values extends object>(
  values: Values,
  name: string,
): name is keyof Values & string {
  return Object.hasOwn(values, name);
}

function keepFields<Values extends object>(
  values: Values,
  texts: Record<string, string | undefined>,
): FieldTexts<Values> {
  const kept: FieldTexts<Values> = {};
  for (const [name, text] of Object.entries(texts)) if (isField(values, name)) kept[name] = text;
  return kept;
}

/** The person's attention goes to the first field that does not fit, with each refused attempt anew. */
function useFocusOnRefusal(refusals: number) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  return form;
}

type NameOf<Values, Type> = {
  [Name in keyof Values & string]: Values[Name] extends Type ? Name : never;
}[keyof Values & string];
type TextName<Values> = NameOf<Values, string>;
type BoxName<Values> = NameOf<Values, boolean>;

type FormOptions<Values> = {
  initial: Values;
  check: (values: Values) => FieldTexts<Values>;
  /** Sends the form; what it throws is told, at the fields the server named or else above the form. */
  send: (values: Values) => Promise<void>;
  /** The sentence for what `send` threw. */
  tell?: (error: unknown) => string;
};

/** A form's values, its fields' errors (gone once the field is edited), and what came of sending it. */
export function useForm<Values extends Record<string, unknown>>(options: FormOptions<Values>) {
  const {
    initial,
    check,
    send,
    tell = (error) => failureText(error, "Please try again."),
  } = options;
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldTexts<Values>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const form = useFocusOnRefusal(refusals);

  function put(name: string, value: unknown) {
    setValues((before) => ({ ...before, [name]: value }));
    setErrors((before) => ({ ...before, [name]: undefined }));
  }

  function refuse(texts: FieldTexts<Values>) {
    setErrors(texts);
    setRefusals((count) => count + 1);
  }

  function told(error: unknown) {
    const reason = failureOf(error);
    const texts = keepFields(values, reason.kind === "refused" ? reason.fields : {});
    if (Object.keys(texts).length > 0) refuse(texts);
    else setFailure(tell(error));
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setFailure(null);
    const texts = check(values);
    if (Object.keys(texts).length > 0) return refuse(texts);
    setErrors({});
    setBusy(true);
    await send(values).catch(told);
    setBusy(false);
  }

  return {
    values,
    set: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => put(name, value),
    failure,
    busy,
    reset: () => setValues(initial),
    /** For the form element; the browser's own checks stay silent. */
    formProps: { ref: form, noValidate: true, onSubmit: submit },
    error: (name: keyof Values & string): string | undefined => errors[name],
    /** For the text field of this name. */
    text: (name: TextName<Values>) => ({
      name,
      value: String(values[name]),
      error: errors[name],
      onChange: (event: ChangeEvent<HTMLInputElement>) => put(name, event.target.value),
    }),
    /** For the checkbox of this name. */
    box: (name: BoxName<Values>) => ({
      name,
      checked: values[name] === true,
      error: errors[name],
      onChange: (event: ChangeEvent<HTMLInputElement>) => put(name, event.target.checked),
    }),
  };
}
