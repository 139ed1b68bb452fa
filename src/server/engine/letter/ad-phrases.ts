import type { Demand, JobRecord } from "../job/job-record.ts";
import { skillNamed } from "../lexicon/lexicon.ts";
import { foldSpace } from "../text/fold-space.ts";
import { words } from "../text/words.ts";
import { isFit } from "./clauses.ts";
import { inBritishSpelling } from "./uk-spelling.ts";
import { danglingEnds } from "./words/unfit-words.ts";
import { gerundOf, isNounToo, verbOf } from "./words/verb-forms.ts";

const kindsWithCapital = new Set(["tool", "language", "licence"]);

/** A skill's name inside a sentence: ordinary words small, names and abbreviations as they are. */
export function skillInText(name: string): string {
  const skill = skillNamed(name);
  if (!skill || kindsWithCapital.has(skill.kind) || skill.kind === "method") return name;
  const [first = "", ...rest] = name.split(" ");
  if (!/^\p{Lu}\p{Ll}+(?:-\p{Ll}+)*$/u.test(first) || rest.some((word) => /\p{Lu}/u.test(word)))
    return name;
  return first.charAt(0).toLowerCase() + name.slice(1);
}

const mostDutyWords = 13;

/** A duty as an activity ("preparing balance sheet reconciliations"); null where the line is not a plain one. */
export function dutyPhrase(demand: Demand): string | null {
  const text = foldSpace(demand.text)
    .replace(/^to\s+/iu, "")
    .replace(/[\s.;,:]+$/u, "");
  const all = words(text);
  const [first] = all;
  if (!first || all.length < 3 || all.length > mostDutyWords || !isFit(text)) return null;
  if (/[;:()"“”?!/]|\.\s|\s[-–—]\s/u.test(text) || danglingEnds.has(all.at(-1)?.lower ?? ""))
    return null;
  const verb = verbOf(first.lower);
  if (!verb) return null;
  const rest = inBritishSpelling(text.slice(first.end));
  if (
    all.some(
      ({ text: word, lower }, at) =>
        at > 0 &&
        /^\p{Lu}\p{Ll}/u.test(word) &&
        verbOf(lower) !== undefined &&
        verbOf(lower)?.form !== "base",
    )
  )
    return null;
  if (verb.form === "gerund") return inBritishSpelling(first.lower) + rest;
  if (
    verb.form !== "base" ||
    (isNounToo(verb.base) && !/^\s+(?:the|a|an|all|our|and|to|with|new)\b/u.test(rest))
  )
    return null;
  return joinedGerunds(gerundOf(verb.base), rest);
}

/** "Reconcile accounts and prepare reports": the second verb takes the form of the first, or nothing is said. */
function joinedGerunds(first: string, rest: string): string | null {
  const joined = /(?:\band|\bor|,)\s+(\p{Ll}+)/gu;
  let safe = true;
  const text = rest.replace(joined, (whole: string, word: string, at: number) => {
    const verb = verbOf(word);
    if (verb?.form !== "base") return whole;
    if (isNounToo(verb.base)) {
      const after = rest.slice(at + whole.length);
      if (!/^\s+(?:the|a|an|all|our|to)\b/u.test(after)) {
        safe = false;
        return whole;
      }
    }
    return whole.slice(0, whole.length - word.length) + gerundOf(verb.base);
  });
  return safe ? first + text : null;
}

const titleNoise =
  /\s*(?:[([].*$|\s[-–—|/:]\s.*$|[,;|].*$|£.*$|\bband\s?\d.*$|\b(?:full|part)[- ]time\b.*$|\bpermanent\b.*$|\bfixed[- ]term\b.*$|\bref\b.*$)/iu;
const smallWords = new Set("of and for in the to with at on".split(" "));

/** A job title inside a sentence; null where what we have is not one. */
export function titleInText(title: string | null | undefined): string | null {
  if (title == null) return null;
  const text = foldSpace(title)
    .replace(titleNoise, "")
    .replace(/[\s.,;:*-]+$/u, "");
  const all = words(text);
  if (
    all.length === 0 ||
    all.length > 7 ||
    text.length > 60 ||
    /[^\p{Script=Latin}\p{N}\s&/'’.+#-]/u.test(text)
  )
    return null;
  if (!/\p{L}{2}/u.test(text) || !isFitName(text)) return null;
  const shouted = text === text.toUpperCase() && /\p{L}{5}/u.test(text);
  const small = text === text.toLowerCase();
  if (!shouted && !small) return text;
  return text
    .toLowerCase()
    .replace(/\p{L}+/gu, (word, at: number) =>
      at > 0 && smallWords.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .replace(/\b(?:It|Hr|Hgv|Nhs|Sen|Qa|Ux|Ui|Pa|Php|Sql|Ceo|Cto|Hca)\b/gu, (word) =>
      word.toUpperCase(),
    );
}

const unfitNames =
  /\b(?:company name|city|state|name|confidential|our client|client|company|a leading|the company|ignore|instructions?|n\/a)\b/iu;

/** Whether a name (employer, school, title) can stand in a sentence. */
export function isFitName(text: string): boolean {
  const fold = foldSpace(text);
  if (fold.length < 2 || fold.length > 70 || words(fold).length > 9) return false;
  return (
    !/[|<>{}[\]@_*•]|https?:|www\.|\.{2}|[ÂÃ]/u.test(fold) &&
    (!unfitNames.test(fold) ||
      /\b(?:Company|State|City)\b.*\b(?:Ltd|plc|Limited|University|Council|Inc|Hospital|College)\b|\bUniversity\b|\bCity (?:of|Council)\b/u.test(
        fold,
      ))
  );
}

/** An employer or school as a name inside a sentence; null where what we have is none. */
export function nameInText(name: string | null | undefined): string | null {
  if (name == null) return null;
  const text = foldSpace(name).replace(/[\s.,;:–-]+$/u, (end) =>
    /(?:Ltd|Inc|Co)\.$/u.test(name.trim()) ? "." : end.replace(/./gu, ""),
  );
  return text !== "" && isFitName(text) && /\p{Lu}|\d/u.test(text) ? text : null;
}

/** "a" or "an", by sound. */
export function withArticle(noun: string): string {
  const [first = ""] = noun.split(/[\s/-]/u);
  const spelt =
    first === first.toUpperCase() && first.length > 1 && !/^(?:SEN|NHS Trust)$/u.test(first);
  const vowel = spelt
    ? /^[AEFHILMNORSX]/u.test(first)
    : /^[aeio]|^u(?!n[iI]|s[eE]|ti|k)/iu.test(first) || /^(?:hour|hono|heir)/iu.test(first);
  return `${vowel ? "an" : "a"} ${noun}`;
}

/** The duties of the job as activities, in the advertisement's order, with the lines they quote. */
export function dutiesOf(job: JobRecord): { text: string; quote: string }[] {
  return job.demands.flatMap((demand) => {
    const text = demand.responsibility ? dutyPhrase(demand) : null;
    return text === null ? [] : [{ text, quote: demand.text }];
  });
}
