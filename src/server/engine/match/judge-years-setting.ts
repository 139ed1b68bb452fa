import type { Demand, JobRecord } from "../job/job-record.ts";
import type { CvEvidence } from "./cv-evidence.ts";
import { claimedAndDated } from "./judge-years-claimed.ts";
import type { Finding } from "./judgement.ts";
import { durationText } from "./months.ts";
import { nameList } from "./name-list.ts";
import { rolesConcerning, type Topic, topicOf } from "./relevant-roles.ts";
import { rolesInSetting } from "./roles-in-setting.ts";
import { termKeys } from "./term-key.ts";
import { readTitle } from "./title-likeness.ts";
import {
  type Dated,
  datedYears,
  inSubject,
  monthsOf,
  otherWorkCredit,
  quoteRoles,
  shareOf,
  wantedText,
} from "./years-counted.ts";
import { kindsOfPlace } from "./years-places.ts";
import { postsInLetters, rolesOfPosts, topicOfPosts } from "./years-posts.ts";
import { keysOfPlace, type YearsInSetting } from "./years-setting.ts";
import { inNarrowSense } from "./years-subject.ts";

/** Years of the work asked for, where no line names the place they were to be worked in. */
export const withoutSettingCredit = 0.6;

type InSetting = {
  demand: Demand;
  job: JobRecord;
  dated: readonly Dated[];
  setting: YearsInSetting;
};

/** Years of work in a kind of place: those there count whole, those of the work where no line names the place count in part. */
export function judgeInSetting(
  evidence: CvEvidence,
  { demand, job, dated, setting }: InSetting,
): Finding | null {
  const asked = demand.years ?? 0;
  const posts = postsInLetters(demand.text);
  const { work, said } = setting;
  const topic = posts.length > 0 ? topicOfPosts : topicOf(job, work);
  const isAnyWork = posts.length === 0 && work === null;
  const ofWork = isAnyWork ? null : rolesOfWork(evidence, { posts, job, topic, work });
  const there = rolesInSetting(evidence, setting, job);
  if (isAnyWork) for (const at of rolesConcerning(evidence, topicOf(job, said))) there.add(at);
  const like = ofWork ?? rolesConcerning(evidence, topic);
  const inWork = dated.filter(({ at }) => like.has(at));
  const shown = (ofWork ? inWork : dated).filter(({ at }) => there.has(at));
  const own = shareOf(shown, asked);
  const inPart = withoutSettingCredit * shareOf(inWork, asked);
  const credit = Math.max(own, inPart, otherWorkCredit * shareOf(dated, asked));
  const post = posts.length > 0 ? `as ${nameList(posts, 3, "or")} ` : "";
  const subject = post || (work === null ? "" : `${inSubject({ ...demand, yearsOf: work })} `);
  const counted = { demand, topic, dated, credit, concerned: shown, subject: `${subject}${said}` };
  const isThere = (text: string) => setting.places.some((place) => namesPlace(text, place));
  const bornOut =
    own < 1 && posts.length === 0
      ? claimedAndDated(evidence, asked, { topic, job, dated, isThere })
      : null;
  if (bornOut) return bornOut;
  if (own >= inPart) return datedYears(evidence, counted);
  const part =
    shown.length === 0
      ? `, but no line shows that this was ${said}`
      : `, of which ${durationText(monthsOf(shown))} ${said}`;
  return {
    credit,
    metFrom: 1,
    reason: `Your CV has ${durationText(monthsOf(inWork))} of dated roles ${subject.trim() || "in work like this"}${part}; ${wantedText(asked)}.`,
    evidence: quoteRoles(evidence, shown.length > 0 ? shown : inWork),
  };
}

/** Whether some words name a place as the advertisement does, or one of its kind. */
function namesPlace(text: string, place: string): boolean {
  const keys = keysOfPlace(place);
  const said = new Set(termKeys(text));
  return keys.length > 0
    ? keys.every((key) => said.has(key))
    : kindsOfPlace.some(({ named }) => named.test(place) && named.test(text));
}

type Work = { posts: readonly string[]; job: JobRecord; topic: Topic; work: string | null };

/** The roles of the work that is named; where it is the advertised post's own, those of its title too. */
function rolesOfWork(evidence: CvEvidence, { posts, job, topic, work }: Work): ReadonlySet<number> {
  if (posts.length > 0) return rolesOfPosts(evidence, posts);
  const named = topic.isNamed
    ? topic
    : { ...topic, skills: [], keys: new Set(termKeys(work ?? "")) };
  const byWork = inNarrowSense(
    evidence,
    named,
    rolesConcerning(evidence, { ...named, title: readTitle("") }),
  );
  const title = readTitle(job.facts.title ?? "");
  const isPost = [...readTitle(work ?? "").keys].some((key) => title.keys.has(key));
  if (!isPost) return byWork;
  return new Set([...byWork, ...rolesOfPosts(evidence, [job.facts.title ?? ""])]);
}
