import { saysOnlyWhen } from "../cv/cv-line.ts";
import type { Judgement } from "../match/judgement.ts";
import { nameList } from "../match/name-list.ts";
import { skillInText } from "../match/skill-in-text.ts";
import { beginsWithVerb, holdsFigure, workLines } from "../score/content-quality.ts";
import { inQuotes } from "../text/in-quotes.ts";
import { byWeight, type Findings } from "./findings.ts";

const mostMet = 4;

function metDemands({ judgements }: Findings): string[] {
  const seen = new Set<string>();
  const best = byWeight(judgements)
    .filter(({ status, evidence, demand }) => {
      const bare = demand.kind === "language" && demand.importance === "preferred";
      return status === "met" && evidence.length > 0 && !bare;
    })
    .sort((one, other) => strength(other) - strength(one));
  return best.flatMap(({ demand, evidence }) => {
    const quote = tellingQuote(evidence.map((one) => one.quote));
    if (quote === "" || seen.has(quote) || seen.size >= mostMet) return [];
    seen.add(quote);
    return [`You answer ${inQuotes(demand.text)} with ${inQuotes(quote)}.`];
  });
}

/** A line that says what was done tells more than the title above it. */
const fewestWords = 5;

function tellingQuote(quotes: readonly string[]): string {
  const saying = quotes.filter((quote) => !saysOnlyWhen(quote));
  const line = saying.find((quote) => quote.split(" ").length >= fewestWords && !isList(quote));
  return line ?? saying[0] ?? "";
}

/** "Wound care, Venepuncture, Cannulation": named, not done. */
function isList(quote: string): boolean {
  const parts = quote.split(/[,;|•]/u);
  return parts.length > 2 && quote.split(" ").length / parts.length < 3;
}

/** A demand on the person, required and met by hard evidence, is the strongest thing to name. */
function strength({ demand, fit, years }: Judgement): number {
  const hard = demand.kind === "other" ? 0 : 1;
  return (
    (demand.importance === "required" ? 2 : 0) +
    (demand.responsibility ? 0 : 1) +
    hard +
    (fit ?? years ?? 0)
  );
}

/** What speaks for the person, each with the line it rests on. */
export function findStrengths(findings: Findings): string[] {
  const { scores, evidence, coverage } = findings;
  const title = scores.match.titleFound;
  const titlePart = scores.match.parts.find((part) => part.id === "title");
  const results = workLines(evidence).filter(
    (line) => holdsFigure(line) && beginsWithVerb(line, evidence.cv.language) !== false,
  );
  const [example] = results;
  const shown = coverage.matched.filter((skill) => evidence.skills.get(skill)?.shown);
  return [
    title !== null && titlePart && titlePart.score >= 70
      ? `Your title ${inQuotes(title)} is close to the one advertised.`
      : "",
    ...metDemands(findings),
    shown.length >= 3
      ? `Your dated roles show ${nameList(shown.map(skillInText), 5)}, which the advertisement asks for.`
      : "",
    results.length >= 2 && example !== undefined
      ? `You give figures for what you did, such as ${inQuotes(example)}.`
      : "",
    scores.ats.score >= 90 ? "The file is easy for software to read." : "",
  ].filter((sentence) => sentence !== "");
}
