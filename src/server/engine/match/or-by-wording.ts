import type { Demand } from "../job/job-record.ts";
import { findMentions } from "../lexicon/lexicon.ts";
import { words } from "../text/words.ts";
import { verbOf } from "../vocabulary/verb-forms.ts";
import { judgeDeeds } from "./judge-deeds.ts";
import { judgeTerms, judgeWholeWording } from "./judge-terms.ts";
import { isSoughtPerson } from "./judge-titles.ts";
import { bestOf, type Comparison, type Finding, metFrom, partialFrom } from "./judgement.ts";
import { partCaps } from "./part-caps.ts";
import { isSoft } from "./soft-credit.ts";

/** The most a line can earn that says what is asked in other words, but does not name the skill. */
const wordingForSkill = 0.5;

const nearest = "The nearest line of your CV touches on this.";

/** "Writing or reviewing assessments": two verbs of one object, not two things of which either will do. */
function sharesObject(part: string, next: string | undefined): boolean {
  const verb = verbOf(words(part).at(-1)?.lower ?? "");
  const [first, ...object] = words(next ?? "");
  return verb !== undefined && object.length > 0 && verbOf(first?.lower ?? "")?.form === verb.form;
}

/** "A food or brewing business": one of the alternatives is no skill of the lexicon, so its wording may answer alone. */
function offersUnknown(text: string): boolean {
  const parts = text.split(/\bor\b|\s\/\s/iu);
  return parts.some(
    (part, at) =>
      /\p{L}{2}/u.test(part) &&
      findMentions(part).length === 0 &&
      !sharesObject(part, parts[at + 1]),
  );
}

/** What lines of the CV say of a demand without naming its skills. */
function sayingOf(named: Finding, demand: Demand, { evidence, weights }: Comparison): Finding {
  const terms = words(demand.text).map((word) => word.lower);
  const judge = offersUnknown(demand.text) ? judgeTerms : judgeWholeWording;
  const said = judge(evidence, { ...demand, terms }, weights);
  const deed = demand.responsibility ? judgeDeeds(evidence, demand) : null;
  // A line that told of the skill would have shown it: this one tells of other work the demand speaks of.
  const isOther = demand.skills.length > 0 && named.lacksHard === true;
  const most = isOther ? partCaps.beyondTheSkills : 1;
  const told = deed && { ...deed, credit: Math.min(deed.credit ?? 0, most) };
  // What names the skills is the better line to show.
  return bestOf(said, told && { ...told, evidence: [...named.evidence, ...told.evidence] });
}

/** The most that wording can earn of a demand that names skills. */
function mostOf(wording: Finding, { responsibility, skills, text }: Demand): number {
  // One word is no name: "painted a classroom" says nothing of classroom management.
  const isName = wording.oneWord !== true || offersUnknown(text);
  const isAnswer = responsibility || (wording.everyWord === true && isName);
  // The words of an attitude claim it, wherever they stand; only what is told of one's work shows it.
  const isClaim = !responsibility && skills.flat().every(isSoft);
  return isAnswer && !isClaim && !isSoughtPerson(text) ? 1 : wordingForSkill;
}

/** "Python: two chapters into a course": the line that names all the skills was weighed already, and says no more in its words. */
const saysNoMore = (named: Finding, { evidence }: Finding) =>
  named.lacksHard === false &&
  evidence.length > 0 &&
  evidence.every(({ quote }) => named.evidence.some((one) => one.quote === quote));

/** A duty is done by whoever did it, in whatever words; a skill asked of the person should be named, or all that is said of it. */
export function orByWording(named: Finding, demand: Demand, about: Comparison): Finding {
  if ((named.credit ?? 0) >= 1) return named;
  const wording = sayingOf(named, demand, about);
  const credit = Math.min(wording.credit ?? 0, mostOf(wording, demand));
  if (credit <= (named.credit ?? 0) || credit < partialFrom) return named;
  if ((named.credit ?? 0) < metFrom && saysNoMore(named, wording)) return named;
  if (wording.isFaint)
    return { ...named, credit, isFaint: named.evidence.length === 0, insteadOf: named };
  const own = { ...wording, credit, asks: named.asks ?? 1, insteadOf: named };
  if (credit >= metFrom) return own;
  // What says all the words and yet does not name the skill only comes near it.
  const said = (wording.credit ?? 0) >= metFrom ? nearest : wording.reason;
  return { ...own, reason: `${named.reason} ${said}`, unshown: named.unshown ?? [] };
}
