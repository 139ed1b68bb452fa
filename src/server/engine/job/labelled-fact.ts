import { factLabels } from "./fact-labels.ts";

type LabelledFact = Exclude<keyof typeof factLabels, "other">;

const everyLabel = Object.values(factLabels).join("|");
const nextLabel = new RegExp(`\\s+(?:${everyLabel})\\s?:`, "iu");
const patterns = {
  title: patternFor(factLabels.title),
  company: patternFor(factLabels.company),
  location: patternFor(factLabels.location),
  salary: patternFor(factLabels.salary),
  hours: patternFor(factLabels.hours),
  contract: patternFor(factLabels.contract),
};
const longest = 100;
/** "Name: Jo Bloggs  Job title: Team Leader": the post of the person to ask. */
const ofContact = /\b(?:name|contact|enquiries)\b[^\n]{0,50}$|\bname\b\s?:[^\n]*\n/iu;

function patternFor(labels: string): RegExp {
  return new RegExp(
    `(?:^|\\n|[.!?;]\\s|\\s{2})[#*•\\s]{0,4}(?:${labels})\\*{0,2}\\s?:\\*{0,2}[ \\t]{0,8}\\n?([^\\n]{2,160})`,
    "iu",
  );
}

/** What stands behind a label such as "Location:", up to the line's end or the next label; null where nothing does. */
export function labelled(text: string, fact: LabelledFact): string | null {
  const match = patterns[fact].exec(text);
  const found =
    match && !ofContact.test(text.slice(Math.max(0, match.index - 60), match.index + 12))
      ? match[1]
      : undefined;
  if (found === undefined) return null;
  const value =
    (found.split(nextLabel)[0] ?? "")
      .split(/\s[|•]\s|\t|\s{3,}|(?<=[\p{Ll})])\.(?=\s|$)/u)[0]
      ?.trim() ?? "";
  return value.length > 1 && value.length <= longest && /\p{L}/u.test(value) ? value : null;
}
