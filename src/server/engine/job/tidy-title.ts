import { findMentions } from "../lexicon/lexicon.ts";
import { looksLikeJobTitle } from "../vocabulary/job-titles.ts";
import { placesWritten } from "../vocabulary/place-names.ts";
import { companySuffix } from "./company-cues.ts";

/** Words before a title that are none of it: its grade, its hours, the advertiser's joy. */
const opening =
  /^(?:(?:band|grade) \d{1,2}[a-d]?(?:\s?[/-]\s?\d[a-d]?)?[\s,:–-]{1,4}|(?:part|full)[- ]time\s|(?:permanent|temporary|experienced|motivated)\s(?=\p{Lu})|(?:an? )?(?:exciting |excellent |fantastic |great |new )?opportunit(?:y|ies) (?:for|as) (?:an? |our )?|vacanc(?:y|ies) for (?:an? )?)+/iu;
/** "Staff NurseBand", "Nurse (RMN)with": what follows without a space is another line's beginning. */
const gluedOn = /(\p{Ll}{3}|\))(?:(?<=\p{Ll})\p{Lu}\p{Ll}{2}|(?<=\))\p{L}).*$/u;

/** What is announced before the title: "Vacancy:", "Recruitment pack:", "We're hiring – ". */
const announced =
  /^(?:(?:job title|position|role|post|(?:job |new |current |staff )?vacancy|(?:job )?advert(?:isement)?|job (?:opportunity|description|profile|posting|ad)|(?:recruitment|application|candidate|applicant|information) (?:pack|brief|brochure|information)|(?:now|currently|we(?: are|['’]re)(?: now)?) (?:hiring|recruiting)!?|wanted|required|contract|permanent|freelance|interim|help wanted|situations? vacant|recruiting|hiring|opportunity)\s?(?::|\s[-–—]|!)\s?)+/iu;

export const isAnnounced = (line: string) => announced.test(line.trim());

/** What stands beyond this in a line is no part of a title, and is not looked at. In UTF-16 code units. */
const longestLine = 400;

/** Without markdown, salary, hours, place, employer and reference. */
export function tidyTitle(line: string): string {
  return withoutRest(
    line
      .slice(0, longestLine)
      .replace(
        /^(?:[#*_\s–-]|\p{Extended_Pictographic}|\uFE0F)+|(?:[*_\s]|\p{Extended_Pictographic}|\uFE0F)+$/gu,
        "",
      )
      .replace(/^.{2,60}\s[>›»]\s(?=\p{Lu})/u, "")
      .replace(/(?<=\p{L}{3}[^\p{L}]{0,3})\s+\p{Extended_Pictographic}.*$/u, "")
      .replace(/\?{1,4}$/u, "")
      .replace(/\s@\s?(?=\p{Lu}).*$/u, "")
      .replace(/(?<=\p{Lu}{3})\sAT\s(?=\p{Lu}{3}).*$/u, "")
      .replace(/(?<=\p{L}{3,})\sat\s(?!(?:Key|Band|Grade|Level|KS)\b)(?=\p{Lu}\p{L}+).*$/u, "")
      .replace(announced, "")
      .replace(/\s\+\s(?:\d{1,2}\s?[x×]\s)?.{3,40}\b(?:wanted|needed|required)\b.*$/iu, "")
      .replace(/(?<=\p{L}\s)\((?=[^)]*\b(?:see below|read on|asap|immediate|start)\b).*$/iu, "")
      .replace(/\s[x×]\s?\d{1,3}(?=\s|$)|^(?:\d{1,3}\s?[x×]|[x×]\s?\d{1,3})\s/iu, "")
      .replace(opening, "")
      .replace(/(?<=[\p{L})])-\s+(?!and\b|or\b)(?=\p{Ll}{3}).*$/u, "")
      .replace(gluedOn, "$1")
      .split(
        /\s[-–—|]\s(?=[^-–—|]*(?:£|\d|hours|full|part|permanent|fixed|maternity|remote|hybrid|based|location|ref|up to|competitive|temporary|contract))|\s?[|•·]\s|,\s(?=(?:£|up to|band|grade|full|part|permanent|fixed)\b)|\s{2,}|\*{2,}/u,
      )[0]
      ?.replace(
        /\s?[([](?=[^)\]]*(?:£|\d|hours|fte|full|part|permanent|fixed|maternity|remote|specialism|preferred|desirable|m\/[wfx]|w\/m|d\/[mw]|h\/f|f\/h|all genders|temp))[^)\]]*[)\]]?/giu,
        "",
      )
      .replace(/[!\s]+$/u, "")
      .replace(wanted, "")
      .replace(/\s(?:in|à|en)\s(?:Teilzeit|Vollzeit|temps (?:plein|partiel))\b.*$/iu, "")
      .replace(/[\s.,:;!–-]+$/u, "")
      .trim() ?? "",
  );
}

const wanted = /\s+(?:required|wanted|needed|vacancy|vacancies|jobs?)$/iu;

const times =
  /^(?:days?|nights?|evenings?|weekends?|shifts?|temp\w*|perm\w*|interim|bank|asap|immediate start|various)$/iu;
const body = new RegExp(`\\b${companySuffix}$`, "u");

/** What stands behind a dash belongs to the title where it names a subject: "Social Worker – Children in Care". */
function withoutRest(title: string): string {
  const dash = /^(.+)\s[-–—]\s([^-–—]+)$/u.exec(title);
  if (!dash?.[1] || !dash[2] || !/^\p{Lu}[\p{L} ,&/'’()]+$/u.test(dash[2])) return title;
  const town = /^[^,]+, ([^,]+)$/u.exec(dash[2])?.[1];
  const subject =
    !(town && placesWritten.has(town)) &&
    !times.test(dash[2]) &&
    !body.test(dash[2]) &&
    (findMentions(dash[2]).length > 0 || looksLikeJobTitle(dash[2]));
  return subject ? title : withoutRest(dash[1].trim().replace(wanted, ""));
}
