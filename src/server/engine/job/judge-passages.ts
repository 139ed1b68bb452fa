import { looksLikeJobTitle } from "../vocabulary/job-titles.ts";
import { asksPlainly, opensWithQuality } from "./asks-plainly.ts";
import { cannotAsk } from "./cannot-ask.ts";
import { classify, type PassageClass, seeksQuality } from "./classify-passage.ts";
import { hasCue } from "./cue-match.ts";
import { commands, tellsWorkPlainly } from "./opens-with-task.ts";
import { inOrder, type Likelihoods } from "./passage-chain.ts";
import { featuresOf, type PassageReading, type Surroundings } from "./passage-features.ts";
import { likelihoods, passageModel } from "./passage-model.ts";
import passageWeights from "./passage-weights.json" with { type: "json" };
import { setsScene } from "./remnants.ts";
import { refusesSponsorship } from "./right-to-work.ts";
import { isBoilerplate, type Passage } from "./sections.ts";
import { seeksSomebody } from "./sought-person.ts";
import { tellsOfEmployer } from "./tells-of-employer.ts";
import { workSought } from "./work-sought.ts";

/** What it was trained on, and the licences: data/passages/NOTICE.md. */
const model = passageModel(passageWeights);
const turns = passageWeights.turns.split(" ").map(Number);

/**
 * How likely a passage must be a demand or a duty to be read as one: where the rules say so too; where they do and it
 * tells somebody to do something; where somebody eager is sought; where the rules say otherwise; where a heading or its own words speak against it. Chosen on
 * advertisements left out of the training.
 */
const least = {
  agreed: 0.5,
  commanded: 0.3,
  eager: 0.97,
  demand: 0.66,
  duty: 0.6,
  against: 0.88,
  never: 0.97,
};
/** What is asked plainly, or listed under a heading that asks, is only let go when it is next to impossible. */
const hopeless = 0.01;
const doubtful = 0.1;
/**
 * How clearly one must outweigh the other to change the rules' mind on which of the two it is: in running text, and
 * where it is listed under a heading that asks.
 */
const clearly = { told: 0.7, specified: 0.92 };

/**
 * What each passage of an advertisement is: the rules' word, weighed against the words and what stands around. The
 * weights know English alone; of other languages (ISO 639-1) the rules' word stands.
 */
export function judgePassages(passages: readonly Passage[], language: string): PassageReading[] {
  const byRules = passages.map((passage) => ({ passage, is: classify(passage) }));
  if (language !== "en") return byRules;
  return judgeReadings(
    byRules.map((reading, at) => ({
      reading,
      around: {
        before: byRules[at - 1],
        after: byRules[at + 1],
        place: at / Math.max(1, byRules.length - 1),
      },
    })),
  ).map((is, at) => ({ passage: passages[at] as Passage, is }));
}

/** A passage and what stands around it. */
type Placed = { reading: PassageReading; around: Surroundings };

/** What passages that follow each other are. */
export function judgeReadings(all: readonly Placed[]): PassageClass[] {
  const alone = all.map(({ reading, around }) => likelihoods(model, featuresOf(reading, around)));
  const likely = inOrder(turns, alone);
  return all.map((one, at) => judged(one, likely[at] as Likelihoods));
}

/** A few words alone behind a list with bullets open something else: "Connect to your business". */
function isUnknownHeading(passage: Passage, before: Passage | undefined): boolean {
  const { text, bullet, alone, section } = passage;
  if (
    bullet ||
    !alone ||
    !before?.bullet ||
    before.section !== section ||
    /:\s|[.;,:]$/u.test(text)
  )
    return false;
  return text.split(/\s+/u).length <= 5 && !hasCue("person", text) && !asksPlainly(text);
}

/** Tells more of what the sentence before said, and asks nothing when that asked nothing. */
const goesOn = /^this (?:will |may )?(?:also )?includes?\s\S+\s\S/iu;

/** "• You write well. Most of what we decide, we decide in docs.": a further sentence of an item that only tells of us. */
function tellsMore({ text, bullet, start }: Passage, before: Passage | undefined): boolean {
  return !bullet && before?.bullet === true && start - before.end < 3 && setsScene(text);
}

/** What one passage is. */
function judged({ reading, around }: Placed, { demand, duty }: Likelihoods): PassageClass {
  const { passage, is } = reading;
  if (refusesSponsorship(passage.text)) return "demand";
  if (passage.section === "waived" || cannotAsk(passage.text)) return "none";
  if (isUnknownHeading(passage, around.before?.passage)) return "none";
  if (is === "duty" && workSought(passage.text) > 0) return "duty";
  if (goesOn.test(passage.text) && around.before && around.before.is !== "demand")
    return around.before.is;
  if (tellsMore(passage, around.before?.passage)) return "none";
  const asked = demand + duty;
  if (is === "none" && passage.alone && !passage.bullet && looksLikeJobTitle(passage.text))
    return "none";
  if (is === "none")
    return asked < leastAlone(passage, demand > duty) ? "none" : likelier(demand, duty);
  if (asked < leastAgreed(reading)) return "none";
  if (is === "demand" && (asksPlainly(passage.text) || opensWithQuality(passage.text)))
    return "demand";
  if (is === "duty" && tellsWorkPlainly(passage.text)) return "duty";
  const listedAsDuty = is === "duty" && passage.section === "duties" && passage.listed;
  const least = isSpecified(passage) || listedAsDuty ? clearly.specified : clearly.told;
  return Math.max(demand, duty) > asked * least ? likelier(demand, duty) : is;
}

const likelier = (demand: number, duty: number) => (demand >= duty ? "demand" : "duty");

/** Who does the work, in a duty that is a whole sentence. */
const worker =
  /\b(?:you|you(?:['’](?:ll|re|ve))|post ?-?holders?|candidates?|applicants?|appointee|individual|role|post|position|job|duties|they)\b/iu;
const finite =
  /(?!^have\b)\b(?:is|are|was|were|has|have|had|offers?|provides?|works?|we|our|recogni[sz]es?|will be|consists?|runs?|allows?|enables?|can)\b/iu;

function leastAlone({ section, text }: Passage, isDemand: boolean): number {
  const works = worker.test(text);
  const told = works && hasCue("duty", text);
  if (!isDemand && finite.test(text) && !works) return least.never;
  if (section === "company" && !isDemand && !told) return least.never;
  if (isBoilerplate(section) && !told) return least.against;
  if (tellsOfEmployer(text) && !works) return least.against;
  if (isDemand && seeksSomebody(text) && !seeksQuality(text)) return least.against;
  return isDemand ? least.demand : least.duty;
}

/** Listed under a heading that asks. */
function isSpecified({ section, listed }: Passage): boolean {
  return listed && (section === "required" || section === "preferred" || section === "person");
}

function leastAgreed({ passage, is }: PassageReading): number {
  const { text } = passage;
  if (isSpecified(passage) || (is === "demand" && asksPlainly(text))) return hopeless;
  if (is === "duty" && (tellsWorkPlainly(text) || (passage.section === "duties" && passage.bullet)))
    return doubtful;
  if (is === "demand" && seeksSomebody(text)) return seeksQuality(text) ? doubtful : least.eager;
  return is === "duty" && commands(text) ? least.commanded : least.agreed;
}
