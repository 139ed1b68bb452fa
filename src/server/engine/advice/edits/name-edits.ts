import { adWordings, wordingAdvice } from "../ad-wording.ts";
import type { Findings } from "../findings.ts";
import { type Edit, replaceLines } from "./edit.ts";

const mostNames = 3;

/** The advertisement's name beside the CV's own, in the very lines that show the skill. */
export function nameEdits(findings: Findings): Edit[] {
  const wordings = adWordings(findings).slice(0, mostNames);
  const byLine = new Map(wordings.map((wording) => [wording.before, wording]));
  const used = new Set<string>();
  const edit = replaceLines(
    findings,
    ({ text }) => {
      const wording = used.has(text) ? undefined : byLine.get(text);
      used.add(text);
      return wording ? [wording.after] : null;
    },
    (changes) => {
      const done = changes.flatMap(({ before }) => byLine.get(before) ?? []);
      return wordingAdvice(done);
    },
  );
  return edit ? [{ ...edit, worthSaying: true }] : [];
}
