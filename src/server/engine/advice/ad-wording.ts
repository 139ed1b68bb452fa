import type { CvSkillMention } from "../cv/cv-record.ts";
import { type Findings, inQuotes } from "./findings.ts";

/** A skill that the CV names otherwise than the advertisement: the line as it is, and with both names. */
export type AdWording = {
  before: string;
  after: string;
  own: string;
  asked: string;
  required: boolean;
};

const abbreviation = /^[\p{Lu}\d&/+.-]{2,6}s?$/u;
const fold = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]/gu, "")
    .replace(/s$/u, "");

/** Only names that differ as wholes are worth writing out, not a plural or a hyphen. */
function differs(own: string, asked: string): boolean {
  const [one, other] = [fold(own), fold(asked)];
  return one !== other && !one.includes(other) && !other.includes(one);
}

/** Both names, the short one in brackets: "Kubernetes (K8s)". */
function bothNames(own: string, asked: string): string {
  return abbreviation.test(own) ? `${asked} (${own})` : `${own} (${asked})`;
}

function written(findings: Findings, skill: string): string | undefined {
  const { job } = findings.about;
  const found = job.mentions.find((mention) => mention.skill === skill);
  return found && job.text.slice(found.start, found.end).replace(/\s+/gu, " ");
}

function change(findings: Findings, mention: CvSkillMention, asked: string) {
  const { evidence } = findings;
  const before = evidence.cv.lines[mention.line]?.text ?? "";
  const own = before.slice(mention.start, mention.end);
  const folded = evidence.cv.text.toLowerCase();
  // An abbreviation of either side is worth writing out; two full names for one thing are not.
  const short = abbreviation.test(own) || abbreviation.test(asked);
  if (own === "" || !short || !differs(own, asked) || folded.includes(asked.toLowerCase())) {
    return null;
  }
  const after = before.slice(0, mention.start) + bothNames(own, asked) + before.slice(mention.end);
  return { before, after, own, asked };
}

/** Abbreviations that one side writes out and the other does not: each with the exact line, required ones first. */
export function adWordings(findings: Findings): AdWording[] {
  const { judgements, evidence } = findings;
  const seen = new Set<string>();
  const found = judgements.flatMap(({ demand }) =>
    [...demand.skills.flat(), ...demand.licences].flatMap((skill) => {
      const showing = evidence.skills.get(skill);
      const asked = written(findings, skill);
      if (!showing || asked === undefined || seen.has(skill)) return [];
      seen.add(skill);
      const changed = change(findings, showing.best, asked);
      return changed ? [{ ...changed, required: demand.importance === "required" }] : [];
    }),
  );
  return found.sort((one, other) => Number(other.required) - Number(one.required));
}

export function wordingAdvice({ own, asked, before }: AdWording): string {
  return `Your CV writes ${inQuotes(own)}, the advertisement ${inQuotes(asked)}. Write both once, as “${bothNames(own, asked)}”, in ${inQuotes(before)}: not every system knows that they are one.`;
}
