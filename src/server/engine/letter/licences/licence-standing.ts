import type { CvRecord, CvSkillMention } from "../../cv/cv-record.ts";
import { skillNamed } from "../../lexicon/lexicon.ts";
import { monthNumber } from "../../vocabulary/date-points.ts";
import {
  dueBehind,
  firstModules,
  lapsedBefore,
  lapsedBehind,
  laterOn,
  letGo,
  notBefore,
  notBehind,
  renewedBehind,
  resultOpen,
  traineeBefore,
  traineeOf,
  unfinishedBefore,
  unfinishedBehind,
  unfinishedWithin,
  validUntil,
  wishedBefore,
  wishedBehind,
} from "./licence-cues.ts";
import {
  anotherIs,
  forTheHolder,
  holder,
  holders,
  holdersBehind,
  ofOwnWork,
  oneself,
  othersHold,
  paperwork,
  postAround,
  rulesBehind,
  somebodyElse,
  topic,
  whoseBehind,
} from "./licence-holder-cues.ts";
import { isAwardByNature, isNamedAsAward } from "./licence-like.ts";
import { sectionKindAt } from "./section-at.ts";

/**
 * How a licence named in a CV is held: "denied" the CV says it is not; "another" it is other people's, or only spoken of;
 * "wished" not begun; "unfinished" not yet; "lapsed" no longer.
 */
type LicenceStanding = "held" | "denied" | "another" | "wished" | "unfinished" | "lapsed";

/** A licence that the CV names and its writer does not hold, or not now. */
export type UnheldLicence = CvSkillMention & { standing: Exclude<LicenceStanding, "held"> };

/** Cues stand in the same sentence, so near. */
const reach = 120;

/** A month written in figures or as a name. */
function monthOf(written: string): number | null {
  const number = Number(written);
  if (!Number.isInteger(number)) return monthNumber(written);
  return number >= 1 && number <= 12 ? number : null;
}

/** Whether a date behind a licence, of no validity, is later than this one (ISO 8601): it is yet to be had. */
function comesAfter(behind: string, referenceDate: string): boolean {
  const { year, month } = laterOn.exec(behind)?.groups ?? {};
  if (year === undefined) return false;
  const at = month === undefined ? null : monthOf(month);
  const day = `${year}-${String(at ?? 1).padStart(2, "0")}`;
  return day > referenceDate.slice(0, 7);
}

/** Whether the words behind a licence say that it was valid up to a date before this one (ISO 8601). */
function endedBefore(behind: string, referenceDate: string): boolean {
  const { year, month } = validUntil.exec(behind)?.groups ?? {};
  if (year === undefined) return false;
  const [nowYear = 0, nowMonth = 0] = referenceDate.split("-").map(Number);
  if (Number(year) !== nowYear) return Number(year) < nowYear;
  const until = month === undefined ? null : monthOf(month);
  return until !== null && until < nowMonth;
}

/** The words before and behind a mention, up to the ends of its sentence or item; `before` not beyond a comma. */
function aroundOf(
  text: string,
  { start, end }: CvSkillMention,
): { before: string; behind: string } {
  const before = text.slice(Math.max(0, start - reach), start);
  const cut = Math.max(
    ...[", ", ". ", ";", "•", "|", ": "].map((mark) => before.lastIndexOf(mark)),
  );
  const behind = text.slice(end, end + reach);
  return {
    before: before.slice(cut + 1),
    behind: behind.split(/\.\s|[;•|]/u, 1)[0] ?? "",
  };
}

function isAnothers(text: string, mention: CvSkillMention, isWork: boolean): boolean {
  const named = text.slice(mention.start, mention.end);
  const before = text.slice(Math.max(0, mention.start - reach), mention.start);
  const behind = text.slice(mention.end, mention.end + reach);
  if (/^\.\p{Ll}/u.test(behind) || rulesBehind.test(behind)) return true;
  if (/^(?:[HL]GV|PCV|PSV)$/u.test(named) && postAround.test(behind)) return true;
  if (anotherIs.test(before)) return true;
  if (oneself.test(before)) return false;
  if (othersHold.test(before)) return true;
  if (holder.test(named) && somebodyElse.test(before)) return true;
  if (!isWork) return false;
  if (forTheHolder.test(before) && (holder.test(named) || whoseBehind.test(behind))) return true;
  if (holders.test(named) || holdersBehind.test(behind) || paperwork.test(before)) return true;
  return topic.test(named) && !ofOwnWork.test(text);
}

/** How a licence is held, by the words around its name. English. */
function licenceStanding(
  cv: CvRecord,
  mention: CvSkillMention,
  referenceDate: string,
): LicenceStanding {
  const { text, role } = cv.lines[mention.line] ?? { text: "", role: null };
  const { before, behind } = aroundOf(text, mention);
  const named = text.slice(mention.start, mention.end);
  if (/\bnon-\s?$/iu.test(before) || notBefore.test(before) || notBehind.test(behind))
    return "denied";
  if (lapsedBefore.test(before) || letGo.test(behind)) return "lapsed";
  const ended = lapsedBehind.test(behind) || endedBefore(behind, referenceDate);
  if (ended && !renewedBehind.test(behind)) return "lapsed";
  if (wishedBefore.test(before) || wishedBehind.test(behind)) return "wished";
  if (unfinishedBefore.test(before) || traineeBefore.test(before)) return "unfinished";
  if (unfinishedWithin.test(named) || unfinishedBehind.test(behind)) return "unfinished";
  if (dueBehind.test(behind) && traineeOf.test(text.slice(0, mention.start))) return "unfinished";
  if (resultOpen.test(behind)) return "unfinished";
  if (firstModules.test(named + behind) || comesAfter(behind, referenceDate)) return "unfinished";
  const isSummary = sectionKindAt(cv, mention.line) === "summary";
  if (isSummary && paperwork.test(before) && !oneself.test(before)) return "another";
  return isAnothers(text, mention, role !== null) ? "another" : "held";
}

/** Where a mention stands, as a key. */
export const placeOf = ({ line, start }: CvSkillMention) => `${line}:${start}`;

const isLicence = ({ skill }: CvSkillMention) => skillNamed(skill)?.kind === "licence";

/** A licence, or what the CV names as a certificate of some skill. */
const isPaper = ({ lines }: CvRecord, mention: CvSkillMention) =>
  isLicence(mention) ||
  isAwardByNature(mention.skill) ||
  isNamedAsAward(lines[mention.line]?.text ?? "", mention);

/** "Care Certificate started, 9 of 15 standards": what is begun is not held by being named again in the same piece. */
function namedAgain(
  { lines }: CvRecord,
  papers: readonly CvSkillMention[],
  unheld: readonly UnheldLicence[],
): UnheldLicence[] {
  const places = new Set(unheld.map(placeOf));
  return papers.flatMap((mention): UnheldLicence[] => {
    const { skill, line, start } = mention;
    const first = unheld.find(
      (one) =>
        one.standing === "unfinished" &&
        one.skill === skill &&
        one.line === line &&
        one.end <= start,
    );
    if (!first || places.has(placeOf(mention))) return [];
    const between = lines[line]?.text.slice(first.end, start) ?? "";
    return /[.;•|]\s/u.test(between) ? [] : [{ ...mention, standing: first.standing }];
  });
}

/** The licences and certificates that a CV names and its writer does not hold on this date (ISO 8601). */
export function unheldLicences(cv: CvRecord, referenceDate: string): UnheldLicence[] {
  const papers = cv.skills.filter((mention) => isPaper(cv, mention));
  const named = papers.flatMap((mention): UnheldLicence[] => {
    const standing = licenceStanding(cv, mention, referenceDate);
    return standing === "held" ? [] : [{ ...mention, standing }];
  });
  const denied = cv.deniedSkills.filter(isLicence).map((mention): UnheldLicence => {
    const standing = licenceStanding(cv, mention, referenceDate);
    return { ...mention, standing: standing === "held" ? "denied" : standing };
  });
  return [...named, ...namedAgain(cv, papers, named), ...denied];
}
