import { looksLikeJobTitle } from "../vocabulary/job-titles.ts";
import { places } from "../vocabulary/place-names.ts";
import { dutyVerbs } from "./duty-verbs.ts";
import { labelled } from "./labelled-fact.ts";

const tasks: ReadonlySet<string> = new Set(dutyVerbs);
const topLines = 14;
const cue =
  /(?:looking for|looking to (?:recruit|appoint|hire|employ)|recruit(?:ing)?(?: for)?|seeking(?: to (?:recruit|appoint))?|seeks?(?: to (?:recruit|appoint))?|requires?|appoint(?:ing)?|hiring|need(?:s|ed)?|(?:opportunity|vacancy|opening|position|role|requirement|search|available|arisen) (?:for|of|as)|join (?:us|them|our team|the team|\w+) as|work(?:ing)? as|employed as|^as|\bas|become|suchen(?: wir)?|wir suchen|recherchons|buscamos|cerchiamo)\s+(?:(?:an?|our|the|their|its|new|eine?n?|une?|una|un|next|for)\s+){0,3}/gimu;
const placeNames: ReadonlySet<string> = new Set(places);
const shouted = /^[^\p{Ll}]+$/u;
const small = new Set("of and & for in - – / to de und".split(" "));
const lowerLead = /^(?:\p{Ll}[\p{Ll}-]*,?\s+(?:and\s+)?){0,4}/u;

/** The title of the job advertised; null where none is stated. */
export function findTitle(text: string): string | null {
  const byLabel = labelled(text, "title");
  if (byLabel) {
    const title = tidy(byLabel);
    if (title && (looksLikeJobTitle(title) || title.split(" ").length <= 6)) return title;
  }
  return atTop(text) ?? leading(text) ?? inProse(text);
}

/** Whom the post answers to, or who is to be asked, is not the post. */
const notTitle =
  /^[#*\s]*(?:reports?|reporting|responsible|accountable|line manage[rd]|managed by|supervis\w+|name|contact|hours|salary|location|department|team|responsible for|works? with|liaises?)\b/iu;

/** "Act as an advocate and key worker": a duty, not a title. */
function startsTask(line: string): boolean {
  const [first = "", second = ""] = line.split(/\s+/u);
  return tasks.has(first.toLowerCase()) && /^\p{Ll}/u.test(second);
}

function atTop(text: string): string | null {
  const lines = text
    .slice(0, 3_000)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  for (const line of lines.slice(0, topLines)) {
    if (line.length > 110 || /[.!?]$|^[•●▪·*-]/u.test(line) || notTitle.test(line)) continue;
    if (/^#{3,}/u.test(line) || startsTask(line)) continue;
    const title = tidy(line);
    if (title && title.split(" ").length <= 10 && looksLikeJobTitle(title)) return title;
  }
  return null;
}

/** Text without line breaks that opens with its title: "Head of Finance (Shared Services) Mencap is …". */
function leading(text: string): string | null {
  const run = capitalRun(text.slice(0, 120));
  const behind = text.slice(0, 200).split(/\s+/u)[run.length] ?? "";
  return /^(?:is|are|has|have|was|were)$/iu.test(behind) ? null : longestTitle(run);
}

function inProse(text: string): string | null {
  const votes = new Map<string, number>();
  for (const match of text.slice(0, 12_000).matchAll(cue)) {
    const rest = text.slice(match.index + match[0].length, match.index + match[0].length + 110);
    const lead = lowerLead.exec(rest)?.[0].length ?? 0;
    const title = longestTitle(capitalRun(rest.slice(lead)));
    if (title) votes.set(title, (votes.get(title) ?? 0) + (/^as\b/iu.test(match[0]) ? 1.5 : 2));
  }
  const best = [...votes].sort((a, b) => b[1] - a[1])[0]?.[0] ?? lowerCaseTitle(text);
  return best === null ? null : singular(best);
}

/** "Registered Nurses" is the title "Registered Nurse". */
function singular(title: string): string {
  const bare = title.replace(/(?:['’]s|s['’])$/u, "").replace(/(?<=[^s'’])s$/u, "");
  return bare !== title && looksLikeJobTitle(bare) ? bare : title;
}

/** "We need a care assistant": a title written small, right behind its cue. */
function lowerCaseTitle(text: string): string | null {
  for (const match of text.slice(0, 4_000).matchAll(cue)) {
    if (
      /^\bthe|^as|\bas/iu.test(match[0].trim()) ||
      !/\ban?\s+$|\beine?n?\s+$|\bune?\s+$|\buna?\s+$|\bour\s+$/iu.test(match[0])
    )
      continue;
    const rest =
      text
        .slice(match.index + match[0].length, match.index + match[0].length + 60)
        .split(/[.,;:()\n]| to | who | with | in | for | and | on /u)[0] ?? "";
    const parts = rest.trim().split(/\s+/u).slice(0, 6);
    for (let from = 0; from < parts.length; from += 1) {
      const title = parts.slice(from).join(" ");
      if (
        !/^(?:experienced|enthusiastic|new|motivated|reliable|qualified|talented|dynamic|skilled|friendly|busy|caring|passionate|full-time|part-time|good|great)$/iu.test(
          parts[from] ?? "",
        ) &&
        looksLikeJobTitle(title)
      )
        return title;
    }
  }
  return null;
}

/** The words with capitals a text starts with, and the small ones between them. */
function capitalRun(text: string): string[] {
  const run: string[] = [];
  for (const word of text.split(/\s+/u).slice(0, 9)) {
    const bare = word.replace(/^[("“*]+/u, "");
    if (!/^[\p{Lu}\p{N}&/–-]/u.test(bare) && !small.has(bare)) break;
    if (run.length > 0 && placeNames.has(bare.replace(/[^\p{L}-]+$/u, ""))) break;
    run.push(word);
    if (/[.,;:!?)]$/u.test(word)) break;
  }
  return run;
}

function longestTitle(run: readonly string[]): string | null {
  const shouts = run.findIndex(
    (part, at) => at > 0 && /^\p{Lu}\p{Ll}/u.test(part) && shouted.test(run[at - 1] ?? ""),
  );
  if (shouts > 1 && run.slice(0, shouts).every((part) => shouted.test(part)))
    return longestTitle(run.slice(shouts));
  for (let to = run.length; to > 0; to -= 1) {
    const title = tidy(run.slice(0, to).join(" "));
    if (title && looksLikeJobTitle(title) && !small.has(run[to - 1] ?? "")) return title;
  }
  return null;
}

/** Without markdown, salary, hours, place and reference. */
function tidy(line: string): string {
  return (
    line
      .replace(/^[#*_\s–-]+|[*_\s]+$/gu, "")
      .replace(/^(?:job title|position|role|post|vacancy)\s?:\s?/iu, "")
      .split(
        /\s[-–—|]\s(?=[^-–—|]*(?:£|\d|hours|full|part|permanent|fixed|maternity|remote|hybrid|based|location|ref|up to|competitive|temporary|contract))|\s?[|•]\s|\s[-–—]\s(?=[\p{Lu}][\p{L} ,]+$)|,\s(?=(?:£|up to|band|grade|full|part|permanent|fixed)\b)|\s{2,}|\*{2,}/u,
      )[0]
      ?.replace(
        /\s?[([](?=[^)\]]*(?:£|\d|hours|fte|full|part|permanent|fixed|maternity|remote|m\/[wf]|w\/m|h\/f|f\/h|all genders|temp))[^)\]]*[)\]]?/giu,
        "",
      )
      .replace(/\s+(?:required|wanted|needed|vacancy|vacancies|jobs?)$/iu, "")
      .replace(/[\s.,:;!–-]+$/u, "")
      .trim() ?? ""
  );
}
