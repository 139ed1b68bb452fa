import type { ParsedCv } from "../../src/shared/parsed-cv.ts";
import type { Facts } from "./facts.ts";

/** A field of one file where what is true and what was read differ. */
export type Difference = { file: string; field: string; missed: string[]; read: string[] };

type Read = Pick<ParsedCv, "contact" | "experience" | "education">;
type Values = (string | null | undefined)[];

/** White space, case and punctuation do not make a value wrong. */
function key(value: string): string {
  return value
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Phone numbers are the same in any notation; compare the last nine digits. */
function phoneKey(value: string): string {
  return value.replace(/\D/g, "").slice(-9);
}

const fields: Record<string, (cv: Read | Facts) => Values> = {
  full_name: ({ contact }) => [contact.full_name],
  email: ({ contact }) => [contact.email],
  phone: ({ contact }) => [contact.phone],
  location: ({ contact }) => [contact.location],
  title: ({ experience }) => experience.map((role) => role.title),
  company: ({ experience }) => experience.map((role) => role.company),
  start: ({ experience }) => experience.map((role) => role.start),
  end: ({ experience }) => experience.map((role) => role.end),
  degree: ({ education }) => education.map((entry) => entry.degree),
  institution: ({ education }) => education.map((entry) => entry.institution),
  study_end: ({ education }) => education.map((entry) => entry.end),
};

function present(values: Values): string[] {
  return values.flatMap((value) => (value ? [value] : []));
}

/** What differs between two bags of values: of each, those without a partner. */
function withoutPartner(field: string, truth: Values, read: Values) {
  const form = field === "phone" ? phoneKey : key;
  const left = present(read);
  const missed: string[] = [];
  let right = 0;
  for (const value of present(truth)) {
    const at = left.findIndex((other) => form(other) === form(value));
    if (at < 0) missed.push(value);
    else {
      right += 1;
      left.splice(at, 1);
    }
  }
  return { right, missed, read: left };
}

/** Field F1 over files, and every difference. */
export function compareFields(files: readonly { facts: Facts; parsed: Read }[]): {
  f1: Record<string, number>;
  differences: Difference[];
} {
  const differences: Difference[] = [];
  const f1: Record<string, number> = {};
  const all = { right: 0, wrong: 0 };
  for (const [field, of] of Object.entries(fields)) {
    let right = 0;
    let wrong = 0;
    for (const { facts, parsed } of files) {
      const found = withoutPartner(field, of(facts), of(parsed));
      right += found.right;
      wrong += found.missed.length + found.read.length;
      if (found.missed.length + found.read.length > 0)
        differences.push({ file: facts.file, field, missed: found.missed, read: found.read });
    }
    f1[field] = (2 * right) / Math.max(1, 2 * right + wrong);
    all.right += right;
    all.wrong += wrong;
  }
  f1.all = (2 * all.right) / Math.max(1, 2 * all.right + all.wrong);
  return { f1, differences };
}
