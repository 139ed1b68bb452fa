import { findLanguages } from "../vocabulary/languages.ts";
import { countWords } from "./count-words.ts";
import type { Demand } from "./job-record.ts";

/** "Deutschkenntnisse" */
const compound = /(\p{Lu}\p{Ll}{1,20}sch)(kenntnisse|sprachig)/gu;
const schoolEnglish =
  /^[\s/]*(?:and|&|,|\/)?\s?(?:(?:maths|mathematics|literature|gcse|law|department|teacher|teaching|national|curriculum|heritage|lessons?|at gcse|at grade|grade|a level|to (?:a )?gcse|or equivalent|council|tutor|lecturer)\b|[A-C*]\s?[-–]|\([^)]{0,20}(?:gcse|grade))/iu;
const schoolBefore =
  /(?:gcses?|a[- ]levels?|maths|mathematics|o[- ]levels?|teach(?:ing|er|ers)?(?: of)?|department of|grade \S+|functional skills|ks\d|new|level \d|qualifications?)\W(?:\w+\W){0,5}$/iu;

/** "A community language other than English" */
const otherThan = /\b(?:other than|apart from|besides|not just)\s$/iu;
const spokenCue =
  /speak|spoken|communicat\w* (?:\p{L}+ ){0,2}in|fluen|language|written|oral|native|bilingual|conversational|proficien|literate|mother tongue|deutsch|sprach|kenntnisse|langue|idioma|lingua|taal|sprechen|in wort und schrift|muttersprach|verhandlungssicher|fließend|parl|courant|hablad|dominio|nivel/iu;

/** The languages that a demand asks to be spoken; those of school subjects are none. */
export function askedLanguages(text: string): Demand["languages"] {
  const short = countWords(text) <= 5;
  const apart = text.replace(compound, "$1 $2").replace(/\benglish(?= language\b)/gu, "English");
  const found = findLanguages(apart).filter(({ code, level, start, end }) => {
    const before = apart.slice(Math.max(0, start - 50), start);
    const after = apart.slice(end, end + 40);
    if (otherThan.test(before) || schoolBefore.test(before) || schoolEnglish.test(after))
      return false;
    if (code === "en" && /^\s?(?:and|&|\/)\s?maths/iu.test(after)) return false;
    return (
      level !== null || short || spokenCue.test(apart.slice(Math.max(0, start - 60), end + 60))
    );
  });
  const byCode = new Map(found.map(({ code, name, level }) => [code, { code, name, level }]));
  return [...byCode.values()];
}
