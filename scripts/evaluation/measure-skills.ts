import { join } from "node:path";
import { labelMentions } from "../../src/server/engine/tagger/label-mentions.ts";
import { type Measure, readJsonLines, type SkillSpanLine, skillSpanLine } from "./data.ts";
import { mean, Tally } from "./statistics.ts";

type Span = [number, number];

const source = "SkillSpan dev";

function tokensWithin(text: string, spans: Span[]): string[] {
  const tokens: string[] = [];
  for (const token of text.matchAll(/\S+/g)) {
    const from = token.index;
    const to = from + token[0].length;
    if (spans.some(([start, end]) => from < end && to > start)) tokens.push(`${from}`);
  }
  return tokens;
}

function asKeys(spans: Span[]): string[] {
  return spans.map(([start, end]) => `${start}-${end}`);
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}+#.]+/gu) ?? []);
}

function alike(a: string, b: string): boolean {
  const wordsA = wordsOf(a);
  const wordsB = wordsOf(b);
  const shared = [...wordsA].filter((word) => wordsB.has(word)).length;
  return shared > 0 && shared >= Math.min(wordsA.size, wordsB.size) / 2;
}

/** F1 of two sets of names, where names alike in half the words of the shorter count as equal. */
function relaxedSetF1(gold: Set<string>, found: Set<string>): number {
  if (gold.size === 0 && found.size === 0) return 1;
  const recalled = [...gold].filter((name) => [...found].some((other) => alike(name, other)));
  const precise = [...found].filter((name) => [...gold].some((other) => alike(name, other)));
  const recall = recalled.length / Math.max(1, gold.size);
  const precision = precise.length / Math.max(1, found.size);
  return recall + precision === 0 ? 0 : (2 * recall * precision) / (recall + precision);
}

function cut(text: string, spans: Span[]): string[] {
  return spans.map(([start, end]) => text.slice(start, end).toLowerCase());
}

type Found = { line: SkillSpanLine; knowledge: Span[]; tasks: Span[] };

function label(line: SkillSpanLine): Found {
  const mentions = labelMentions(line.text);
  const spansOf = (kinds: string[]): Span[] =>
    mentions
      .filter((mention) => kinds.includes(mention.kind))
      .map((mention): Span => [mention.start, mention.end]);
  return { line, knowledge: spansOf(["knowledge"]), tasks: spansOf(["skill", "soft"]) };
}

function spanMeasures(found: Found[], of: string): { spans: Tally; tokens: Tally; of: string } {
  const spans = new Tally();
  const tokens = new Tally();
  for (const { line, knowledge } of found) {
    spans.addBags(asKeys(line.knowledge), asKeys(knowledge));
    tokens.addBags(tokensWithin(line.text, line.knowledge), tokensWithin(line.text, knowledge));
  }
  return { spans, tokens, of };
}

function perAdvertisement(found: Found[]): number {
  const ads = Map.groupBy(found, ({ line }) => line.ad);
  return mean(
    [...ads.values()].map((lines) =>
      relaxedSetF1(
        new Set(lines.flatMap(({ line }) => cut(line.text, line.knowledge))),
        new Set(lines.flatMap(({ line, knowledge }) => cut(line.text, knowledge))),
      ),
    ),
  );
}

/** Skills found in advertisements, against the spans experts marked. */
export function measureSkills(folder: string): Measure[] {
  const found = readJsonLines(join(folder, "skillspan", "dev.jsonl"), skillSpanLine).map(label);
  const all = spanMeasures(found, source);
  const house = spanMeasures(
    found.filter(({ line }) => line.source === "house"),
    `${source}, not tech`,
  );
  const tasks = new Tally();
  for (const { line, tasks: spans } of found) {
    tasks.addBags(tokensWithin(line.text, line.skill), tokensWithin(line.text, spans));
  }
  const group = "skills in advertisements";
  return [
    { group, what: "knowledge, span F1", value: all.spans.f1, goal: 0.62, of: all.of },
    { group, what: "knowledge, token F1", value: all.tokens.f1, goal: 0.72, of: all.of },
    { group, what: "knowledge, token precision", value: all.tokens.precision, of: all.of },
    { group, what: "knowledge, token recall", value: all.tokens.recall, of: all.of },
    { group, what: "knowledge, span F1", value: house.spans.f1, goal: 0.54, of: house.of },
    {
      group,
      what: "set per ad, relaxed F1",
      value: perAdvertisement(found),
      goal: 0.82,
      of: source,
    },
    { group, what: "task phrases, token F1", value: tasks.f1, goal: 0.58, of: source },
  ];
}
