import { withArticle } from "../text/with-article.ts";
import { skillInText } from "./skill-in-text.ts";

/** Of these one has one: "a driving licence", "a DBS check". */
const countable =
  /\b(?:licence|certificate|card|check|qualification|award|permit|ticket|pass)(?: \([^)]*\))?$/iu;

/** A registration or licence inside a sentence: "a driving licence", "registration as a midwife". */
export function licenceInText(name: string): string {
  const [, who] =
    /^Registered ((?:\p{L}|['’\s])+(?:nurse|midwife|pharmacist|technician)\b.*)$/u.exec(name) ?? [];
  if (who !== undefined) return `registration as ${withArticle(who)}`;
  const text = skillInText(name);
  if (/^Apprenticeship in\b/u.test(name)) return withArticle(text);
  return countable.test(text) ? withArticle(text) : text;
}
