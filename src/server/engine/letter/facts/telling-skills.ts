import { wordWeight, wordWeights } from "../../keywords/word-weight.ts";
import { relation } from "../../lexicon/lexicon.ts";
import { termKeys } from "../../text/term-key.ts";
import { namesPost } from "../names-post.ts";
import { countNouns } from "../words/count-nouns.ts";

/** What every advertisement asks and every CV has. */
const commonplace = new Set([
  "computer literacy",
  "administration",
  "office administration",
  "hmrc",
  "cpd",
  "continuing professional development",
  "timesheets",
  "filing",
  "telephone",
  "deadlines",
]);

/** Where somebody works, and how in general, is nothing they can do: "the engineering industry", "nursing practices". */
const setting =
  /\b(?:industry|industries|sectors?|markets?|environments?|settings?|practices?|experience|background|principles|fields?|products?|services|needs|guidelines|standards|policies|procedures|patients|clients|customers|people|children|housebuilders?|employers?|shifts?|GP surgery|schools?|wards?|hospitals?|GP surgeries)$/iu;

/** "Commitment to equality" is a stance. */
const stance = /^(?:commitment|dedication|passion|willingness|interest|enthusiasm|ability)\b/iu;

/** "Sales target", "EV charger": things in the singular, which stand in no row without an article. */
const singleThings = new Set([
  ...countNouns,
  ..."target check charger meter scanner printer progress".split(" "),
]);

/** Whether naming a skill tells the reader something the job's title does not: "teaching" tells a school nothing. */
export function isTelling(skill: string, jobTitle: string | null): boolean {
  const ofTitle = termKeys(jobTitle ?? "").map((key) => key.slice(0, 5));
  const keys = termKeys(skill);
  const told = (key: string) => ofTitle.some((one) => key.startsWith(one));
  const rare = keys.some((key) => wordWeight(key) >= wordWeights.many);
  // "Named nurse" is who, not what.
  if (skill.includes(" ") && namesPost(skill)) return false;
  if (singleThings.has(skill.toLowerCase().split(" ").at(-1) ?? "")) return false;
  if (commonplace.has(skill.toLowerCase()) || setting.test(skill) || stance.test(skill))
    return false;
  return keys.length === 0 || (rare && !keys.every(told));
}

/** Of skills of which one is a kind of another, the narrower. */
export function narrowest<Item extends { name: string }>(skills: readonly Item[]): Item[] {
  return skills.filter(
    ({ name }) => !skills.some((other) => other.name !== name && relation(other.name, name) === 1),
  );
}
