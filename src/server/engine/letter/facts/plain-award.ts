import { foldSpace } from "../../text/fold-space.ts";

const initials =
  /^(?:(?:\p{Lu}\.){1,3}\p{Lu}|[BM]\.\s?(?:Sc|Ed|Eng|Tech|Com|Phil)|Ph\.D)\.?(?=\s|$)/u;
/** "Human Resources Human Resources". */
const saidTwice = /(?<=[:,\s])(\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+){0,2})\s\1$/u;

/** An award as British readers write it: "BSc", "Bachelor's Degree". */
export function plainAward(degree: string): string {
  return (
    foldSpace(degree)
      .replace(/\s{2,}/gu, " ")
      .replace(/\bL(?=[1-8]\b)/gu, "Level ")
      .replace(initials, (found) => found.replace(/[.\s]/gu, ""))
      .replace(/^(bachelor|master|associate|doctor)['’]?s of\b/iu, "$1 of")
      .replace(/^(bachelor|master|associate)['’]?s\b/iu, "$1's")
      .replace(/^((?=\p{L}*\p{Lu}\p{L}*\p{Lu})\p{L}{2,5}), (?=\p{Lu})/u, "$1 in ")
      .replace(/[\s,:]+GPA\b.*$/u, "")
      .replace(/^((?:Bachelor|Master|Doctor|Associate) of [^,:]{3,40}), (?=\p{Lu})/u, "$1 in ")
      .replace(/^((?:Bachelor|Master|Associate) of \p{L}+) Degree\b/u, "$1")
      .replace(
        /,\s(?:evening (?:class(?:es)?|school|course)|night school|part[- ]time|day release|distance learning|paid for myself)\b.*$/iu,
        "",
      )
      .replace(
        /^((?:Level \d )(?:Extended |National )?(?:Diploma|Certificate|Award))\s(?=\p{Lu})/u,
        "$1 in ",
      )
      // How it went, how long it took and when it was done again are for the CV.
      .replace(
        /,\s(?:(?:with )?(?:merit|pass|distinction|credit)|(?:finished|completed|passed|awarded|gained|achieved|obtained)(?: (?:in )?(?:\p{Lu}\p{Ll}+ )?(?:19|20)\d{2})?|renewed|refreshed|updated|completion certificate)$/iu,
        "",
      )
      .replace(
        /\s\((?:day release|evenings?|evening classes|part[- ]time|full[- ]time|online|distance learning)\)$/iu,
        "",
      )
      .replace(/\s\((?!Hons)\p{L}{2,6}\)$/u, "")
      .replace(saidTwice, "$1")
  );
}
