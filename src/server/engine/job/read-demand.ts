import type { RequirementKind } from "../../../shared/results.ts";
import type { Mention } from "../lexicon/skill.ts";
import { foldSpace } from "../text/fold-space.ts";
import { askedEducation } from "./asked-education.ts";
import { askedLanguages } from "./asked-languages.ts";
import { contentTerms } from "./content-terms.ts";
import { hasCue } from "./cue-match.ts";
import { kindOf, type ReadDemand } from "./demand-kind.ts";
import type { Demand } from "./job-record.ts";
import { isLicenceAsked } from "./licence-asked.ts";
import { skillGroups } from "./skill-groups.ts";
import { isIncidental, tellsHow } from "./skill-position.ts";
import { yearsIn } from "./years.ts";

/** A demand before it has its number and importance. */
type DemandReading = Omit<Demand, "id" | "importance">;

/**
 * Reads one demand from its words. `mentions` are the lexicon's in `text`, with offsets in it. The text may hold line
 * ends; the demand's own text has its white space folded.
 */
export function readDemand(
  text: string,
  mentions: readonly Mention[],
  responsibility: boolean,
): DemandReading {
  const licences = responsibility
    ? []
    : namesOf(mentions.filter((mention) => isLicenceAsked(text, mention)));
  const named = mentions.filter((one) => one.skill.kind !== "licence" && !isIncidental(text, one));
  const onlyHow = responsibility && named.every((one) => tellsHow(text, one));
  const skills = onlyHow ? [] : skillGroups(text, named);
  const years = responsibility ? null : yearsIn(foldSpace(text));
  const education = responsibility ? null : askedEducation(text, mentions);
  const languages = responsibility ? [] : askedLanguages(text);
  const known = skills.length + licences.length + languages.length > 0 || education !== null;
  const reading = {
    text: foldSpace(text),
    responsibility,
    skills,
    terms: known ? [] : contentTerms(text),
    years: years?.years ?? null,
    yearsOf: years?.of ?? null,
    education,
    licences,
    languages,
  };
  const kind = kindOf(reading);
  const unverifiable = !responsibility && isUnverifiable({ ...reading, kind });
  return { ...reading, kind, unverifiable };
}

const namesOf = (mentions: readonly Mention[]) => [
  ...new Set(mentions.map((mention) => mention.skill.name)),
];

const obtained =
  /\b(?:DBS|CRB|PVG|disclosure|clearance|vetting|barring|right to work|insurance|transport|own (?:car|vehicle|tools))\b/iu;

/** "Have a passion for this sector": what somebody feels, where nothing is named that could be shown. */
const feeling =
  /\b(?:passion|hunger|thirst|enthusiasm|love) (?:for|of)\b|\b(?:passionate|enthusiastic|excited) (?:about|by|for)\b|\bhungry (?:for|to)\b/iu;

/** "Knowledge of minimum wage rules for sleep-in shifts": what is known can be shown, whatever it is for. */
const knowing =
  /^\P{L}{0,3}(?:\p{L}+ ){0,2}(?:knowledge|understanding|awareness) (?:of|about|around)\b/iu;

function isUnverifiable(read: ReadDemand & { kind: RequirementKind }): boolean {
  if (feeling.test(read.text) && read.kind === "other") return true;
  if (!hasCue("unverifiable", read.text)) return false;
  if (read.education || read.years !== null || read.languages.length > 0) return false;
  if (knowing.test(read.text) && read.skills.length > 0) return false;
  const lasting = read.licences.filter((name) => !obtained.test(name));
  return lasting.length === 0 && read.skills.length < 2;
}
