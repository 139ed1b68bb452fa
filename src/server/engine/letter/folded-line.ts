import { foldSpace } from "../text/fold-space.ts";
import { withoutSlips } from "./slips.ts";
import { inPlainWords } from "./words/plain-words.ts";

/** Signs that stand for a bullet and are none of the usual. */
const oddMark = /^[=~>»^]+\s(?=\p{Lu})/u;

/** A line of a CV as its sentences can be told apart: plain words, "the" for "our", without slips and asides. */
export function foldedLine(line: string): string {
  return withoutSlips(
    inPlainWords(foldSpace(line))
      .replace(oddMark, "")
      .replace(
        /\bour (?=(?:Instagram|Facebook|LinkedIn|Twitter|TikTok|YouTube|WhatsApp|Pinterest|Etsy|Amazon|eBay|Trustpilot|Tripadvisor|Google|X)\b(?=$|[,.;]|\sand\b|\sor\b|\sdaily\b|\sweekly\b))/gu,
        "",
      )
      .replace(/\bour (?!own\b)(?=[\p{Ll}\d]|\p{Lu}{2}|\p{Lu}\p{Ll}+(?:['’]s)?\s\p{L})/gu, "the ")
      // "Walk round unit and trailer".
      .replace(
        /\b([Ww]alk|[Gg]o|[Ww]ent|[Ww]alked|[Ll]ook|[Ll]ooked) round (?!(?:the|an?|my|our|each|every|all|to|and|in|on|with|at)\b)(?=\p{Ll})/gu,
        "$1 around the ",
      )
      // "Look round the wagon first thing – tyres, lights – and ring the garage".
      .replace(/\s[–—]\s([^–—.;:]{3,60})\s[–—]\s(?=and\s)/gu, " ($1) "),
  );
}
