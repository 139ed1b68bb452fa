import type { JobRecord } from "../job/job-record.ts";
import { relation } from "../lexicon/lexicon.ts";
import type { CvEvidence } from "./cv-evidence.ts";
import { skillsOfEmployer } from "./employers-imply.ts";
import { rolesConcerning, topicOf } from "./relevant-roles.ts";
import { termKeys } from "./term-key.ts";
import { kindsOfPlace } from "./years-places.ts";
import { keysOfPlace, type YearsInSetting } from "./years-setting.ts";

const plainName = (company: string | null) =>
  (company ?? "").replace(/\(.*/u, "").split(",")[0]?.trim().toLowerCase() ?? "";

/** What stands over a role, and over others with the same employer: its name, its kind in brackets. */
function headOf({ cv, passages }: CvEvidence, at: number): string {
  const name = plainName(cv.roles[at]?.company ?? null);
  const isSame = (company: string | null) => name !== "" && plainName(company) === name;
  return cv.roles
    .flatMap(({ company, title, line }, other) => {
      if (other !== at && !isSame(company)) return [];
      const headings = passages.filter(({ role, heading }) => role === other && heading);
      // The employer may stand above a line of dates that is no role's.
      const above = cv.lines[line - 1];
      const own = [
        company ?? "",
        cv.lines[line]?.text ?? "",
        company === null && above?.role === null ? above.text : "",
        ...headings.map(({ text }) => text),
      ];
      return other === at ? [title ?? "", ...own] : own;
    })
    .join(" | ");
}

function isIn(evidence: CvEvidence, at: number, place: string, job: JobRecord): boolean {
  const head = headOf(evidence, at);
  const own = evidence.passages.filter((passage) => passage.role === at);
  const lines = own.filter(({ heading }) => !heading).map(({ said }) => said);
  const kinds = kindsOfPlace.filter(({ named }) => named.test(place));
  const isKind = kinds.some(
    ({ employer, lines: signs }) =>
      employer.test(head) || (signs !== undefined && lines.some((line) => signs.test(line))),
  );
  if (isKind) return true;
  const topic = topicOf(job, place);
  const ofEmployer = skillsOfEmployer(head);
  if (topic.skills.some((one) => ofEmployer.some((skill) => relation(skill, one) >= 1)))
    return true;
  // What the table knows is shown by its signs alone: the words of "local authority" stand in many a line.
  if (kinds.length > 0) return false;
  if (topic.skills.length > 0 && rolesConcerning(evidence, { ...topic, keys: new Set() }).has(at))
    return true;
  const keys = keysOfPlace(place);
  const wanted = keys.length > 0 ? keys : termKeys(place);
  const said = new Set([...termKeys(head), ...own.flatMap((passage) => [...passage.keys])]);
  return wanted.every((key) => said.has(key));
}

/** The roles of which the employer's name or a line shows one of the places. */
export function rolesInSetting(
  evidence: CvEvidence,
  { places }: YearsInSetting,
  job: JobRecord,
): Set<number> {
  return new Set(
    evidence.cv.roles.flatMap((_, at) =>
      places.some((place) => isIn(evidence, at, place, job)) ? [at] : [],
    ),
  );
}
