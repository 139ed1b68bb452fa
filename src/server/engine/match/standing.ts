import { addressesMachines } from "../ats/machine-instructions.ts";
import type { CvRecord, CvSkillMention } from "../cv/cv-record.ts";
import type { CopiedText } from "./copied-text.ts";

/**
 * How far a line vouches for what it names: "shown" in a dated role, "listed" anywhere else, "none" where it proves
 * nothing about the person: copied from the advertisement, written for a machine, contact data, references.
 */
export type Standing = "shown" | "listed" | "none";

/** A copied line that is hardly more than names of skills is a list like any other. */
function isSkillList(cv: CvRecord, mentions: readonly CvSkillMention[], line: number): boolean {
  const length = cv.lines[line]?.text.length ?? 0;
  const named = mentions.reduce((sum, mention) => sum + mention.end - mention.start, 0);
  return named >= length * 0.6;
}

/** The standing of every line of the CV. */
export function lineStandings(
  cv: CvRecord,
  copied: CopiedText,
  byLine: ReadonlyMap<number, CvSkillMention[]>,
): Standing[] {
  return cv.lines.map((line) => {
    const kind = cv.sections[line.section]?.kind;
    if (kind === "references" || addressesMachines(line.text)) return "none";
    if (copied.lines[line.index]) {
      const alone = !copied.lines[line.index - 1] && !copied.lines[line.index + 1];
      const list = isSkillList(cv, byLine.get(line.index) ?? [], line.index);
      return alone && list ? "listed" : "none";
    }
    const role = line.role === null ? undefined : cv.roles[line.role];
    return role && (role.start !== null || role.end !== null) ? "shown" : "listed";
  });
}
