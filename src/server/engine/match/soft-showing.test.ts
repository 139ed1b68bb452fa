import { describe, expect, it } from "vitest";
import { skillNamed } from "../lexicon/lexicon.ts";
import { words } from "../text/words.ts";
import { softCues } from "./soft-cues.ts";
import { softPhrases } from "./soft-phrases.ts";
import { bestShowing, cuesFor } from "./soft-showing.ts";
import { termKeys } from "./term-key.ts";

/** How a line of a role shows an attitude. */
function showing(skill: string, text: string): "clear" | "hint" | "nothing" {
  const passage = {
    text,
    said: text,
    line: 0,
    role: 0,
    standing: "shown" as const,
    heading: false,
    studied: false,
    keys: new Set(termKeys(text)),
    senses: new Set<string>(),
    deeds: new Set<string>(),
    length: words(text).length,
  };
  const best = bestShowing([passage], [skill], cuesFor([skill]));
  if (!best) return "nothing";
  return best.clear ? "clear" : "hint";
}

describe("what a line shows of an attitude without naming it", () => {
  it("is keyed by soft skills of the lexicon", () => {
    const names = [...softCues, ...softPhrases].flatMap(([of]) => of.split("; "));
    const found = names.map((name) => skillNamed(name)).filter((skill) => skill?.kind === "soft");
    expect(found.map((skill) => skill?.name)).toEqual(names);
  });

  it.each([
    ["Communication", "Facilitated monthly meetings of tenants and landlords"],
    ["Calmness", "Talked two frightened callers down while help was on its way"],
    ["Teamwork", "One of four on the night shift, swapping jobs between us"],
    ["Self-motivation", "Taught myself the new booking system unprompted"],
    ["Ambition", "Finished the year at 112% of quota in a falling market"],
    ["Attention to detail", "Spotted a missing decimal point in the dosing sheet"],
    ["Accountability", "Put right any mistakes of mine before the parcels left"],
    ["Following instructions", "Mixed each batch, working to written recipes and checklists"],
    ["Flexibility", "Picked up extra shifts over two winters"],
    ["Compassion", "Sat with relatives through the night when somebody was near the end"],
    ["Efficiency", "Cut the turnaround time of returns from six days to two"],
    ["Professionalism", "Answered every complaint politely and in full"],
    ["Meeting deadlines", "Copy for both pages is filed by noon"],
    ["Prioritisation", "Work out with the nurse who can wait and who can't"],
    ["Fast-paced work", "Sealed and stacked fifteen cartons a minute"],
    ["De-escalation", "Closed the bar early without it turning ugly"],
  ])("shows %s: %s", (skill, line) => {
    expect(showing(skill, line)).toBe("clear");
  });

  it.each([
    ["Compassion", "Kept the notes of patients and rang their families", "hint"],
    ["Communication", "Disassemble broken equipment to facilitate its repair", "nothing"],
    ["Flexibility", "Nursed more than ten acutely ill patients per shift", "nothing"],
    ["Ambition", "Changes were tested, then promoted to production each Friday", "nothing"],
    ["Non-judgemental approach", "Approved and authorised invoices for payment", "nothing"],
    ["Motivating others", "Established and launched two lines of shoes", "nothing"],
    ["Meeting deadlines", "Painted the hall by hand with one colleague", "nothing"],
    ["Fast-paced work", "Took a minute to look over each finished card", "nothing"],
    ["Working under pressure", "Met aggressive sales goals with new accounts", "nothing"],
    ["Written communication", "Presented and pitched ideas at trade fairs", "nothing"],
  ])("does not show %s clearly: %s", (skill, line, shown) => {
    expect(showing(skill, line)).toBe(shown);
  });
});
