import type { Demand } from "../job/job-record.ts";
import { everydaySkillsAlone, narrowerAlone, toolUnnamed } from "./beyond-skills.ts";
import type { CapStep, FindingOf } from "./cap-step.ts";
import { amountSmaller } from "./heed-amount.ts";
import { controlAlone, controlBesides } from "./heed-control.ts";
import { notLed } from "./heed-leading.ts";
import { postBelow } from "./heed-post.ts";
import { teamSmaller } from "./heed-team-size.ts";
import { trainingUnsaid } from "./heed-training.ts";
import { type Comparison, type Finding, metFrom } from "./judgement.ts";
import { levelBelow } from "./levels-held.ts";
import { lawUnsaid } from "./named-standards.ts";
import { halfOpen } from "./open-half.ts";
import { partCaps } from "./part-caps.ts";

/** In the order in which they are taken: each sees what those before it left. */
const steps: readonly CapStep[] = [
  everydaySkillsAlone,
  narrowerAlone,
  toolUnnamed,
  halfOpen,
  trainingUnsaid,
  lawUnsaid,
  teamSmaller,
  amountSmaller,
  notLed,
  controlAlone,
  controlBesides,
  levelBelow,
  postBelow,
];

const stepsOf = (kind: FindingOf) => steps.filter(({ of }) => of.includes(kind));
const stepsByKind: Readonly<Record<FindingOf, readonly CapStep[]>> = {
  skills: stepsOf("skills"),
  wording: stepsOf("wording"),
  any: stepsOf("any"),
  licence: stepsOf("licence"),
};

/** A finding, at most at the cap of each step that finds something lacking. */
export function heldLower(
  found: Finding,
  kind: FindingOf,
  demand: Demand,
  about: Comparison,
): Finding {
  const isEnglish = about.evidence.cv.language === "en";
  let finding = found;
  for (const step of stepsByKind[kind]) {
    const most = partCaps[step.cap];
    const credit = finding.credit ?? 0;
    if (credit <= most || (step.ofMet && credit < metFrom)) continue;
    if (step.inEnglish && !isEnglish) continue;
    const lower = step.lacks(finding, demand, about);
    if (lower) finding = { ...finding, ...lower, credit: most };
  }
  return finding;
}
