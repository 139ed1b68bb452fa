import { findMentions, skillNamed } from "../lexicon/lexicon.ts";
import { inQuotes } from "../text/in-quotes.ts";
import { isStopWord, words } from "../text/words.ts";
import type { CapStep } from "./cap-step.ts";
import { sharedFields } from "./focus.ts";
import { termKey, termKeys } from "./term-key.ts";
import { restUnsaid } from "./unsaid.ts";
import { tellingFrom, wordWeight } from "./word-weight.ts";

/** So many telling words make a demand about more than its skills. */
const fewestWords = 2;
const manyWords = 4;

const isEveryday = (skill: string) => {
  const known = skillNamed(skill);
  return known !== undefined && (known.kind === "soft" || sharedFields.has(known.sector));
};

/** What is wider than the doing: who ran campaigns has not for that decided where they go. */
const scope = /\b(?:strateg(?:y|ies|ic)|policy|policies|roadmaps?|governance|vision)\b/giu;

/**
 * "Develop the digital marketing strategy" is not met by a narrower skill alone (e-mail campaigns), where no line of a role
 * speaks of the strategy.
 */
export const narrowerAlone: CapStep = {
  of: ["skills"],
  cap: "beyondTheSkills",
  lacks(finding, demand, { evidence }) {
    if (!finding.narrower) return null;
    const asked = [...new Set(demand.text.toLowerCase().match(scope))];
    const isSaid = (word: string) =>
      evidence.passages.some(
        ({ keys, standing }) => standing === "shown" && keys.has(termKey(word)),
      );
    if (asked.length === 0 || asked.some(isSaid)) return null;
    const open = asked.map(inQuotes).join(" or ");
    return { reason: `${finding.reason} No line of your work speaks of ${open}.` };
  },
};

/**
 * "Assist customers with snagging and defects" names an everyday skill (customer service), and is about something else.
 * Where the CV speaks of none of that, the everyday skill alone does not meet it.
 */
export const everydaySkillsAlone: CapStep = {
  of: ["skills"],
  cap: "beyondTheSkills",
  inEnglish: true,
  lacks(finding, demand, { evidence }) {
    if (!demand.skills.flat().every(isEveryday)) return null;
    const mentions = findMentions(demand.text);
    const telling = words(demand.text).filter(
      ({ lower, start }) =>
        /^\p{L}{3,}/u.test(lower) &&
        !isStopWord(lower) &&
        wordWeight(termKey(lower)) >= tellingFrom &&
        !mentions.some((mention) => mention.start <= start && start < mention.end),
    );
    const keys = new Set(telling.map(({ lower }) => termKey(lower)));
    const isAttitude = demand.skills.flat().every((skill) => skillNamed(skill)?.kind === "soft");
    // Most lines show some attitude: the line itself has to be about what is asked.
    const lines =
      isAttitude && keys.size >= manyWords
        ? finding.evidence.map(({ quote }) => new Set(termKeys(quote)))
        : evidence.passages.map((passage) => passage.keys);
    const spoken = lines.some((line) => [...keys].some((key) => line.has(key)));
    if (spoken || keys.size < fewestWords) return null;
    return { reason: `${finding.reason}${restUnsaid(telling.map(({ text }) => text))}` };
  },
};

/** One of several tools would serve: "Salesforce or similar", "ideally Xero". */
const leavesTool =
  /\b(?:similar|equivalent|comparable|such as|e\.?g|for example|like|ideally|preferably|any|other|or other|bonus|training (?:is |will be )?(?:given|provided))\b/iu;

/** "Model data using dbt" is met in part by whoever models data: a tool asked for by name has to be named. */
export const toolUnnamed: CapStep = {
  of: ["skills"],
  cap: "beyondTheSkills",
  lacks({ reason, insteadOf }, { skills, text }) {
    if ((insteadOf?.absentTools ?? []).length === 0 || skills.length === 0) return null;
    return leavesTool.test(text) ? null : { reason: `${insteadOf?.reason} ${reason}` };
  },
};
