import { cueOf, lineContext } from "./line-context.ts";
import type { TaggerToken } from "./tagger-tokens.ts";
import { beforeLine, behindLine, marksOf, type WordGroups } from "./token-marks.ts";
import { capital, wordHash as hashOf, mix, pairOf } from "./word-hash.ts";

/** What is known of words beside the lexicon. `pairs`: 1 at `pairOf` of two words that belong together. */
export type WordKnowledge = { groups: WordGroups; pairs: Uint8Array };

/** Features of one line: those of token i stand in `ids` from `ends[i - 1]` (0 for the first) to `ends[i]`. */
export type LineFeatures = { ids: Int32Array; ends: Int32Array };

const most = 112;

/** The first features of a token look at the word itself, those after them, up to the second number, at the lexicon. */
export const wordFeatures = 4;
export const lexiconFeatures = 19;

/** Which kinds of cues a line has, as bits. */
function cuesOf(line: readonly TaggerToken[]): number {
  let cues = 0;
  for (const { lower } of line) cues |= cueOf.get(lower) ?? 0;
  return cues;
}

const lengths = [3, 6, 12, 25];
const places = [1, 2, 3, 5, 8];

function mostlyCapitals(line: readonly TaggerToken[]): number {
  let capitals = 0;
  for (const { raw } of line) if (capital.test(raw[0] ?? "")) capitals += 1;
  return capitals > 0.6 * line.length ? 1 : 0;
}

/** What the tagger looks at, for every token of a line, as numbers from 0 to `buckets` - 1 (a power of two). */
export function lineFeatures(
  line: readonly TaggerToken[],
  { groups, pairs }: WordKnowledge,
  buckets: number,
): LineFeatures {
  const mask = buckets - 1;
  const ids = new Int32Array(line.length * most);
  const ends = new Int32Array(line.length);
  const marks = line.map((token) => marksOf(token, groups));
  const shouted = mostlyCapitals(line);
  const cues = cuesOf(line);
  const size = lengths.filter((length) => line.length >= length).length;
  const opening = marks[0]?.coarse ?? 0;
  const context = lineContext(marks);
  let count = 0;
  let template = 0;
  const add = (value: number) => {
    template += 1;
    ids[count] = mix(template * 0x3243f6a9, value) & mask;
    count += 1;
  };
  const at = (index: number) => marks[index] ?? (index < 0 ? beforeLine : behindLine);
  const joined = (first: number, second: number) => pairs[pairOf(first, second)] ?? 0;
  for (const [i, now] of marks.entries()) {
    template = 0;
    const { lower } = now.token;
    const p1 = at(i - 1);
    const p2 = at(i - 2);
    const n1 = at(i + 1);
    const n2 = at(i + 2);
    const { length } = lower;
    add(now.word);
    add(mix(p1.word, now.word));
    add(mix(now.word, n1.word));
    add(mix(now.lexicon, now.word));
    add(now.lexicon);
    add(p1.lexicon);
    add(n1.lexicon);
    add(mix(mix(p1.lexicon, now.lexicon), n1.lexicon));
    add(mix(now.lexicon, hashOf(now.token.sector)));
    add(mix(now.lexicon, now.shape));
    add(mix(now.lexicon, p1.word));
    add(mix(now.lexicon, n1.word));
    add(mix(now.lexicon, now.coarse));
    add(mix(p1.lexicon, now.lexicon));
    add(mix(now.lexicon, n1.lexicon));
    add(mix(now.lexicon, hashOf(now.token.concept)));
    add(mix(cues, now.lexicon));
    add(mix(size, now.lexicon));
    add(mix(opening, now.lexicon));
    add(0);
    add(p1.word);
    add(n1.word);
    add(p2.word);
    add(n2.word);
    add(mix(p1.word, n1.word));
    add(mix(p2.word, p1.word));
    add(mix(n1.word, n2.word));
    add(hashOf(lower, Math.max(0, length - 2)));
    add(now.ending);
    add(hashOf(lower, Math.max(0, length - 4)));
    add(hashOf(lower, 0, Math.min(length, 2)));
    add(hashOf(lower, 0, Math.min(length, 3)));
    add(hashOf(lower, 0, Math.min(length, 4)));
    add(now.shape);
    add(p1.shape);
    add(n1.shape);
    add(mix(mix(p1.shape, now.shape), n1.shape));
    add(p1.ending);
    add(n1.ending);
    add(mix(p1.ending, now.ending));
    add(mix(now.shape, shouted + (i === 0 ? 2 : 0)));
    add(i === 0 ? 1 : 0);
    add(now.fine);
    add(p1.fine);
    add(n1.fine);
    add(p2.fine);
    add(n2.fine);
    add(now.coarse);
    add(p1.coarse);
    add(n1.coarse);
    add(mix(p1.coarse, now.coarse));
    add(mix(now.coarse, n1.coarse));
    add(mix(mix(p1.coarse, now.coarse), n1.coarse));
    add(mix(p1.fine, now.fine));
    add(mix(now.fine, n1.fine));
    add(mix(p1.word, now.coarse));
    add(mix(now.coarse, n1.word));
    add(mix(p2.coarse, p1.coarse));
    add(mix(n1.coarse, n2.coarse));
    add(mix(now.coarse, now.shape));
    add(now.asked);
    add(p1.asked);
    add(n1.asked);
    add(mix(p1.asked, now.asked));
    add(mix(now.asked, n1.asked));
    add(mix(mix(p1.asked, now.asked), n1.asked));
    add(mix(now.asked, now.lexicon));
    const left = joined(p1.word, now.word);
    const right = joined(now.word, n1.word);
    add(left + 2 * right);
    add(mix(left + 2 * right, now.lexicon));
    add(mix(left, mix(p1.lexicon, now.lexicon)));
    add(mix(right, mix(now.lexicon, n1.lexicon)));
    add(joined(p2.word, p1.word) + 2 * left + 4 * right + 8 * joined(n1.word, n2.word));
    const nameBefore = context.nameBefore[i] ?? 0;
    const nameAfter = context.nameAfter[i] ?? 0;
    add(mix(context.names, now.lexicon));
    add(mix(context.hardNames, now.shape));
    add(mix(context.hardNames, now.coarse));
    add(mix(context.asked, now.lexicon));
    add(mix(context.asked, now.coarse));
    add(mix(context.asked, now.shape));
    add(nameBefore);
    add(nameAfter);
    add(mix(nameBefore, mix(nameAfter, now.lexicon)));
    add(mix(context.cueBefore[i] ?? 0, now.lexicon));
    add(mix(context.cueBefore[i] ?? 0, now.coarse));
    add(mix(context.cueAfter[i] ?? 0, now.lexicon));
    add(mix(context.opening, now.lexicon));
    add(mix(context.opening, places.filter((place) => i >= place).length));
    add(mix(context.colon[i] ?? 0, now.lexicon));
    const sides = template;
    for (let d = 1; d <= 5 && i - d >= 0; d++) {
      template = sides;
      add(at(i - d).word);
      add(at(i - d).coarse);
    }
    for (let d = 1; d <= 5 && i + d < marks.length; d++) {
      template = sides + 2;
      add(at(i + d).word);
      add(at(i + d).coarse);
    }
    ends[i] = count;
  }
  return { ids: ids.subarray(0, count), ends };
}
