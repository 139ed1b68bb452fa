import type { CvRecord } from "../../cv/cv-record.ts";
import { termKey } from "../../match/term-key.ts";
import { wordWeight, wordWeights } from "../../match/word-weight.ts";
import { foldSpace } from "../../text/fold-space.ts";
import { sentences } from "../../text/sentences.ts";
import { withArticle } from "../../text/with-article.ts";
import { words } from "../../text/words.ts";
import { looksLikeJobTitle } from "../../vocabulary/job-titles.ts";
import { findLanguages } from "../../vocabulary/languages.ts";
import { isFit } from "../fit-line.ts";
import { withoutSlips } from "../slips.ts";
import { inBritishSpelling } from "../uk-spelling.ts";
import { danglingEnds } from "../words/unfit-words.ts";
import type { Sourced } from "./letter-source.ts";

const fewestWords = 6;
const mostWords = 26;
/** Between what the person is and what they have done. */
const head =
  /^(?:I am |I'm |I’m )?(?:an? )?(.{4,50}?)(?:,| (?:with|who|for|in|from|acting|known|specialis\p{L}+|experienced|devoted|dedicated|committed|focused|skilled|offering|passionate|capable|trained|qualified)\b)/iu;

/** "Meeting deadlines under Budget forecasting Excellent": an everyday word with a capital, alone, begins another line. */
function isGlued(text: string): boolean {
  const all = words(text);
  return all.some(({ text: word, lower }, at) => {
    if (at === 0 || !/^\p{Lu}\p{Ll}{2,}/u.test(word)) return false;
    const beside = [all[at - 1], all[at + 1]].some((other) => /^\p{Lu}/u.test(other?.text ?? ""));
    return !beside && wordWeight(termKey(lower)) < wordWeights.rare;
  });
}

function profileOf(line: string): string | null {
  const [first] = sentences(withoutSlips(foldSpace(line)));
  const text = (first?.text ?? "").replace(/[\s.;:,]+$/u, "");
  const title = head.exec(text)?.[1] ?? "";
  const capitals = title.replace(/(?<![\p{L}\p{N}])\p{Ll}/gu, (letter) => letter.toUpperCase());
  if (
    !looksLikeJobTitle(capitals) ||
    !isFit(text) ||
    isGlued(text) ||
    /[;:!?()&]|\s[–—-]\s/u.test(text)
  )
    return null;
  const bare = text.replace(/^(?:I am|I'm|I’m)\s/u, "").replace(/^an?\s/iu, "");
  const all = words(bare);
  if (all.length < fewestWords || all.length > mostWords || /\bI\b/u.test(bare)) return null;
  // "In product design, eight years, taking devices to market" is a note, no sentence.
  if (/,\s(?:\p{L}+|\d+)\+?\syears(?:,|$)|,\sone\s\p{L}+(?:,|$)/u.test(bare)) return null;
  if (danglingEnds.has(all.at(-1)?.lower ?? "")) return null;
  // "California-licensed" begins with a name, "customer-focused" with a word.
  const isName =
    /^(?!(?:Part|Fully|Newly|Board|State)\b)\p{L}+-(?:licensed|certified|based|born)\b/u.test(bare);
  // "Welsh-speaking" keeps its capital.
  const ofLand = findLanguages(bare.split(/[\s-]/u)[0] ?? "").length > 0;
  const lowered =
    !isName && !ofLand && /^\p{Lu}\p{Ll}+(?:['’]s)?(?:-\p{Ll}+\s|\s(?!\p{Lu}))/u.test(bare)
      ? bare.charAt(0).toLowerCase() + bare.slice(1)
      : bare;
  return inBritishSpelling(withArticle(lowered));
}

/** What the CV's own profile says the person is ("an adult nurse with nine years on surgical wards"). */
export function ownProfile(cv: CvRecord, deaf: ReadonlySet<number>): Sourced | null {
  if (cv.language !== "en") return null;
  const lines = cv.lines.filter(
    (line) => cv.sections[line.section]?.kind === "summary" && !deaf.has(line.index),
  );
  for (const line of lines.slice(0, 3)) {
    const text = profileOf(line.text);
    if (text !== null) return { text, sources: [{ from: "cv", quote: line.text }] };
  }
  return null;
}
