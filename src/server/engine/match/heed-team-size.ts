import { numberWords } from "../text/number-words.ts";
import type { CapStep } from "./cap-step.ts";
import { quotePassage } from "./cv-evidence.ts";

const group = "(?:team|crew|brigade|workforce|gang|department|staff)s?";
const people =
  "(?:people|staff|employees|operatives|colleagues|direct reports|reports|carers|chefs|engineers|drivers|nurses|assistants|advis[eo]rs|agents|volunteers|workers|teachers|cleaners|pickers|technicians|developers|analysts|sales (?:staff|people)|members of staff)";
const number = `(\\d{1,4}|${[...numberWords.keys()].join("|")})`;
const bound = "(?:at least |a minimum of |minimum |more than |over |around |about |some |up to )?";
const leads =
  "(?:manag|lead|led|supervis|runn?|ran|look(?:ed|ing)? after|in charge of|head|oversee|oversaw|responsible for|line[- ]manag)\\p{L}*";

/** "A team of 15 or more", "managing 20+ staff": how many somebody is to have led. */
const askedSize = new RegExp(
  `\\b${leads}\\b[^.;]{0,40}?\\b(?:${group} of ${bound}${number}|${bound}${number}\\+? (?:or more )?${people})`,
  "iu",
);
const toldSize = new RegExp(
  `\\b${group} of (?:\\p{L}+ )?${number}\\b|\\b${leads}\\b[^.;]{0,30}?\\b${number} (?:\\p{L}+ ){0,2}?${people}`,
  "giu",
);
/** A team a little smaller is near enough. */
const nearEnough = 0.75;

function sizeIn(groups: readonly (string | undefined)[]): number | null {
  const said = groups.find((one) => one !== undefined)?.toLowerCase() ?? "";
  const size = numberWords.get(said) ?? Number(said);
  return size > 1 ? size : null;
}

/** Holds a demand lower where every team the CV tells of is clearly smaller than the one asked for. */
export const teamSmaller: CapStep = {
  name: "team smaller",
  of: ["any"],
  cap: "smallerTeam",
  ofMet: true,
  lacks(finding, demand, { evidence: { cv, passages } }) {
    const asked = sizeIn((askedSize.exec(demand.text) ?? []).slice(1));
    if (asked === null) return null;
    const told = passages
      .filter(({ standing, heading }) => standing === "shown" && !heading)
      .flatMap((passage) =>
        [...passage.said.matchAll(toldSize)].flatMap((match) => {
          const size = sizeIn(match.slice(1));
          return size === null ? [] : [{ passage, size }];
        }),
      )
      .sort((one, other) => other.size - one.size);
    const [largest] = told;
    if (!largest || largest.size >= asked * nearEnough) return null;
    return {
      reason: `${finding.reason} The largest team your roles tell of is ${largest.size}; ${asked} are asked.`,
      evidence: [quotePassage(cv, largest.passage), ...finding.evidence],
    };
  },
};
