import { findMentions } from "../lexicon/lexicon.ts";
import { askFor, heedAdditions } from "../refine/added-demands.ts";
import { type Additions, noAdditions } from "../refine/additions.ts";
import { withNames } from "../refine/named-mentions.ts";
import { withoutMarkup } from "../text/without-markup.ts";
import { languageOf } from "../vocabulary/text-language.ts";
import { hasCue } from "./cue-match.ts";
import { findCompany } from "./find-company.ts";
import { findContact } from "./find-contact.ts";
import { findContract } from "./find-contract.ts";
import { findHours } from "./find-hours.ts";
import { findIndustry } from "./find-industry.ts";
import { findLocation } from "./find-location.ts";
import { findSalary } from "./find-salary.ts";
import { findSeniority } from "./find-seniority.ts";
import { findTitle } from "./find-title.ts";
import type { JobRecord } from "./job-record.ts";
import { judgePassages } from "./judge-passages.ts";
import { jobKeywords } from "./keywords.ts";
import { mentionsWithin } from "./mentions-within.ts";
import { mergeDemands } from "./merge-demands.ts";
import { demandsOf } from "./passage-demands.ts";
import { inPlainForm } from "./plain-form.ts";
import { isBoilerplate, type Passage, passagesOf } from "./sections.ts";

/**
 * Reads an advertisement: its facts, each demand once (in the advertisement's order), the words a machine would search
 * by, and where the lexicon's skills stand outside boilerplate. Pure; any text will do, even an empty one. `additions`
 * are read as if the lexicon and the rules had known them.
 */
export function parseJob(given: string, additions: Additions = noAdditions): JobRecord {
  const text = withoutMarkup(inPlainForm(given));
  const passages = passagesOf(text);
  const language = languageOf(text);
  const readings = askFor(additions.demands, judgePassages(passages, language));
  const mentions = withNames(findMentions(text), text, additions.skills);
  const read = mergeDemands(
    readings.flatMap(({ passage, is }) => demandsOf(text, passage, is, mentions)),
  );
  const demands = heedAdditions(read, additions);
  const content = readings
    .filter(({ passage, is }) => is !== "none" || isContent(passage))
    .map(({ passage }) => passage);
  const inContent = mentionsWithin(mentions, content);
  const title = findTitle(text);
  const location = findLocation(text);
  const company = findCompany(text, title, location);
  const sectors = [...new Set(inContent.map(({ skill }) => skill))].map(({ sector }) => sector);
  return {
    text,
    language,
    facts: {
      title,
      company,
      location,
      seniority: findSeniority(text, title),
      industry: findIndustry({ title, company, text, sectors }),
      salary: findSalary(text),
      hours: findHours(text),
      contract: findContract(text),
    },
    demands,
    keywords: jobKeywords(text, content, inContent, demands),
    mentions: inContent.map(({ skill, start, end }) => ({ skill: skill.name, start, end })),
    contactName: findContact(text),
    addedSkills: additions.skills,
  };
}

/** Running text of the job that states no demand still says what the job is about. */
function isContent(passage: Passage): boolean {
  return !isBoilerplate(passage.section) && !hasCue("boilerplate", passage.text);
}
