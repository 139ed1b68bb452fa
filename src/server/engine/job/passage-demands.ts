import type { Importance } from "../../../shared/results.ts";
import type { Mention } from "../lexicon/skill.ts";
import type { PassageClass } from "./classify-passage.ts";
import { type Clause, clausesOf } from "./clauses.ts";
import { hasCue } from "./cue-match.ts";
import { importanceOf } from "./importance.ts";
import { mentionsWithin } from "./mentions-within.ts";
import type { OpenDemand } from "./merge-demands.ts";
import { readDemand } from "./read-demand.ts";
import type { Passage } from "./sections.ts";
import { soughtPerson } from "./sought-person.ts";

/** "Reporting to the Finance Director, you will …": whom the post answers to is no demand. */
const reportingLine =
  /^(?:reporting|accountable|responsible)(?: directly)? (?:in)?to (?:the |our |a )?[^,.;:]{2,70},\s(?:and )?/iu;

/** Where the post stands, before what is asked: "Working as part of the finance team, you will have …". */
const leadIn =
  /^(?:working|based|joining|led|within|as part|as an? [^,.;]{3,60},|in this (?:role|post))\b[^.;]{3,160}?(?=\byou(?:'ll|’ll| will| must| should| need| have)\b)/iu;

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
  return clauses
    .filter((clause) => /\p{L}{2}/u.test(clause.text))
    .map((clause) => {
      const own = relative(mentionsWithin(inside, [clause]), clause.start);
      const importance = duty ? "required" : clauseImportance(clause, source, passage);
      return {
        demand: { ...readDemand(clause.text, own, duty), importance },
        listed: passage.listed,
      };
    });
}

/** Where running text says that somebody is sought, only the words on the person; elsewhere without the reporting line. */
function demandingPart(text: string, passage: Passage): { start: number; end: number } {
  const source = text.slice(passage.start, passage.end);
  const sought = passage.bullet ? null : soughtPerson(source);
  const lead =
    (reportingLine.exec(source) ?? leadIn.exec(source) ?? reason.exec(source))?.[0].length ?? 0;
  const part = sought ?? { start: lead, end: source.length };
  return { start: passage.start + part.start, end: passage.start + part.end };
}

function relative(mentions: readonly Mention[], offset: number): Mention[] {
  return mentions.map((one) => ({ ...one, start: one.start - offset, end: one.end - offset }));
}

/** A clause that says nothing of its importance shares what the whole sentence says. */
function clauseImportance(clause: Clause, source: string, passage: Passage): Importance {
  if (clause.aside) return "preferred";
  const speaks = hasCue("preferred", clause.text) || hasCue("required", clause.text);
  return importanceOf(speaks ? clause.text : source, passage.section);
}

/** "A driving licence and NMC registration" are two demands, each with its own licence. */
function licencesApart(clause: Clause, mentions: readonly Mention[]): Clause[] {
  const licences = mentionsWithin(mentions, [clause]).filter((one) => one.skill.kind === "licence");
  for (const [at, licence] of licences.entries()) {
    const next = licences[at + 1];
    if (!next || next.skill.name === licence.skill.name) continue;
    const from = licence.end - clause.start;
    const between = clause.text.slice(from, next.start - clause.start);
    const joint = /\s(?:and|plus|as well as)\s|\s?&\s/iu.exec(between);
    if (!joint || between.length > 40 || /\bor\b|\//iu.test(between)) continue;
    const cut = from + joint.index;
    const rest = cut + joint[0].length;
    const second = { ...clause, text: clause.text.slice(rest), start: clause.start + rest };
    return [
      { ...clause, text: clause.text.slice(0, cut), end: clause.start + cut },
      ...licencesApart(second, mentions),
    ];
  }
  return [clause];
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
