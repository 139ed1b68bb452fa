import { findMentions } from "../lexicon/lexicon.ts";
import type { CvLine, CvSection, CvSkillMention } from "./cv-record.ts";
import { isKnownHeading } from "./headings.ts";

type Sections = readonly CvSection[];

/** The address of a profile or a page is no skill: "linkedin.com/in/jane". */
const insideAddress = /^[\w-]*\.(?:com|org|io|co|net)\b/i;
const endsAsAddress = /\.(?:com|org|io|co|net)$/i;
const maxListed = 45;
/** Among contact details these name where a profile is, not what the person can do. */
const profileSites = new Set(["GitHub", "GitLab", "LinkedIn", "Behance", "Stack Overflow"]);

function isAddress(text: string, from: number, to: number): boolean {
  const after = text.slice(to);
  return endsAsAddress.test(text.slice(from, to))
    ? after.startsWith("/")
    : insideAddress.test(after);
}

/** "Professional development" over a list of courses shows no professionalism; "Nursing experience" does show nursing. */
function onlyHeads(line: CvLine, sections: Sections, kind: string, end: number): boolean {
  const section = sections[line.section];
  if (!section || section.heading === "" || section.start !== line.index) return false;
  // Who heads something "Driving licence" has one.
  if (kind === "licence") return false;
  return end <= section.heading.length && (kind === "soft" || isKnownHeading(section.heading));
}

/** Lines read together: a list of skills below each other says the same as one with commas. */
function runs(lines: readonly CvLine[], sections: Sections): CvLine[][] {
  const found: CvLine[][] = [];
  let listing = false;
  for (const line of lines) {
    const section = sections[line.section];
    const lists =
      section?.kind === "skills" &&
      line.text.length <= maxListed &&
      !(section.heading !== "" && section.start === line.index);
    const open = found.at(-1);
    if (lists && listing && open && open[0]?.section === line.section) open.push(line);
    else found.push([line]);
    listing = lists;
  }
  return found;
}

/** "PPT", "C1" below "Licences": a short form is read as what its heading says it is one of. */
function leadOf([line]: readonly CvLine[], sections: Sections): string {
  const section = sections[line?.section ?? -1];
  const listed = section?.kind === "certifications" && section.heading !== "";
  return listed && section.start !== line?.index ? `${section.heading}: ` : "";
}

function mentionsIn(run: readonly CvLine[], sections: Sections): CvSkillMention[] {
  const found: CvSkillMention[] = [];
  const starts: number[] = [];
  let text = leadOf(run, sections);
  for (const [i, line] of run.entries()) {
    if (i > 0) text += ", ";
    starts.push(text.length);
    text += line.text;
  }
  let at = 0;
  for (const { skill, start, end } of findMentions(text)) {
    while (start >= (starts[at + 1] ?? text.length)) at += 1;
    const line = start < (starts[at] ?? 0) ? undefined : run[at];
    const from = start - (starts[at] ?? 0);
    const to = end - (starts[at] ?? 0);
    if (!line || to > line.text.length) continue;
    if (isAddress(line.text, from, to) || onlyHeads(line, sections, skill.kind, to)) continue;
    if (sections[line.section]?.kind === "contact" && profileSites.has(skill.name)) continue;
    found.push({ skill: skill.name, line: line.index, start: from, end: to });
  }
  return found;
}

/** The skills of the lexicon in a CV, line by line in order. */
export function findSkills(lines: readonly CvLine[], sections: Sections): CvSkillMention[] {
  return runs(lines, sections).flatMap((run) => mentionsIn(run, sections));
}
