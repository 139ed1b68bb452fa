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
/** How far labels stand within a line, in characters. */
const opening = 1_500;
/** "Name: Jo Bloggs  Job title: Team Leader": the post of the person to ask. */
const ofContact = /\b(?:name|contact|enquiries)\b[^\n]{0,50}$|\bname\b\s?:[^\n]*\n/iu;

function patternFor(labels: string): RegExp {
  return new RegExp(
    `(?:^|\\n|[.!?;]\\s|\\s{2})[#*•\\s]{0,4}(?:${labels})\\*{0,2}\\s?:\\*{0,2}[ \\t]{0,8}\\n?([^\\n]{2,160})`,
    "iu",
  );
}

/** "Senior Negotiator Location : Shoreditch Salary : £30k": one of several labels that lost their lines. */
function withinLine(text: string, fact: LabelledFact): string | undefined {
  const label = new RegExp(
    `(?<=[\\p{L}\\d)*] )(${factLabels[fact]})\\s?:\\s{0,3}([^\\n:]{2,100}?)(?=\\s(?:${everyLabel})\\s?:)`,
    "giu",
  );
  // Words of a sentence have no capital: "in our school: Salary".
  return [...text.slice(0, opening).matchAll(label)].find(([, name = ""]) =>
    /^\p{Lu}/u.test(name),
  )?.[2];
}

/** What stands behind a label such as "Location:", up to the line's end or the next label; null where nothing does. */
export function labelled(text: string, fact: LabelledFact): string | null {
  const match = patterns[fact].exec(text);
  const found =
    match && !ofContact.test(text.slice(Math.max(0, match.index - 60), match.index + 12))
      ? match[1]
      : undefined;
  const stated = found ?? withinLine(text, fact);
  if (stated === undefined) return null;
  const value =
    (stated.split(nextLabel)[0] ?? "")
      .split(/\s[|•]\s|\t|\s{3,}|(?<=[\p{Ll})])\.(?=\s|$)/u)[0]
      ?.trim() ?? "";
  return value.length > 1 && value.length <= longest && /\p{L}/u.test(value) ? value : null;
}
