import type { Demand } from "../job/job-record.ts";
import { relation } from "../lexicon/lexicon.ts";
import { answeredByExample } from "./by-example.ts";
import { heldLower } from "./cap-steps.ts";
import { heedAward } from "./heed-award.ts";
import { judgeItems, leavesChoice, unknownItems } from "./judge-items.ts";
import { judgeAnotherLanguage, judgeLanguages } from "./judge-languages.ts";
import { judgeLicences } from "./judge-licences.ts";
import { judgeSkills } from "./judge-skills.ts";
import { judgeUnnamed } from "./judge-unnamed.ts";
import { bestOf, type Comparison, type Finding } from "./judgement.ts";
import { orByWording } from "./or-by-wording.ts";
import { withoutOurs } from "./ours.ts";
import { settingsApart } from "./settings-apart.ts";
import { trulyAsked } from "./truly-asked.ts";

/** "A recognised trade qualification: electrical, plumbing or engineering" */
const asksTrade = ({ licences }: Demand) =>
  licences.length > 0 &&
  licences.every((one) => relation(one, "Recognised trade qualification") >= 1);

/** The skills a demand names, by their names or in other words; held lower where it asks for more than they say. */
function judgeNamedSkills(demand: Demand, about: Comparison): Finding {
  const named = judgeSkills(about.evidence, demand.skills, demand.text);
  return heldLower(orByWording(named, demand, about), "skills", demand, about);
}

export type Fit = { licence: Finding | null; others: Finding[] };

/** What a demand asks for besides years and education; empty where it asks nothing else. */
export function judgeFit(demand: Demand, about: Comparison): Fit {
  const { licence, others } = fitOf(settingsApart(trulyAsked(demand)), about);
  return {
    licence: licence && heldLower(licence, "licence", demand, about),
    others: others.map((one) => heldLower(one, "any", demand, about)),
  };
}

/** Of things asked for by examples, one that the CV names is enough; what is asked besides is judged by itself. */
function fitOf(demand: Demand, about: Comparison): Fit {
  const byExample =
    demand.kind === "education" || demand.licences.length > 0 || demand.languages.length > 0
      ? null
      : answeredByExample(demand, about.evidence);
  if (!byExample) return fitAsNamed(withoutOurs(demand, about.evidence), about);
  const { finding, rest } = byExample;
  const open = { ...demand, skills: rest };
  const others = rest.length > 0 ? [judgeNamedSkills(open, about)] : [];
  return { licence: null, others: [finding, ...others] };
}

function fitAsNamed(demand: Demand, about: Comparison): Fit {
  const { evidence, weights } = about;
  const licence = demand.licences.length > 0 ? judgeLicences(evidence, demand) : null;
  // The skill in "a degree in computer science" is its subject, judged with the degree; that of a trade likewise.
  const isSubject = demand.education !== null || asksTrade(demand);
  const others = [
    demand.skills.length > 0 && !isSubject
      ? heedAward(judgeNamedSkills(demand, about), demand, evidence)
      : null,
    demand.languages.length > 0 ? judgeLanguages(evidence, demand.languages, demand.text) : null,
  ].filter((finding) => finding !== null);
  // Languages listed are judged by their names.
  const isList =
    demand.education === null && !demand.responsibility && demand.languages.length === 0;
  const items = isList ? unknownItems(demand.text) : [];
  if (items.length > 0) {
    const isChoice = leavesChoice(demand.text);
    const listed = judgeItems(evidence, items, weights, isChoice);
    return { licence, others: isChoice ? [others.reduce(bestOf, listed)] : [...others, listed] };
  }
  const asksAny = demand.kind === "language" && demand.languages.length === 0;
  const any = asksAny ? judgeAnotherLanguage(evidence) : null;
  if (any?.credit) return { licence, others: [...others, any] };
  const asksElse =
    licence || others.length > 0 || demand.years !== null || demand.education !== null;
  if (asksElse) return { licence, others };
  return { licence, others: [heldLower(judgeUnnamed(demand, about), "wording", demand, about)] };
}
