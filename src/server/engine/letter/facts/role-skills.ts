import type { CvRecord } from "../../cv/cv-record.ts";
import type { JobRecord } from "../../job/job-record.ts";
import { skillInText } from "../../keywords/skill-in-text.ts";
import { skillNamed } from "../../lexicon/lexicon.ts";
import { nameList } from "../../text/name-list.ts";
import { termKeys } from "../../text/term-key.ts";
import { words } from "../../text/words.ts";
import { isFit } from "../fit-line.ts";
import type { NamedRole } from "./named-roles.ts";
import type { Proof } from "./proofs.ts";
import { linesOfRole } from "./role-lines.ts";
import { type SharedSkill, sharedSkills } from "./shared-skills.ts";
import { isTelling, narrowest } from "./telling-skills.ts";

/** In one sentence. */
const mostNames = 4;
const fewestNames = 2;

export type RoleSkills = ReadonlyMap<NamedRole, readonly SharedSkill[]>;

/** What else the lines of a role name: systems and tools, by the lexicon's names. */
function ofWork(
  cv: CvRecord,
  job: JobRecord,
  lines: ReadonlySet<number>,
  deaf: ReadonlySet<number>,
): SharedSkill[] {
  const found = cv.skills.filter(({ skill, line }) => {
    const isTool = skillNamed(skill)?.kind === "tool";
    return lines.has(line) && !deaf.has(line) && isTool && isTelling(skill, job.facts.title);
  });
  return found.flatMap(({ skill, line }) => {
    const quote = cv.lines[line]?.text ?? "";
    const text = skillInText(skill);
    const isOwnWord = quote.toLowerCase().includes(text.toLowerCase());
    return isFit(quote) && isOwnWord
      ? [{ name: skill, text, required: false, sources: [{ from: "cv" as const, quote }] }]
      : [];
  });
}

/** What each role's own lines name: first what is asked, in the advertisement's words. */
export function skillsOfRoles(
  cv: CvRecord,
  job: JobRecord,
  roles: readonly NamedRole[],
  deaf: ReadonlySet<number>,
): RoleSkills {
  return new Map(
    roles.map((role) => {
      const lines = new Set(linesOfRole(cv, role.at).map(({ index }) => index));
      const asked = sharedSkills(cv, job, deaf, (line) => lines.has(line));
      const names = new Set(asked.map(({ name }) => name));
      const others = ofWork(cv, job, lines, deaf).filter(({ name }) => !names.has(name));
      return [role, narrowest([...asked, ...others])];
    }),
  );
}

/** "Emergency lighting", "risk assessments" are work; "LV", "5 axis" and "autoclave" are what it is done with. */
const isDone = (text: string) =>
  /^\p{Ll}[\p{L}\s-]*(?:ing|ment|tion|sion|ance|ence|sis|care|control|[^sS]s)$/u.test(text);

/** Those of a role that are not `said`, as what its work consisted of; null where they make no list. */
export function skillsProof(
  role: NamedRole,
  skills: readonly SharedSkill[],
  isSaid: (skill: SharedSkill) => boolean,
): Proof | null {
  const left = skills.filter((skill) => !isSaid(skill)).slice(0, mostNames);
  if (left.length < fewestNames) return null;
  const text = nameList(
    left.map((skill) => skill.text),
    mostNames,
  );
  // One works with a system; what work consists of is done.
  const areTools = left.every(({ name }) => skillNamed(name)?.kind === "tool");
  if (!areTools && !left.every((one) => isDone(one.text))) return null;
  const told = areTools ? `${role.current ? "work" : "worked"} with ${text}` : text;
  return {
    clause: {
      form: areTools ? "finite" : "things",
      present: role.current,
      text: told,
      words: words(told).length,
    },
    role,
    line: -1,
    sources: left.flatMap(({ sources }) => sources),
    score: 0,
    isApt: true,
    demandIds: [],
    asked: [],
    keys: termKeys(text),
  };
}
