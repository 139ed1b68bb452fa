import { relation, skillNamed } from "../lexicon/lexicon.ts";
import { lineAsWorded } from "./as-worded.ts";
import type { CvEvidence, SkillShowing } from "./cv-evidence.ts";
import { lineThatDoes } from "./done-by-verb.ts";
import { isGenericTerm } from "./generic-terms.ts";
import { heedStandard } from "./named-standards.ts";
import type { Passage } from "./passages.ts";
import { showingOf, unnamedAt } from "./skill-showing.ts";
import { termKeys } from "./term-key.ts";
import { wordWeight } from "./word-weight.ts";

/** Credit for a skill: how the CV vouches for it. Published in docs/scoring.md. */
export const skillCredits = {
  shown: 1,
  listed: 0.8,
  implied: 0.8,
  told: 0.8,
  studied: 0.7,
  nearAtMost: 0.5,
} as const;

export type SkillCredit = {
  asked: string;
  credit: number;
  /** The showing that earns it; null where the CV has nothing near. */
  by: SkillShowing | null;
  /** Whether that showing covers the skill (the same or narrower) or is only near it. */
  covers: boolean;
};

function worthOfShowing({ shown, studied, implied, told }: SkillShowing): number {
  if (told) return skillCredits.told;
  if (implied !== null) return skillCredits.implied;
  if (shown) return skillCredits.shown;
  return studied ? skillCredits.studied : skillCredits.listed;
}

function creditOf(showing: SkillShowing, asked: string): { credit: number; covers: boolean } {
  const related = showing.skill === asked ? 1 : relation(showing.skill, asked);
  const standing = worthOfShowing(showing);
  if (related >= 1) return { credit: standing, covers: true };
  if (showing.titleOnly) return { credit: 0, covers: false };
  return { credit: Math.min(related, skillCredits.nearAtMost) * standing, covers: false };
}

const countOf = ({ skills }: CvEvidence, skill: string) => skills.get(skill)?.count ?? 0;

/** "Staff Nurse" over a dated role shows Nursing, "Project Manager" project management. */
function titleShowing(evidence: CvEvidence, asked: string): SkillShowing | null {
  const keys = termKeys(asked);
  // "Servicing" is not what somebody in customer service does.
  if (keys.every(isGenericTerm) || skillNamed(asked)?.kind === "soft") return null;
  const title = evidence.titles.find((candidate) => keys.every((key) => candidate.keys.has(key)));
  if (!title) return null;
  const count = countOf(evidence, asked);
  return showingOf(unnamedAt(asked, title.line), { shown: true, titleOnly: true, count });
}

function showingBy(evidence: CvEvidence, asked: string, { line, standing }: Passage): SkillShowing {
  const count = countOf(evidence, asked);
  return showingOf(unnamedAt(asked, line), { shown: standing === "shown", count });
}

/** "Generated leads" shows lead generation. A tool or a licence is had by its name alone. */
function doneShowing(evidence: CvEvidence, asked: string): SkillShowing | null {
  const kind = skillNamed(asked)?.kind;
  const passage = kind === "hard" || kind === "soft" ? lineThatDoes(evidence, asked) : null;
  return passage && showingBy(evidence, asked, passage);
}

/** The best that the CV vouches for a skill asked for. */
export function creditForSkill(evidence: CvEvidence, asked: string): SkillCredit {
  const exact = evidence.skills.get(asked);
  if (exact?.shown) return { asked, credit: skillCredits.shown, by: exact, covers: true };
  const inTitle = titleShowing(evidence, asked);
  if (inTitle) return { asked, credit: skillCredits.shown, by: inTitle, covers: true };
  const done = doneShowing(evidence, asked);
  if (done) return { asked, credit: skillCredits.shown, by: done, covers: true };
  let best: SkillCredit = exact
    ? { asked, credit: worthOfShowing(exact), by: exact, covers: true }
    : { asked, credit: 0, by: null, covers: false };
  for (const showing of evidence.skills.values()) {
    const { credit, covers } = creditOf(showing, asked);
    if (credit > best.credit + 1e-9) best = { asked, credit, by: showing, covers };
  }
  for (const showing of [...evidence.told.values(), ...evidence.implied.values()]) {
    const { credit, covers } = creditOf(showing, asked);
    if (covers && credit > best.credit + 1e-9) best = { asked, credit, by: showing, covers };
  }
  return asked === computers && !best.by?.shown ? (creditAtComputer(evidence) ?? best) : best;
}

const computers = "Computer literacy";
/** Of the tools of the lexicon these alone are no work at a computer. */
const noComputer: ReadonlySet<string> = new Set([
  "RF scanner",
  "DSLR cameras",
  "Airwave radio",
  "Point of sale systems",
]);

/** "Box" may be a room: a tool that is called by an everyday word is no proof alone. */
const isPlainTool = (skill: string) =>
  skillNamed(skill)?.kind === "tool" &&
  !noComputer.has(skill) &&
  (termKeys(skill).length > 1 || termKeys(skill).every((key) => wordWeight(key) >= 1));

/** "IT literate" is whoever works in any system that is named. */
function creditAtComputer({ skills }: CvEvidence): SkillCredit | null {
  const by = [...skills.values()].find(
    ({ skill, shown, titleOnly }) => shown && !titleOnly && isPlainTool(skill),
  );
  return by ? { asked: computers, credit: skillCredits.shown, by, covers: true } : null;
}

/** "Safeguarding adults and children" is had by who has both: of the parts the one less well shown. */
function creditForBoth(evidence: CvEvidence, asked: string): SkillCredit | null {
  const parts = skillNamed(asked)?.broader ?? [];
  if (parts.length < 2 || !/ and /u.test(asked)) return null;
  const credits = parts.map((part) => creditForSkill(evidence, part));
  if (!credits.every(({ covers }) => covers)) return null;
  const least = credits.reduce((one, other) => (other.credit < one.credit ? other : one));
  return { ...least, asked };
}

/** What a course teaches is known by it: not what is done with it at work. */
const asksKnowledge =
  /\b(?:knowledge|understanding|awareness|aware|familiar\p{L}*|train(?:ing|ed)|courses?|CPD|up[- ]to[- ]date|appreciation|grounding|grasp|a bit of|some|basic|insight)\b/iu;

/** What is only listed, or studied, was not done for a living. */
const asksWork =
  /\b(?:hands[- ]on|paid|practical experience|on the tools|for real|in anger|in production|commercial(?:ly)? experience|real[- ]world)\b/iu;

function asKnown(credit: SkillCredit, text: string): SkillCredit {
  if (credit.covers && credit.by?.shown === false && asksWork.test(text))
    return { ...credit, credit: Math.min(credit.credit, skillCredits.studied) };
  const isKnown = credit.covers && credit.by?.studied === true && asksKnowledge.test(text);
  return isKnown && credit.credit < skillCredits.listed
    ? { ...credit, credit: skillCredits.listed }
    : credit;
}

/** A tool named as one of its kind: another of the kind serves ("Famly or something like it", "we are on AWS"). */
const ofItsKind =
  /\b(?:similar|equivalent|comparable|the like|something like (?:it|that|this)|or (?:an)?other\b|any other|another (?:\p{L}+[ -]){0,3}?(?:system|platform|package|tool|software|ERP|CRM|EHR|database|programme)|any (?:\p{L}+ )?\p{L}+ will do|we(?:['’]re| are) on|we use|ours is|(?:firm|client|company|trust|school|practice|team|council|charity|hotel|home|nursery) (?:is on|uses)|training (?:is |will be )?(?:given|provided))/iu;

/** The broader kinds of a tool that are tools themselves, or name systems. */
const kindsOf = (tool: string) => skillNamed(tool)?.broader ?? [];

function creditForSibling(evidence: CvEvidence, asked: string, text: string): SkillCredit | null {
  if (skillNamed(asked)?.kind !== "tool" || !ofItsKind.test(text)) return null;
  const kinds = kindsOf(asked);
  const siblings = [...evidence.skills.values()].filter(
    ({ skill, titleOnly }) =>
      !titleOnly &&
      skillNamed(skill)?.kind === "tool" &&
      kinds.some((kind) => relation(skill, kind) >= 1),
  );
  const best = siblings.find(({ shown }) => shown) ?? siblings[0];
  return best ? { asked, credit: worthOfShowing(best), by: best, covers: true } : null;
}

/** As `creditForSkill`, or by a line in the words of the text that asks. */
function creditAsAsked(evidence: CvEvidence, asked: string, text: string): SkillCredit {
  const alone = asKnown(creditForSkill(evidence, asked), text);
  const both = alone.covers ? null : creditForBoth(evidence, asked);
  const credit =
    both ?? (alone.covers ? alone : (creditForSibling(evidence, asked, text) ?? alone));
  if (credit.covers && credit.credit >= skillCredits.shown) return credit;
  const passage = lineAsWorded(evidence, text, asked);
  if (!passage) return credit;
  const by = showingBy(evidence, asked, passage);
  const worth = worthOfShowing(by);
  return worth > credit.credit ? { asked, credit: worth, by, covers: true } : credit;
}

/** The best of alternatives a text asks for: "Go or Java" is answered by either. */
export function creditForGroup(
  evidence: CvEvidence,
  group: readonly string[],
  text: string,
): SkillCredit {
  const credits = group.map((asked) => heedStandard(creditAsAsked(evidence, asked, text), text));
  const [first, ...others] = credits;
  if (!first) return { asked: "", credit: 0, by: null, covers: false };
  return others.reduce((best, other) => (other.credit > best.credit ? other : best), first);
}
