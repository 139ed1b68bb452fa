import type { DocumentLine } from "../../../shared/document.ts";
import { foldLetters } from "../vocabulary/fold.ts";
import { opensSentence } from "../vocabulary/job-titles.ts";
import type { CvRecord } from "./cv-record.ts";
import { isGivenName } from "./name-support.ts";

type Named = Pick<CvRecord, "lines" | "contact" | "sections" | "roles" | "education">;

const joiners = new Set(
  "of and the for in at to with a an or on by von und de la et y e".split(" "),
);
/** So many words a line may have to name something. */
const longestName = 8;
const fewestLetters = 100;

/** Whether somebody wrote everything in small letters. */
export function isInSmallLetters(text: string): boolean {
  const small = text.match(/\p{Ll}/gu)?.length ?? 0;
  const capital = text.match(/\p{Lu}/gu)?.length ?? 0;
  return small >= fewestLetters && capital * 100 < small;
}

/** Half a post code: "bd5", "5ja". */
const postCode = /^(?:[a-z]{1,2}\d[a-z\d]?|\d[a-z]{2})$/;

function capitalised(word: string): string {
  if (/[@/]|\.\p{L}{2}|^www/u.test(word)) return word;
  if (postCode.test(word)) return word.toUpperCase();
  return word.replace(/^[^\p{L}]{0,2}\p{Ll}/u, (first) => {
    const raised = first.toUpperCase();
    return raised.length === first.length ? raised : first;
  });
}

function withCapitals(text: string): string {
  const words = text.split(" ");
  const first = foldLetters(words[0] ?? "");
  const task = /(?:ing|ed)$/.test(first) && !isGivenName(first);
  const tells = opensSentence(first) || task || words.length > longestName;
  const dated = /(?:19|20)\d\d/.test(text) && words.length <= longestName * 2;
  if (tells && !dated) return [capitalised(words[0] ?? ""), ...words.slice(1)].join(" ");
  return words.map((word, i) => (i > 0 && joiners.has(word) ? word : capitalised(word))).join(" ");
}

/** The lines with the capitals that names have, so that they can be told; their lengths stay. */
export function raiseNames(lines: readonly DocumentLine[]): DocumentLine[] {
  return lines.map((line) => ({ ...line, text: withCapitals(line.text) }));
}

/** Puts every value back as the CV writes it. */
export function lowerNames(named: Named, text: string): Named {
  const kept = new Set(text.match(/\p{Lu}[\p{L}\p{M}]*/gu) ?? []);
  const low = (value: string) =>
    value.replace(/\p{Lu}[\p{L}\p{M}]*/gu, (word) => (kept.has(word) ? word : word.toLowerCase()));
  const lowered = (value: string | null) => (value === null ? null : low(value));
  return {
    lines: named.lines.map((line) => ({ ...line, text: low(line.text) })),
    contact: {
      ...named.contact,
      fullName: lowered(named.contact.fullName),
      location: lowered(named.contact.location),
    },
    sections: named.sections.map((section) => ({ ...section, heading: low(section.heading) })),
    roles: named.roles.map((role) => ({
      ...role,
      title: lowered(role.title),
      company: lowered(role.company),
      location: lowered(role.location),
    })),
    education: named.education.map((one) => ({
      ...one,
      degree: lowered(one.degree),
      subject: lowered(one.subject),
      institution: lowered(one.institution),
      classification: lowered(one.classification),
    })),
  };
}
