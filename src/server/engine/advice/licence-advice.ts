import { relation, skillNamed } from "../lexicon/lexicon.ts";
import { licenceInText } from "../match/licence-in-text.ts";
import { nameList } from "../match/name-list.ts";
import type { Findings } from "./findings.ts";
import type { Advice } from "./skill-advice.ts";

/** Said first whatever it brings: nothing else helps while it stands. */
export const saidFirst = 1000;

const drives = /\bdriving licence\b/iu;
const ownsOne = /\b(?:transport|vehicle|car)\b/iu;
const isCheck = /\bDBS\b|\bclearance\b/u;

/** How one shows what is asked: a licence to drive by its category, a registration by its number, a check by its date. */
function howToName(licence: string): string {
  if (drives.test(licence)) return "say so near the top, with its category";
  if (ownsOne.test(licence)) return "say so near the top";
  if (isCheck.test(licence)) return "name it near the top with its level and date";
  return skillNamed(licence)?.kind === "licence"
    ? "name it near the top, with its number or date if it has one"
    : "name it near the top";
}

/** Demands that share a licence state one condition in several words: the first stands for them. */
function conditions({ judgements }: Findings): string[][] {
  const found: string[][] = [];
  for (const { demand, licenceMissing } of judgements) {
    const known = found.some((group) => group.some((one) => demand.licences.includes(one)));
    if (licenceMissing && !known) found.push(demand.licences);
  }
  return found;
}

/** Whether all that the CV says of a condition is that its writer does not meet it. */
function isDenied({ evidence }: Findings, licences: readonly string[]): boolean {
  const said = evidence.unheld.filter(({ skill }) =>
    licences.some((licence) => relation(skill, licence) >= 1),
  );
  return said.length > 0 && said.every(({ standing }) => standing === "denied");
}

const askFirst = "ask the employer before you spend time on an application";

function whatToDo(names: readonly string[], [first]: readonly string[][], isLacked: boolean) {
  if (names.length > 1) {
    return isLacked
      ? `Your CV says that you have none of them: ${askFirst}.`
      : `Name near the top those you have, each with its number or date if it has one; about the others ${askFirst}.`;
  }
  return isLacked
    ? `Your CV says that you do not have it: ${askFirst}.`
    : `If you have it, ${howToName(first?.[0] ?? "")}; if you do not, ${askFirst}.`;
}

/** Conditions of the post that the CV does not name, all in one. */
export function licenceAdvice(findings: Findings): Advice[] {
  const groups = conditions(findings);
  const names = groups.map((group) => nameList(group.map(licenceInText), 3, "or"));
  if (names.length === 0) return [];
  const isLacked = groups.every((group) => isDenied(findings, group));
  const stated = names.length === 1 ? "makes this a condition" : "makes these conditions";
  const text = `The advertisement ${stated}: ${names.join("; ")}. ${whatToDo(names, groups, isLacked)}`;
  return [{ text, gain: saidFirst }];
}
