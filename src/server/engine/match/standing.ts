import { addressesMachines } from "../ats/machine-instructions.ts";
import type { CvRecord } from "../cv/cv-record.ts";

/**
 * How far a line vouches for what it names: "shown" in a dated role, "listed" anywhere else, "none" where it proves
 * nothing about the person: written for a machine, references.
 */
export type Standing = "shown" | "listed" | "none";

/** The standing of every line of the CV. */
export function lineStandings(cv: CvRecord): Standing[] {
  return cv.lines.map((line) => {
    const kind = cv.sections[line.section]?.kind;
    if (kind === "references" || addressesMachines(line.text)) return "none";
    const role = line.role === null ? undefined : cv.roles[line.role];
    return role && (role.start !== null || role.end !== null) ? "shown" : "listed";
  });
}
