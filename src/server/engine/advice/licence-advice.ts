import { relation, skillNamed } from "../lexicon/lexicon.ts";
import { licencesInText } from "../match/licence-in-text.ts";
import type { UnheldLicence } from "../match/licence-standing.ts";
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

type Said = UnheldLicence["standing"] | null;

/** How the CV says that a condition is not met, where that is all it says of it; null where it says nothing, or several things. */
function saidOf({ evidence }: Findings, licences: readonly string[]): Said {
  const said = evidence.unheld.filter(({ skill }) =>
    licences.some((licence) => relation(skill, licence) >= 1),
  );
  const [first] = said;
  return first && said.every(({ standing }) => standing === first.standing) ? first.standing : null;
}

const askFirst = "ask the employer before you spend time on an application";

/** What to do about one condition, by what the CV says of it. */
function whatToDoAbout(licence: string, said: Said): string {
  switch (said) {
    case "denied":
      return `Your CV says that you do not have it: ${askFirst}.`;
    case "unfinished":
      return "Your CV shows it as not finished: say by when you expect it, and ask the employer whether that will do.";
    case "lapsed":
      return `Your CV says that it has run out. If you have renewed it, give the new date; if not, ${askFirst}.`;
    default:
      return `If you have it, ${howToName(licence)}; if you do not, ${askFirst}.`;
  }
}

/** What to do about several, some of which somebody may have. */
function whatToDoAboutAll(all: readonly Said[]): string {
  return all.every((said) => said === "denied")
    ? `Your CV says that you have none of them: ${askFirst}.`
    : `Name near the top those you have, each with its number or date if it has one; about the others ${askFirst}.`;
}

/** Conditions of the post that the CV does not name, all in one. */
export function licenceAdvice(findings: Findings): Advice[] {
  const groups = conditions(findings);
  const names = groups.map((group) => licencesInText(group, 3));
  if (names.length === 0) return [];
  const said = groups.map((group) => saidOf(findings, group));
  const [first] = groups;
  const whatToDo =
    names.length > 1 ? whatToDoAboutAll(said) : whatToDoAbout(first?.[0] ?? "", said[0] ?? null);
  const stated = names.length === 1 ? "makes this a condition" : "makes these conditions";
  const text = `The advertisement ${stated}: ${names.join("; ")}. ${whatToDo}`;
  return [{ text, gain: saidFirst }];
}
