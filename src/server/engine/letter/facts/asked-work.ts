import type { Demand, JobRecord } from "../../job/job-record.ts";
import { isGenericTerm } from "../../keywords/generic-terms.ts";
import { termKeys } from "../../text/term-key.ts";
import { words } from "../../text/words.ts";
import type { AskedDemand } from "./asked-by.ts";
import type { LetterSource } from "./letter-source.ts";
import type { Proof } from "./proofs.ts";

/** Work the advertisement asks for and a dated line shows, as the opening names it. */
export type AskedWork = { id: string; text: string; sources: LetterSource[]; proof: Proof };

const mostNamed = 3;
const mostWords = 20;
/** Of a phrase that says what another has said. */
const mostShared = 0.4;

/** What is required counts before what is told of the job, and that before what would be nice. */
const worthOf = ({ importance, responsibility }: Demand) =>
  importance !== "required" ? 0 : responsibility ? 1.2 : 1.5;
/** Of its words that the statement has: the opening says that it is shown. */
const fewestFit = 0.45;
const fewestPartlyFit = 0.6;
const wholeFit = 0.8;
/** "Docker and Kubernetes" is two things, and one of them does not show both. */
const fewestOfTwo = 0.75;

function enough({ name, isDeed, isMet, isEveryday, fit }: AskedDemand): boolean {
  const isTwo = !isDeed && /\s(?:and|&)\s/u.test(name);
  // What is shown so fully may be said beside others, however plain it is.
  return (
    (!isEveryday || fit >= wholeFit) &&
    fit >= (isTwo ? fewestOfTwo : isMet ? fewestFit : fewestPartlyFit)
  );
}

type Answered = { demand: Demand; asked: AskedDemand; proof: Proof; worth: number; place: number };

function answeredBy(job: JobRecord, proofs: readonly Proof[]): Answered[] {
  return job.demands.flatMap((demand, place): Answered[] => {
    const answers = proofs.flatMap((proof) => {
      const asked = proof.role?.work
        ? proof.asked.find((one) => one.id === demand.id && enough(one))
        : undefined;
      return asked ? [{ asked, proof, worth: proof.score * 0.15 + asked.fit }] : [];
    });
    const [best] = answers.sort((one, other) => other.worth - one.worth);
    if (!best) return [];
    return [{ demand, place, ...best, worth: best.worth + worthOf(demand) }];
  });
}

const keysOf = (text: string) => termKeys(text).filter((key) => !isGenericTerm(key));

const hasJoin = ({ asked }: Answered) => /\s(?:and|or)\s/u.test(asked.name);

/** Whether another phrase can stand in the row. */
function fitsRow(row: readonly Answered[], one: Answered): boolean {
  const keys = keysOf(one.asked.name);
  const said = new Set(row.flatMap(({ asked }) => keysOf(asked.name)));
  const isNew = keys.filter((key) => said.has(key)).length <= keys.length * mostShared;
  const joins = [...row, one].filter(hasJoin).length;
  const isReadable = joins < 2 || (joins === 2 && row.length === 1);
  const length = words([...row, one].map(({ asked }) => asked.name).join(" ")).length;
  // A row within the row cannot be told apart from it.
  return (
    isNew &&
    isReadable &&
    row.filter(hasJoin).length < 2 &&
    !one.asked.name.includes(",") &&
    length <= mostWords
  );
}

/** Two or three of them, all deeds or all things, so that they make one row, in the advertisement's order; else none. */
export function askedWork(job: JobRecord, proofs: readonly Proof[]): AskedWork[] {
  const answered = answeredBy(job, proofs).sort((one, other) => other.worth - one.worth);
  const rows = [true, false].map((isDeed) => {
    const row: Answered[] = [];
    for (const one of answered)
      if (one.asked.isDeed === isDeed && row.length < mostNamed && fitsRow(row, one)) row.push(one);
    return row;
  });
  const [deeds = [], things = []] = rows;
  const row = deeds.length >= 2 || deeds.length >= things.length ? deeds : things;
  if (row.every(({ asked }) => asked.isEveryday)) return [];
  // Beside what is required, what would be nice is left for later.
  const required = row.filter(({ demand }) => demand.importance === "required");
  const best = required.some(({ asked }) => !asked.isEveryday) ? required : row;
  // What has an "and" of its own comes last.
  const joins = (one: Answered) => Number(hasJoin(one));
  return [...best]
    .sort((one, other) => joins(one) - joins(other) || one.place - other.place)
    .map(({ demand, asked, proof }) => ({
      id: demand.id,
      text: asked.name,
      sources: [{ from: "ad" as const, quote: demand.text }, ...proof.sources],
      proof,
    }));
}

/** The statements with those first that show what the opening says is shown. */
export function shownFirst(proofs: readonly Proof[], work: readonly AskedWork[]): Proof[] {
  const shown = new Set(work.map(({ proof }) => proof));
  return [...proofs.filter((one) => shown.has(one)), ...proofs.filter((one) => !shown.has(one))];
}
