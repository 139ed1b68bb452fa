import type { Requirement } from "../../../shared/results.ts";
import type { Demand, JobRecord } from "../job/job-record.ts";
import { isGenericTerm } from "../keywords/generic-terms.ts";
import { termKeys } from "../text/term-key.ts";
import { dutyPhrase } from "./duties.ts";

/** From here on a duty says what kind of work it is. */
const fullWords = 5;
/** What shows little of a job. */
const vague =
  /^(?:working|attending|participating|ensuring|taking|engaging|liaising|following|assisting|gaining|learning|communicating|networking|helping|sharing|understanding|having|being|dealing|completing|undertaking|contributing|helping to)\b/u;

/** What every job has is no reason to want this one. */
const ofEveryJob =
  /^(?:ensuring that|making sure|sitting (?:in|on|with|within)|owning|helping out|coming|going|reporting (?:to|into)|charting|updating|checking|covering|sending|taking (?:payments|messages|minutes|calls|bookings)|posting|scanning|typing|photocopying|entering|inputting|ordering|tidying|clearing|wearing|following|adhering|complying|travelling|driving to|lifting|carrying (?!out)|setting up rooms|opening the|locking|counting|cashing|signing|working (?:alongside|closely|with)|liaising|being|briefing|keeping (?:up|an eye|the|your|our|spirits|all|it|areas?|accurate|contemporaneous)|undertaking any|producing paperwork|maintaining (?:\p{L}+ )?(?:records?|files?|databases?|paperwork|documentation)|preparing (?:paperwork|papers|minutes|agendas)|logging|recording|filing|filling|completing|submitting|answering|checking and|promoting|processing|replying|keeping (?:\p{L}+ ){0,2}(?:records?|logs?|notes?)|.*\byourself\b|using|gaining|learning|participating|attending|having|communicating|dealing|responding|joining|working as|working mainly|working within)\b|^(?:managing|building|maintaining|developing|establishing|promoting)\s(?:[\p{L}-]+\s){0,4}(?:relationships?|confidentiality|standards|records)\b/u;

/** From this share of its words on a duty is what the letter has spoken of. */
const sameShare = 0.5;

function saysSame(duty: string, said: string): boolean {
  const keys = termKeys(duty);
  const told = new Set(termKeys(said));
  const shared = keys.filter((key) => told.has(key)).length;
  return shared >= Math.min(keys.length, told.size) * sameShare;
}

const worth: Readonly<Record<Requirement["status"], number>> = {
  met: 2,
  partial: 1,
  missing: 0,
  unverifiable: 0,
};

/**
 * The duties of the job as activities with the lines they quote: first those the CV answers, then in the ad's order. What is
 * `said` in the letter is left out; `shown`: keys of the words that statements have.
 */
export function dutiesOf(
  job: JobRecord,
  requirements: readonly Requirement[],
  said: readonly { text: string }[] = [],
  shown: readonly string[] = [],
): { text: string; quote: string }[] {
  const statuses = new Map(requirements.map(({ id, status }) => [id, status]));
  const worthOf = ({ id, skills }: Demand, text: string) =>
    worth[statuses.get(id) ?? "missing"] +
    (skills.length > 0 ? 0.5 : 0) -
    (text.split(" ").length < fullWords ? 0.7 : 0);
  const told = new Set(shown);
  const found = job.demands.flatMap((demand) => {
    const text = demand.responsibility ? dutyPhrase(demand.text) : null;
    if (text === null) return [];
    const worth = worthOf(demand, text);
    const keys = termKeys(text).filter((key) => !isGenericTerm(key));
    const known = keys.filter((key) => told.has(key)).length / Math.max(1, keys.length);
    if (said.some((one) => saysSame(text, one.text))) return [];
    // What is vague, and not what one does well, is no reason to want a job.
    return ofEveryJob.test(text) || (vague.test(text) && worth < 2)
      ? []
      : [{ text, quote: demand.text, worth: worth + known * 1.5 }];
  });
  const different = found.filter(
    ({ text }, at) => found.findIndex((other) => other.text === text) === at,
  );
  return different.sort((one, other) => other.worth - one.worth);
}
