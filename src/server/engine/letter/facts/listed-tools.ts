import type { CvRecord } from "../../cv/cv-record.ts";
import { skillInText } from "../../keywords/skill-in-text.ts";
import { skillNamed } from "../../lexicon/lexicon.ts";
import type { Sourced } from "./letter-source.ts";
import type { SharedSkill } from "./shared-skills.ts";
import { narrowest } from "./telling-skills.ts";

/** What every office has. */
const commonplace =
  /^(?:Microsoft (?:Office|Windows|Outlook|Word|Teams)|Windows|Internet|e-?mail|Google)$/iu;

/** Of what is known a little, or only learned, a letter makes nothing. */
export const littleKnown =
  /\b(?:basics?|beginners?|some|a bit|learning|course|college|school|currently studying|exposure|awareness|limited|introduct\p{L}+)\b/iu;

/** "AutoTrack", "PICADY", "FE Analytics": written as only names are. */
const isName = (item: string) =>
  /^\p{Lu}[\p{L}\d+# -]{2,24}$/u.test(item) &&
  /\p{Ll}\p{Lu}|\p{Lu}{2}|\d/u.test(item) &&
  !/\p{Lu}{7}/u.test(item) &&
  // "SUMIFS" is one of a kind, "June 2025" a date, "RTITB B1" a class.
  !/^\p{Lu}+$|\b(?:19|20)\d{2}\b|\b\p{Lu}{1,2}\d$/u.test(item) &&
  // "EN24" is a steel, "M25" a road.
  !/^\p{Lu}{1,3}\s?\d+$/u.test(item) &&
  item.split(" ").every((word) => /^[\p{Lu}\d]/u.test(word)) &&
  !/\b(?:GCSE|level|grade|UK|IT|CV|DBS|HR|EU|PA|KS\d|SEN)\b/iu.test(item);

const label =
  /^(?:Standards|Software|Systems|Tools|Languages|Platforms|Databases|Equipment|Packages|Applications|Technologies|Technical|Machines|Controls|Materials|Instruments|Methods|Other|IT|Operating systems)\s{1,20}(?=\p{Lu})/u;

function writtenAsNames(cv: CvRecord, deaf: ReadonlySet<number>) {
  return cv.lines
    .filter(({ index, section }) => {
      const { kind, start } = cv.sections[section] ?? {};
      return kind === "skills" && index !== start && !deaf.has(index);
    })
    .filter(({ text }) => !littleKnown.test(text))
    .flatMap(({ text }) =>
      text
        .replace(/^[^:,]{2,30}:\s/u, "")
        // A label in a column of its own: "Standards   ISO 9001".
        .replace(label, "")
        .split(/,\s|;\s|\s[|•·]\s/u)
        .map((item) => item.replace(/[.;]$/u, ""))
        .filter(isName)
        .map((item) => ({
          name: item,
          text: item,
          sources: [{ from: "cv" as const, quote: text }],
        })),
    );
}

/** Systems among the skills a CV lists: what somebody has at hand besides what is asked (`shared`). */
export function listedTools(
  cv: CvRecord,
  deaf: ReadonlySet<number>,
  shared: readonly SharedSkill[],
): Sourced[] {
  if (cv.language !== "en") return [];
  const ofLexicon = cv.skills.flatMap(({ skill, line }) => {
    const { text = "", section = -1 } = cv.lines[line] ?? {};
    const isListed = cv.sections[section]?.kind === "skills" && !deaf.has(line);
    const name = skillInText(skill);
    // "Adobe Photoshop (basic)", "Zoom user in college".
    const isKnown = !littleKnown.test(text);
    const isTool = isKnown && skillNamed(skill)?.kind === "tool" && !commonplace.test(skill);
    // "Adaptive planning" in a classroom is no software: a name is written as one.
    return isListed && isTool && text.includes(name)
      ? [{ name: skill, text: name, sources: [{ from: "cv" as const, quote: text }] }]
      : [];
  });
  const found = [...ofLexicon, ...writtenAsNames(cv, deaf)];
  const byName = new Map(found.map((one) => [one.name, one]));
  const isShared = (name: string) =>
    shared.some((one) => one.name === name || one.text.toLowerCase() === name.toLowerCase());
  const names = [...byName.keys()];
  // "Epicor" goes without saying beside "Epicor ERP".
  const isPart = (name: string) => names.some((other) => other.startsWith(`${name} `));
  return narrowest([...byName.values()]).filter(({ name }) => !isShared(name) && !isPart(name));
}
