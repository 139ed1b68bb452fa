import { findMentions } from "../lexicon/lexicon.ts";
import type { Mention } from "../lexicon/skill.ts";
import { seniorityOf } from "../vocabulary/job-titles.ts";
import { classify, type PassageClass } from "./classify-passage.ts";
import { clausesOf } from "./clauses.ts";
import { hasCue } from "./cue-match.ts";
import { findCompany } from "./find-company.ts";
import { findContact } from "./find-contact.ts";
import { findIndustry } from "./find-industry.ts";
import { findLocation } from "./find-location.ts";
import { findTitle } from "./find-title.ts";
import { importanceOf } from "./importance.ts";
import type { Demand, JobRecord } from "./job-record.ts";
import { jobKeywords } from "./keywords.ts";
import { mergeDemands } from "./merge-demands.ts";
import { readDemand } from "./read-demand.ts";
import { isBoilerplate, type Passage, passagesOf } from "./sections.ts";
import { languageOf } from "./text-language.ts";

/**
 * Reads an advertisement: its facts, each demand once (in the advertisement's order), the words a machine would search
 * by, and where the lexicon's skills stand outside boilerplate. Pure; any text will do, even an empty one.
 */
export function parseJob(text: string): JobRecord {
  const passages = passagesOf(text);
  const readings = passages.map((passage) => ({ passage, is: classify(passage) }));
  const mentions = findMentions(text);
  const demands = mergeDemands(
    readings.flatMap(({ passage, is }) => demandsOf(text, passage, is, mentions)),
  );
  const content = readings
    .filter(({ passage, is }) => is !== "none" || isContent(passage))
    .map(({ passage }) => passage);
  const inContent = within(mentions, content);
  const title = findTitle(text);
  const location = findLocation(text);
  return {
    text,
    language: languageOf(text),
    facts: {
      title,
      company: findCompany(text, title, location),
      location,
      seniority: title ? seniorityOf(title) : null,
      industry: findIndustry(title, text),
    },
    demands,
    keywords: jobKeywords(text, content, inContent, demands),
    mentions: inContent.map(({ skill, start, end }) => ({ skill: skill.name, start, end })),
    contactName: findContact(text),
  };
}

type OpenDemand = Omit<Demand, "id">;

function demandsOf(
  text: string,
  passage: Passage,
  is: PassageClass,
  mentions: readonly Mention[],
): OpenDemand[] {
  if (is === "none") return [];
  const source = text.slice(passage.start, passage.end);
  const duty = is === "duty";
  const clauses = duty ? clausesOf(source, true).slice(0, 1) : clausesOf(source, passage.listed);
  const whole = importanceOf(source, passage.section);
  return clauses
    .map((clause) => (duty ? { ...clause, ...wholeOf(source) } : clause))
    .filter((clause) => /\p{L}{2}/u.test(clause.text))
    .map((clause) => {
      const start = passage.start + clause.start;
      const end = passage.start + clause.end;
      const inside = within(mentions, [{ start, end }]).map((one) => ({
        ...one,
        start: one.start - start,
        end: one.end - start,
      }));
      const importance = duty
        ? "required"
        : clause.aside
          ? "preferred"
          : clauses.length > 1
            ? importanceOf(clause.text, passage.section)
            : whole;
      return { ...readDemand(clause.text, inside, duty), importance };
    });
}

function wholeOf(source: string): { text: string; start: number; end: number } {
  const body = source.trim().replace(/[\s,;:–-]+$/u, "");
  const start = source.indexOf(body);
  return { text: body, start, end: start + body.length };
}

/** Running text of the job that states no demand still says what the job is about. */
function isContent(passage: Passage): boolean {
  return !isBoilerplate(passage.section) && !hasCue("boilerplate", passage.text);
}

/** The mentions that lie in one of the stretches; both sorted by start. */
function within(
  mentions: readonly Mention[],
  stretches: readonly { start: number; end: number }[],
): Mention[] {
  const found: Mention[] = [];
  let at = 0;
  for (const { start, end } of stretches) {
    while (at < mentions.length && (mentions[at]?.start ?? 0) < start) at += 1;
    for (let mention = mentions[at]; mention && mention.end <= end; mention = mentions[at]) {
      found.push(mention);
      at += 1;
    }
  }
  return found;
}
