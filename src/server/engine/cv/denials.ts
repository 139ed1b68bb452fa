import { skillNamed } from "../lexicon/lexicon.ts";
import type { Span } from "../text/spans.ts";
import type { CvLine, CvSkillMention } from "./cv-record.ts";
import { beingStudied, lapsedWords, wishing } from "./holding-words.ts";

/** Most lines hold none of these, and are looked at no further. */
const mayDeny =
  /\b(?:no|not|nor|never|without|lack\p{L}*|yet|lapsed|expired|cannot|can['’]t)\b|n['’]t\b|\bto (?:learn|gain|obtain|study|qualify|become|train|pick|try|get)\b|\bin (?:learning|training|gaining|studying)\b/iu;

/** What one does, holds or is; behind "never missed", "not been late" stands praise. */
const doing =
  "used|worked|done|held|managed|led|supervised|run|looked after|supported|taught|sold|written|handled|driven|operated|nursed|built|processed|practi[sc]ed|studied|learn(?:ed|t)|dealt|touched|flown|coded|programmed|designed|delivered|trained|qualified|completed|passed|obtained|gained|covered|owned|cared|cooked|tested|drafted|prepared|administered|performed|carried out|undertaken|experienced|come across|taken (?:on|part|charge|minutes|bookings|payments)|had|been (?:an?|the|in charge|responsible|trained|involved|qualified|registered)";
const between = "(?: yet| ever| really| actually| personally| so far| formally| directly)?";
const having =
  "have|has|had|['’]ve|hold|know|speak|drive|use|own|possess|manage|supervise|lead|work (?:with|in|on)|cook|teach|do|run";

/** Where a statement says what somebody does not have, has not done, or has yet to learn. It is denied from the cue on. */
const cues: readonly RegExp[] = [
  new RegExp(
    `(?:\\b(?:never|not|nor (?:have|am) I|yet to(?: be| have)?)|n['’]t)${between} (?:${doing})\\b`,
    "giu",
  ),
  new RegExp(
    `\\b(?:do|does|did|can|could)(?: not|n['’]t)${between} (?:${having})\\b(?! to\\b)|\\bcan(?:not|['’]t) (?:${having})\\b`,
    "giu",
  ),
  /\bnot (?:yet |currently |fully |formally )?(?:an? )?(?:qualified|registered|trained|certified|certificated|licen[sc]ed|experienced|fluent|familiar with|in possession)\b/giu,
  /\b(?:no|without(?: any)?|(?<!\ban? )lack(?:s|ing)?(?: any| the)?|nothing in)(?: [\p{L}\p{N}/&+#.-]+){0,5}? (?:experience|knowledge|background|training|qualifications?|authori[sz]ation|certificates?|licen[cs]e|degree)\b/giu,
  /\b(?:have|has|['’]ve|got) no\b(?= (?!one\b|idea\b|doubt\b))/giu,
  /^(?:no|not) (?:[\p{L}\p{N}/&+#-]+ ?){1,3}(?:, (?:no|not) (?:[\p{L}\p{N}/&+#-]+ ?){1,3}){0,4}(?=[.;!]|$)/giu,
];

/** What is yet to be learnt. The readiness itself is said: only what stands behind it is denied. */
const learning = new RegExp(
  `\\b(?:${wishing}|looking|would (?:like|love)|['’]d (?:like|love)|ready|interested|due|booked|open) (?:to|in|on) (?:learn(?:ing)?(?: about| how to)?|study(?:ing)?|gain(?:ing)?|obtain(?:ing)?|qualify(?:ing)?|becom(?:e|ing)|train(?:ing)? (?:in|as|for|towards)|pick(?:ing)? up|try(?:ing)?|get(?:ting)? (?:into|my|an?|some)|do (?:my|the|an?))\\b(?! and\\b|[,.])`,
  "giu",
);

/** "Looking to obtain a position in accounting" says nothing of what is known. */
const aPost =
  /\b(?:positions?|posts?|roles?|jobs?|employment|opportunit(?:y|ies)|career|placement)\b/iu;

/** Behind "no" and "not", these are praise: "no accidents", "not missed a shift". */
const praise =
  /\b(?:accidents?|incidents?|RIDDORs?|loss(?:es)?|lost|complaints?|absences?|absent|sick\p{L}*|late|points|endorsements?|convictions?|claims|errors?|mistakes?|defects?|(?:non-?)?conformances?|notices?|gaps|breach(?:es)?|fail\p{L}*|injur\p{L}+|downtime|delays?|penalt\p{L}+|arrears|infringements?|waste|missed|outages?|near miss(?:es)?|days? off|a day|breakages?|discrepanc\p{L}+|shortages?|findings|problems?|trouble|issues?|enforcement|write-offs?|equal|visa|(?:in|for|since) (?:\d+|\p{L}+) (?:years?|months?))\b/iu;

const sentenceEnd = /[.;:!?](?=\s|$)|\s[-–—]\s/gu;
/** Where a statement turns to something else. */
const turn =
  /,? (?:but|however|though|although|because|since|so(?! far)|whereas|yet(?= \p{L}))\b|, (?:I|I['’]m|I['’]ve|my|we|our|all|which|and I|and am|and have|and would|and can|and our)\b| and (?:I|I['’]m|I['’]ve|am|have|would|can|will|also)\b|,? able to\b| (?:was|now) \b/giu;

/** Looked at in one piece at most; what is longer is no statement anybody wrote. */
const longestStatement = 600;

/** The sentences of a line, by their offsets. */
function statementsOf(text: string): Span[] {
  const ends = [...text.matchAll(sentenceEnd)].map(({ index }) => index + 1);
  const cuts = [0, ...ends, text.length];
  return cuts.slice(1).map((end, at) => ({ start: cuts[at] ?? 0, end }));
}

function turnAfter(statement: string, from: number): number {
  turn.lastIndex = from;
  return turn.exec(statement)?.index ?? statement.length;
}

/** "Pupils who do not speak", "four had never worked": somebody else. */
const ofOthers =
  /\b(?:who|that|they|he|she|it|which|(?!was\b|is\b|has\b|always\b)\p{L}+s|people|staff|four|some|many|others|none|child|team|client|customer)(?: (?:have|had|has|do|did|does|could|can|is|are|was|were))?$|\b(?:is|are|was|were)$/iu;

function deniedIn(statement: string): Span[] {
  const lead = statement.length - statement.trimStart().length;
  const own = statement.slice(lead, longestStatement + lead);
  const denied = cues.flatMap((cue) =>
    [...own.matchAll(cue)].flatMap(({ index, 0: said }) => {
      const end = turnAfter(own, index + said.length);
      if (praise.test(own.slice(index, end)) || ofOthers.test(own.slice(0, index).trimEnd()))
        return [];
      return [{ start: index, end }];
    }),
  );
  const open = [...own.matchAll(learning)].flatMap(({ index, 0: said }) => {
    const start = index + said.length;
    const end = turnAfter(own, start);
    return aPost.test(own.slice(start, end)) ? [] : [{ start, end }];
  });
  return [...denied, ...open].map(({ start, end }) => ({ start: lead + start, end: lead + end }));
}

/** "First aid (expired 2021)": what ran out is no longer held. */
const lapsed = new RegExp(
  `\\b(?:has|have|had|since|now) (?:${lapsedWords})\\b|\\((?:${lapsedWords})\\b|\\b(?:${lapsedWords})$`,
  "iu",
);
/** These run out with nobody the worse for it. */
const mayEnd = /\b(?:contracts?|lease|term|stock|food|products?|goods|medicines?|items?)\b/iu;

/** The item of a list that holds an offset: "Class 1, CPC, ADR (expired)" loses the last alone. */
function itemAround(statement: string, at: number): Span {
  const start =
    Math.max(statement.lastIndexOf(",", at - 1), statement.lastIndexOf("|", at - 1)) + 1;
  const end = statement.slice(at).search(/[,|]/u);
  return { start, end: end < 0 ? statement.length : at + end };
}

function deniedInStatement(statement: string): Span[] {
  const ended = lapsed.exec(statement);
  if (!ended || mayEnd.test(statement)) return deniedIn(statement);
  return [itemAround(statement, ended.index), ...deniedIn(statement)];
}

/**
 * What a line says its writer does not have, has not done or has yet to learn ("I have never used Sage but know Xero"): it
 * vouches for nothing. English.
 */
function deniedSpans(text: string): Span[] {
  if (!mayDeny.test(text)) return [];
  return statementsOf(text).flatMap(({ start, end }) =>
    deniedInStatement(text.slice(start, end)).map((span) => ({
      start: start + span.start,
      end: start + span.end,
    })),
  );
}

const studiedBefore = new RegExp(`\\b(?:${beingStudied})(?: [\\p{L}\\d]+){0,3} $`, "iu");
/** So far before a name those words may begin. */
const reach = 60;

/** "Studying ITIL": a method with an examination not yet passed. At work it is done, whatever is studied besides. */
function isUnexamined({ text, role }: CvLine, { skill, start }: CvSkillMention): boolean {
  const studied = studiedBefore.test(text.slice(Math.max(0, start - reach), start));
  return studied && role === null && skillNamed(skill)?.kind === "method";
}

/** "What I haven't done", "Not yet done": all that stands under such a heading is denied. */
const denyingHeading =
  /^(?:(?:what|things|skills|where) )?(?:I(?:['’]ve| have| do)? )?(?:(?:do|have|am|can)(?: not|n['’]t)|not(?: yet)?|can(?:['’]t|not)|never|yet to)(?: yet| be)? (?:do|done|have|had|held?|know|learnt?|learn(?:ed)?|used?|tried|cover(?:ed)?)(?: yet| before)?\W*$/iu;

/**
 * For each line what of it is denied: `deniedSpans` and what is still being studied; all of what stands under a heading that
 * says so, up to the next section or role.
 */
export function denialsOf(lines: readonly CvLine[], skills: readonly CvSkillMention[]): Span[][] {
  const named = Map.groupBy(skills, ({ line }) => line);
  let head: CvLine | null = null;
  return lines.map((line) => {
    if (denyingHeading.test(line.text.trim())) head = line;
    else if (head && (line.section !== head.section || line.role !== head.role)) head = null;
    if (head) return [{ start: 0, end: line.text.length }];
    const studied = named.get(line.index)?.filter((mention) => isUnexamined(line, mention)) ?? [];
    return [...deniedSpans(line.text), ...studied.map(({ start, end }) => ({ start, end }))];
  });
}
