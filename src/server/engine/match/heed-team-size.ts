import { numberWords } from "../text/number-words.ts";
import type { CapStep } from "./cap-step.ts";
import { clearlySmaller } from "./largest-told.ts";

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
function sizeIn([, ...groups]: readonly (string | undefined)[]): number | null {
  const said = groups.find((one) => one !== undefined)?.toLowerCase() ?? "";
  const size = numberWords.get(said) ?? Number(said);
  return size > 1 ? size : null;
}

const toldSizes = (text: string) =>
  [...text.matchAll(toldSize)].flatMap((found) => {
    const size = sizeIn(found);
    return size === null ? [] : [{ size, said: `${size}` }];
  });

/** Holds a demand lower where every team the CV tells of is clearly smaller than the one asked for. */
export const teamSmaller: CapStep = {
  of: ["any"],
  cap: "smallerTeam",
  ofMet: true,
  lacks(finding, { text }, { evidence }) {
    const asked = sizeIn(askedSize.exec(text) ?? []);
    const largest = asked && clearlySmaller(evidence, asked, toldSizes);
    if (!largest) return null;
    return {
      reason: `${finding.reason} The largest team your roles tell of is ${largest.size}; ${asked} are asked.`,
      evidence: [largest.quote, ...finding.evidence],
    };
  },
};
