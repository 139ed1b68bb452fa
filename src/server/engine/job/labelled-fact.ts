import { factLabels } from "./fact-labels.ts";

type LabelledFact = Exclude<keyof typeof factLabels, "other">;

const everyLabel = Object.values(factLabels).join("|");
const nextLabel = new RegExp(`\\s+(?:${everyLabel})\\s?:`, "iu");
const patterns = {
  title: patternsFor(factLabels.title),
  company: patternsFor(factLabels.company),
  location: patternsFor(factLabels.location),
  salary: patternsFor(factLabels.salary),
  hours: patternsFor(factLabels.hours),
  contract: patternsFor(factLabels.contract),
};
const longest = 100;
/** How far labels stand within a line, in characters. */
const opening = 1_500;
/** "Name: Jo Bloggs  Job title: Team Leader": the post of the person to ask. */
const ofContact = /\b(?:name|contact|enquiries)\b[^\n]{0,50}$|\bname\b\s?:[^\n]*\n/iu;

/** A label at the start of a line or sentence, and one of several that lost their lines. */
function patternsFor(labels: string): { onLine: RegExp; withinLine: RegExp } {
  return {
    onLine: new RegExp(
      `(?:^|\\n|[.!?;]\\s|\\s{2})[#*•\\s]{0,4}(?:${labels})\\*{0,2}(?:\\s?:|\\t| {3,12})[*_ \\t]{0,8}\\n?(?!(?:${everyLabel})\\s?:)([^\\n]{2,160})`,
      "iu",
    ),
    withinLine: new RegExp(
      `(?<=[\\p{L}\\d)*] )(${labels})\\s?:\\s{0,3}([^\\n:]{2,100}?)(?=\\s(?:${everyLabel})\\s?:)`,
      "giu",
    ),
  };
}

/** "Senior Negotiator Location : Shoreditch Salary : £30k"; words of a sentence have no capital: "our school: Salary". */
function withinLine(text: string, fact: LabelledFact): string | undefined {
  const found = [...text.slice(0, opening).matchAll(patterns[fact].withinLine)];
  return found.find(([, name = ""]) => /^\p{Lu}/u.test(name))?.[2];
}

/** What stands behind a label such as "Location:", up to the line's end or the next label; null where nothing does. */
export function labelled(text: string, fact: LabelledFact): string | null {
  const match = patterns[fact].onLine.exec(text);
  const found =
    match && !ofContact.test(text.slice(Math.max(0, match.index - 60), match.index + 12))
      ? match[1]
      : undefined;
  const stated = found ?? withinLine(text, fact);
  if (stated === undefined) return null;
  const value =
    (stated.split(nextLabel)[0] ?? "")
      .split(/\s[|•]\s|\t|\s{3,}|(?<=[\p{Ll})])(?<!\b(?:c|ca|approx|incl|excl|nr))\.(?=\s|$)/u)[0]
      ?.trim() ?? "";
  return value.length > 1 && value.length <= longest && /\p{L}/u.test(value) ? value : null;
}
