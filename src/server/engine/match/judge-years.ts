import type { Demand, JobRecord } from "../job/job-record.ts";
import type { CvEvidence } from "./cv-evidence.ts";
import { claimedAndDated, claimedYears, claimedYearsCredit } from "./judge-years-claimed.ts";
import { judgeInSetting } from "./judge-years-setting.ts";
import type { Finding } from "./judgement.ts";
import { licenceHeldSince } from "./licence-held-since.ts";
import type { UnheldLicence } from "./licence-standing.ts";
import { quoted } from "./licences-held.ts";
import { durationText, unionMonths } from "./months.ts";
import {
  behindMonth,
  countsFromQualifying,
  isBeforeQualifying,
  qualifiedIn,
  stillToQualify,
} from "./months-since-qualifying.ts";
import { nameList } from "./name-list.ts";
import { isEmptyTopic, rolesConcerning, type Topic, topicOf } from "./relevant-roles.ts";
import {
  type Dated,
  datedRoles,
  datedYears,
  inSubject,
  isPostOf,
  monthsOf,
  otherWorkCredit,
  shareOf,
  wantedText,
} from "./years-counted.ts";
import {
  postsInLetters,
  rolesOfPosts,
  topicOfPosts,
  withoutOthersPost,
  yearsInPost,
} from "./years-posts.ts";
import { settingOf } from "./years-setting.ts";
import { inNarrowSense, postsOfYears, rolesOfKinds, subjectOfYears } from "./years-subject.ts";

/** Of dated roles what came after the writer qualified. */
function afterQualifying({ cv }: CvEvidence, dated: readonly Dated[]): Dated[] {
  const month = qualifiedIn(cv);
  return dated
    .filter(({ at }) => !isBeforeQualifying(cv.roles[at]?.title ?? null))
    .flatMap((one) =>
      month === null ? one : behindMonth(one.span, month).map((span) => ({ ...one, span })),
    );
}

/** Years that count from qualifying, of somebody who has not qualified. */
const notQualified = (evidence: CvEvidence, open: UnheldLicence, asked: number): Finding => ({
  credit: 0,
  reason: `Your CV names ${quoted(evidence, open)} as not finished, so no years count since you qualified; ${wantedText(asked)}.`,
  evidence: [],
});

function rolesOf(
  evidence: CvEvidence,
  demand: Demand,
  topic: Topic,
  posts: readonly string[],
): ReadonlySet<number> {
  if (posts.length > 0) return rolesOfPosts(evidence, posts);
  const kinds = postsOfYears(demand);
  if (kinds.length > 0) return rolesOfKinds(evidence, kinds);
  const roles = inNarrowSense(evidence, topic, rolesConcerning(evidence, topic));
  const { text, yearsOf } = demand;
  if (yearsOf === null || !isPostOf(text, yearsOf)) return roles;
  return withoutOthersPost(evidence, roles, yearsOf.replace(/^an? /iu, ""), topic.skills);
}

/** The years asked for against the dated roles that concern what is asked; overlaps count once. */
export function judgeYears(
  evidence: CvEvidence,
  demand: Demand,
  job: JobRecord,
  referenceDate: string,
): Finding {
  const asked = demand.years ?? 0;
  const all = datedRoles(evidence, referenceDate);
  const licence = licenceHeldSince(evidence, demand, referenceDate);
  if (licence) return licence;
  const isLate = countsFromQualifying(demand.text);
  const open = isLate && qualifiedIn(evidence.cv) === null ? stillToQualify(evidence, job) : null;
  if (open) return notQualified(evidence, open, asked);
  const dated = isLate ? afterQualifying(evidence, all) : all;
  const found = judgeDated(evidence, demand, job, dated);
  return heedYearsInPost(found, evidence, demand, dated);
}

function judgeDated(
  evidence: CvEvidence,
  demand: Demand,
  job: JobRecord,
  dated: readonly Dated[],
): Finding {
  const asked = demand.years ?? 0;
  const setting = evidence.cv.language === "en" ? settingOf(demand) : null;
  if (setting && dated.length > 0) {
    const inPlace = judgeInSetting(evidence, { demand, job, dated, setting });
    if (inPlace) return inPlace;
  }
  const subject = subjectOfYears(demand);
  const posts = postsInLetters(demand.text);
  const topic = posts.length > 0 ? topicOfPosts : topicOf(job, subject);
  const foreign = evidence.cv.language !== job.language && topic.skills.length === 0;
  // Years since qualifying, in nothing named, are years in the profession.
  const isOpen = countsFromQualifying(demand.text) && subject === null;
  const isUntold = foreign || isOpen || (posts.length === 0 && isEmptyTopic(topic));
  const roles = isUntold ? null : rolesOf(evidence, demand, topic, posts);
  const concerned = roles ? dated.filter(({ at }) => roles.has(at)) : null;
  const own = shareOf(concerned ?? dated, asked);
  const credit = Math.max(own, otherWorkCredit * shareOf(dated, asked));
  const inWords =
    posts.length > 0
      ? `as ${nameList(posts, 3, "or")}`
      : inSubject({ ...demand, yearsOf: subject });
  const counted = { demand, topic, dated, concerned, credit, subject: inWords };
  const bornOut =
    credit < 1 && posts.length === 0
      ? claimedAndDated(evidence, asked, { topic, job, dated, isThere: () => true })
      : null;
  if (bornOut) return bornOut;
  if (credit >= claimedYearsCredit) return datedYears(evidence, counted);
  const claimed = claimedYears(evidence, asked, topic);
  // A claim in another subject may be meant for this one: it counts, but answers nothing.
  if (claimed?.isFaint)
    return { ...datedYears(evidence, { ...counted, credit: claimedYearsCredit }), isFaint: true };
  return claimed ?? datedYears(evidence, counted);
}

/** "At least 3 of them as Project Manager": years of other posts do not count for those. */
function heedYearsInPost(
  finding: Finding,
  evidence: CvEvidence,
  { text }: Demand,
  dated: readonly Dated[],
): Finding {
  const second = yearsInPost(text);
  if (!second) return finding;
  const roles = rolesOfPosts(evidence, [second.post]);
  const held = dated.filter(({ at }) => roles.has(at));
  const share = shareOf(held, second.years);
  if (share >= 1) return finding;
  return {
    ...finding,
    credit: Math.min(finding.credit ?? 0, share),
    metFrom: 1,
    reason: `${finding.reason} As ${second.post} it has ${durationText(monthsOf(held))}; ${wantedText(second.years)}.`,
  };
}

/**
 * Months of dated roles like the one advertised, overlaps once. Null where no role is dated, or nothing says what is like it.
 */
export function monthsInLikeWork(
  evidence: CvEvidence,
  job: JobRecord,
  referenceDate: string,
): number | null {
  const dated = datedRoles(evidence, referenceDate);
  const topic = topicOf(job, null);
  const foreign = evidence.cv.language !== job.language && topic.skills.length === 0;
  if (dated.length === 0 || foreign || isEmptyTopic(topic)) return null;
  const concerned = rolesConcerning(evidence, topic);
  return unionMonths(dated.filter(({ at }) => concerned.has(at)).map(({ span }) => span));
}
