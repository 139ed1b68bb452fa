import { lowerFirst } from "./lower-first.ts";

/** What was achieved, in a line without its verb: "112% of target in 2023", "Employee of the month twice". */

const ofTarget =
  /^\d[\d.,]*% (?:of|against|above|over|to) (?:\p{L}+ ){0,2}(?:targets?|quota|plan|KPIs?)\b/iu;
const honour =
  /^(?:\p{L}+ )?(?:employee|agent|advis[eo]r|assistant|manager|sales ?person|salesman|colleague|driver|carer|team member|apprentice|trainee|server|store|branch|team) of the (?:month|year|quarter|week)\b/iu;
const topOf =
  /^(?:(?:top|best)(?:-|\s)?(?:seller|performer|salesperson|biller|scorer)|highest \p{L}+(?: \p{L}+)?) in the (?:store|branch|team|company|region|country|office|area|group|UK)\b/iu;
const responsibility =
  /^(?:full |overall |sole |joint |day-to-day |budget |line management )?responsibility for (?=\p{L})/iu;
const caseload = /^caseload(?: of|:| -)? (?=(?:around |about |up to |over )?\d)/iu;

export type TerseDeed = { text: string; present: boolean };

/** "reached 112% of target", "was employee of the month twice", "hold a caseload of 28 adults"; null for other lines. */
export function terseDeed(statement: string, current: boolean): TerseDeed | null {
  if (ofTarget.test(statement)) return { text: `reached ${statement}`, present: false };
  if (honour.test(statement)) {
    // "Apprentice of the Year 2013" is what it is called.
    const isName = /\sof the \p{Lu}/u.test(statement);
    const name = statement.replace(/(?<=of the \p{L}+) (?=(?:19|20)\d{2}$)/u, " in ");
    return { text: `was ${isName ? name : lowerFirst(name)}`, present: false };
  }
  if (topOf.test(statement)) {
    const what = `the ${lowerFirst(statement)}`;
    return { text: `${/^highest/iu.test(statement) ? "had" : "was"} ${what}`, present: false };
  }
  if (responsibility.test(statement)) {
    const [matter = ""] = statement.split(/:\s/u);
    return { text: `${current ? "have" : "had"} ${lowerFirst(matter)}`, present: current };
  }
  const load = caseload.exec(statement)?.[0];
  if (load === undefined) return null;
  const matter = statement.slice(load.length);
  return { text: `${current ? "hold" : "held"} a caseload of ${matter}`, present: current };
}
