import type { Importance } from "../../../shared/results.ts";
import type { Mention } from "../lexicon/skill.ts";
import { asksPlainly, availability } from "./asks-plainly.ts";
import type { PassageClass } from "./classify-passage.ts";
import { type Clause, calledTail, clausesOf, cuts } from "./clauses.ts";
import { hasCue } from "./cue-match.ts";
import { importanceOf } from "./importance.ts";
import { licencesApart } from "./licences-apart.ts";
import { mentionsWithin } from "./mentions-within.ts";
import type { OpenDemand } from "./merge-demands.ts";
import { isNotNeeded, withoutNotNeeded } from "./not-needed.ts";
import { readDemand } from "./read-demand.ts";
import { announces, asks, isOfEmployersWays, isRemnant } from "./remnants.ts";
import type { Passage } from "./sections.ts";
import { soughtPerson } from "./sought-person.ts";

/** "Reporting to the Finance Director, you will …": whom the post answers to is no demand. */
const reportingLine =
  /^(?:reporting|accountable|responsible)(?: directly)? (?:in)?to (?:the |our |a )?[^,.;:]{2,70},\s(?:and )?/iu;

/** Where the post stands, before what is asked: "Working as part of the finance team, you will have …". */
const leadIn =
  /^(?:working|based|joining|led|within|as part|as an? [^,.;]{3,60},|in this (?:role|post))\b[^.;]{3,160}?(?=\byou(?:'ll|’ll| will| must| should| need| have)\b)/iu;

/** "Please note that registration is essential". */
const pleaseNote = /^please (?:also )?note,? (?:that )?(?=\p{L})/iu;

/** Why it is asked, before what is asked: "As the site is rural, therefore a driving licence is essential". */
const reason =
  /^[^.;]{20,220}[,;]? (?:so|therefore|hence|and therefore|and so)\s(?=(?:an?|the|you|previous|some|good|experience|applicants|candidates)\b)/iu;

/** The demands one passage states. `mentions` are the whole advertisement's, `text` is its text. */
export function demandsOf(
  text: string,
  passage: Passage,
  is: PassageClass,
  mentions: readonly Mention[],
): OpenDemand[] {
  if (is === "none") return [];
  const duty = is === "duty";
  const span = duty ? passage : demandingPart(text, passage);
  const source = text.slice(span.start, span.end);
  const inside = relative(mentionsWithin(mentions, [span]), span.start);
  const clauses = duty
    ? [withoutReportingLine(wholeOf(source))]
    : clausesOf(source, passage.listed).flatMap((clause) => licencesApart(clause, inside));
  const work = duty ? null : workBehind(text, span.end, passage);
  const also = work
    ? demandsOf(text, work, "duty", mentions).filter(({ demand }) => demand.skills.length > 0)
    : [];
  const several = clauses.length > 1;
  const wished = hasCue("preferred", text.slice(passage.start, span.start));
  return clauses
    .filter(
      (clause) =>
        /\p{L}{2}/u.test(clause.text) &&
        !(several && announces(clause.text)) &&
        !(several && isNotNeeded(clause.text)) &&
        !isOfEmployersWays(clause.text) &&
        (duty || !isRemnant(clause.text) || mentionsWithin(inside, [clause]).length > 0),
    )
    .map((clause) => {
      const own = relative(mentionsWithin(inside, [clause]), clause.start);
      const task = duty || (several && tellsWork(clause.text));
      const importance = task
        ? "required"
        : wished && !speaks(clause.text)
          ? "preferred"
          : clauseImportance(clause, source, passage);
      const demand = { ...readDemand(clause.text, own, task), importance };
      const kind = kindByOpening(demand, openingOf(source, clause));
      return { demand: { ...demand, kind }, listed: passage.listed };
    })
    .concat(also);
}

/** "You will support clients and must drive": the first clause tells the work, the second asks. */
function tellsWork(clause: string): boolean {
  return (
    /^(?:you(?:['’]ll| will)|the (?:post ?holder|role|successful candidate) will|as an? [^,]{3,50}, you)\b/iu.test(
      clause,
    ) &&
    hasCue("duty", clause) &&
    !hasCue("person", clause) &&
    !asksPlainly(clause)
  );
}

/** "… a solicitor to handle landlord and tenant matters": what the person sought is to do, behind what they are. */
function workBehind(text: string, from: number, passage: Passage): Passage | null {
  const behind =
    /^\s+to\s+(?!(?:join|be|help us|start|work|cover|support us|apply|fill|become)\b)(?=\p{Ll}{3,})/u.exec(
      text.slice(from, passage.end),
    );
  if (!behind) return null;
  const start = from + behind[0].length;
  return { ...passage, text: text.slice(start, passage.end), start };
}

/** Where running text says that somebody is sought, only the words on the person; elsewhere without the reporting line. */
function demandingPart(text: string, passage: Passage): { start: number; end: number } {
  const source = text.slice(passage.start, passage.end);
  const needed = withoutNotNeeded(source);
  const part = needed.end - needed.start < source.length ? needed : askingPart(source, passage);
  return { start: passage.start + part.start, end: passage.start + part.end };
}

function askingPart(source: string, passage: Passage): { start: number; end: number } {
  const sought = passage.bullet || ofPerson.test(source) ? null : soughtPerson(source);
  const lead =
    whenToWork(source) ??
    (reportingLine.exec(source) ?? leadIn.exec(source) ?? pleaseNote.exec(source))?.[0].length ??
    reasonBefore(source);
  return sought ?? { start: lead, end: source.length };
}

/** "You are a nurse looking for a new role": it is the person who looks, and what is asked stands before it. */
const ofPerson =
  /^(?:you|(?:the )?(?:successful |ideal |right )?(?:candidates?|applicants?|person|post ?-?holder))\b(?! (?:we|that we|are|is) (?:seek|look|want|need))/iu;

const asksOfPerson =
  /\b(?:you|they|candidates?|applicants?|post ?-?holder|s?he)\b[^.;]{0,40}\b(?:must|need|able|have|hold)\b/iu;

/** A reason that asks for something itself is no mere reason. */
function reasonBefore(source: string): number {
  const told = reason.exec(source)?.[0] ?? "";
  return asksOfPerson.test(told) ? 0 : told.length;
}

/** "The team runs all week and you would be expected to work weekends": the asking half. */
function whenToWork(source: string): number | null {
  const at = availability.exec(source)?.index ?? 0;
  return at > 20 && !asks.test(source.slice(0, at)) ? at : null;
}

function relative(mentions: readonly Mention[], offset: number): Mention[] {
  return mentions.map((one) => ({ ...one, start: one.start - offset, end: one.end - offset }));
}

/** A wish inside a list ("be ideally educated to degree level") is of what it stands in, not of the whole. */
const innerWish = /\b(?:ideally|preferably)\b/iu;
/** "You will ideally be studying and have seen a ledger": of everything the verb says. */
const wishOfAll = /\b(?:will|would|should|must) ideally (?:be|have|hold|possess)\b[^.;]*$/iu;
/** What is called a wish stands before these words: "A would be desirable". */
const wishBehind =
  /\b(?:would be|is|are) (?:\w+ )?(?:desirable|advantageous|preferred|beneficial|useful|an? (?:\w+ )?(?:advantage|plus|bonus))\b/iu;

/** "Level 3 food hygiene needed": says so of itself, whatever the next clause says. */
const calledNeeded = /\b(?:needed|required|a must)[.!]?$/iu;

/** "…, as would knowledge of care planning": as important as what stands before. */
const likewise = /,\s*as (?:would|will|is|are)\s(?:be\s)?[^.;]*$/iu;

/** Whether a clause says of itself how important it is. */
function speaks(clause: string): boolean {
  return hasCue("preferred", clause) || hasCue("required", clause) || calledNeeded.test(clause);
}

const calledLast = (source: string) => cuts(source, calledTail).length > 0;

/** A clause that says nothing of its importance shares what the whole sentence says. */
function clauseImportance(clause: Clause, source: string, passage: Passage): Importance {
  if (clause.aside || hasCue("preferred", openingOf(source, clause))) return "preferred";
  if (speaks(clause.text)) return importanceOf(clause.text, passage.section);
  if (
    /^,\s[^,;.]{3,50}$/u.test(source.slice(clause.end).replace(/[.!]$/u, "")) &&
    calledLast(source)
  )
    return importanceOf(clause.text, passage.section);
  if (/^\s*;/u.test(source.slice(clause.end))) return importanceOf(clause.text, passage.section);
  if (likewise.test(source.slice(0, clause.start))) return importanceOf(source, passage.section);
  if (wishOfAll.test(source.slice(0, clause.start))) return "preferred";
  const inner = innerWish.exec(source)?.index ?? 0;
  const wish = wishBehind.exec(source)?.index ?? source.length;
  const hangsOn = inner >= 20 && /[,(]\s*$/u.test(source.slice(0, inner));
  const another = inner > 25 || hangsOn || wish < clause.start;
  return importanceOf(another ? clause.text : source, passage.section);
}

/** What opens the list that a clause is an item of: "It would help to know the following: A, B, C". */
function openingOf(source: string, { start }: Clause): string {
  const end = source.slice(0, start).indexOf(":");
  return end < 0 ? "" : source.slice(0, end);
}

/** "Experience of the following: A, B": an item that does not say of which kind it is has it from there. */
function kindByOpening({ kind, responsibility }: OpenDemand["demand"], opening: string) {
  return kind === "other" && !responsibility && /\bexperience\b/iu.test(opening)
    ? "experience"
    : kind;
}

function withoutReportingLine(clause: Clause): Clause {
  const cut = reportingLine.exec(clause.text)?.[0].length ?? 0;
  return { ...clause, text: clause.text.slice(cut), start: clause.start + cut };
}

function wholeOf(source: string): Clause {
  const body = source.trim().replace(/[\s,;:–-]+$/u, "");
  const start = source.indexOf(body);
  return { text: body, start, end: start + body.length, aside: false };
}
