import type { Demand } from "../job/job-record.ts";
import { isSoft } from "./soft-credit.ts";

/** What somebody values, feels or hopes for: no line of work shows it, though one may say so. */
const disposition = new RegExp(
  [
    String.raw`\b(?:share|believe in|identify with|uphold|embrace|live by|subscribe to|(?:sympath\w+|empath\w+|alignment|commit\w+) (?:to|with|for)) (?:\w+ ){0,2}(?:our|the \w+['’]s?|the) (?:\w+ ){0,3}(?:values|ethos|mission|vision|aims|beliefs|faith)\b`,
    String.raw`\bsense of humou?r\b`,
    String.raw`\b(?:genuine|genuinely|real|keen|strong|true|sincere|deep|burning|natural) (?:interest(?:ed)?|passion|desire|love|enthusiasm|curiosity) (?:in|for|to|of|about)\b`,
    String.raw`\b(?:got|have|has) what it takes\b`,
    String.raw`\b(?:desire|hunger|ambition|drive|appetite) to (?:succeed|learn|grow|progress|win|achieve|develop|improve)\b`,
    String.raw`\bwith (?:respect|kindness|compassion)(?:[,.;]|$| and\b)`,
  ].join("|"),
  "iu",
);

/** Whether a demand asks for nothing but what somebody values or feels. */
export function asksDisposition(demand: Demand): boolean {
  if (demand.responsibility || demand.education || demand.years !== null) return false;
  if (demand.licences.length + demand.languages.length > 0) return false;
  return demand.skills.flat().every(isSoft) && disposition.test(demand.text);
}
