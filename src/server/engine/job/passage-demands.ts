import type { Mention } from "../lexicon/skill.ts";
import { asksPlainly } from "./asks-plainly.ts";
import type { PassageClass } from "./classify-passage.ts";
import { type ClauseOfSource, clauseImportance, openingOf, speaks } from "./clause-importance.ts";
import { type Clause, clausesOf } from "./clauses.ts";
import { hasCue } from "./cue-match.ts";
import { demandingPart, reportingLine } from "./demanding-part.ts";
import { licencesApart } from "./licences-apart.ts";
import { mentionsWithin } from "./mentions-within.ts";
import type { OpenDemand } from "./merge-demands.ts";
import { isNotNeeded } from "./not-needed.ts";
import { readDemand } from "./read-demand.ts";
import { announces, isLoneReason, isOfEmployersWays, isRemnant, setsScene } from "./remnants.ts";
import type { Passage } from "./sections.ts";
import { tasksIn } from "./task-list.ts";

/** The demands one passage states. `mentions` are the whole advertisement's, `text` is its text. */
export function demandsOf(
  text: string,
  passage: Passage,
  is: PassageClass,
  mentions: readonly Mention[],
): OpenDemand[] {
  if (is === "none") return [];
  const wishAt = is === "duty" ? wishBehindWork(passage.text) : 0;
  if (wishAt > 0) {
    const [work, wish] = [
      { ...passage, text: passage.text.slice(0, wishAt), end: passage.start + wishAt },
      { ...passage, text: passage.text.slice(wishAt), start: passage.start + wishAt },
    ];
    return [
      ...demandsOf(text, work, "duty", mentions),
      ...demandsOf(text, { ...wish, section: "role", listed: false }, "demand", mentions),
    ];
  }
  const duty = is === "duty";
  const span = duty ? passage : demandingPart(text, passage);
  const source = text.slice(span.start, span.end);
  const inside = relative(mentionsWithin(mentions, [span]), span.start);
  const clauses = duty
    ? tasksOf(withoutReportingLine(wholeOf(source)), passage)
    : clausesOf(source, passage.listed).flatMap((clause) => apartAsCalled(clause, inside));
  const work = duty ? null : workBehind(text, span.end, passage);
  const also = work
    ? demandsOf(text, work, "duty", mentions).filter(({ demand }) => demand.skills.length > 0)
    : [];
  const several = clauses.length > 1;
  const before = text.slice(passage.start, span.start);
  const wished = hasCue("preferred", before) && !isNotNeeded(before);
  return clauses
    .map(withoutReason)
    .filter(
      (clause) =>
        /\p{L}{2}/u.test(clause.text) &&
        !(several && (announces(clause.text) || isLoneReason(clause.text))) &&
        !((several || span.start > passage.start) && isNotNeeded(clause.text)) &&
        !(
          several &&
          !duty &&
          setsScene(clause.text) &&
          mentionsWithin(inside, [clause]).length === 0
        ) &&
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

/** "Assisting on implant days – experience of implant nursing is highly desirable": where the wish behind the work begins; 0 where there is none. */
function wishBehindWork(text: string): number {
  const dash = /\s[-–—]\s(?=[^–—]{8,200}$)/u.exec(text);
  if (!dash) return 0;
  const at = dash.index + dash[0].length;
  const wish = text.slice(at);
  return hasCue("preferred", wish) && (asksPlainly(wish) || hasCue("person", wish)) ? at : 0;
}

/** "Gold card and 18th edition needed": the licences of a clause are as important as the clause says. */
function apartAsCalled(clause: Clause, mentions: readonly Mention[]): ClauseOfSource[] {
  const apart = licencesApart(clause, mentions);
  return apart.length > 1 && speaks(clause.text)
    ? apart.map((one) => ({ ...one, of: clause.text }))
    : apart;
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

function relative(mentions: readonly Mention[], offset: number): Mention[] {
  return mentions.map((one) => ({ ...one, start: one.start - offset, end: one.end - offset }));
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

/** "Discreet, because Ludlow is a small town": why it is asked is not asked. */
function withoutReason(clause: ClauseOfSource): ClauseOfSource {
  const [reason] =
    /,?\s(?:because\s(?!of\b)|as we(?:['’](?:ve|re))?\s(?:are|have|do|work|run)\b).*$/isu.exec(
      clause.text,
    ) ?? [];
  if (!reason || clause.text.length - reason.length < shortestAsked) return clause;
  const text = clause.text.slice(0, clause.text.length - reason.length);
  return { ...clause, text, end: clause.start + text.length };
}

/** In characters: "Discreet". */
const shortestAsked = 8;

/** What is listed on its own line is one task; a sentence may tell several. */
function tasksOf(whole: Clause, { listed, bullet }: Passage): Clause[] {
  const told = listed || bullet ? [] : tasksIn(whole.text);
  return told.length > 1 || (told[0]?.from ?? 0) > 0
    ? told.map(({ from, to }) => ({
        ...whole,
        text: whole.text.slice(from, to),
        start: whole.start + from,
        end: whole.start + to,
      }))
    : [whole];
}

function wholeOf(source: string): Clause {
  const body = source.trim().replace(/[\s,;:–-]+$/u, "");
  const start = source.indexOf(body);
  return { text: body, start, end: start + body.length, aside: false };
}
