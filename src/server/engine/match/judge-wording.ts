import { words } from "../text/words.ts";
import { verbOf } from "../vocabulary/verb-forms.ts";
import { type CvEvidence, quotePassage } from "./cv-evidence.ts";
import { type Finding, metFrom, partialFrom } from "./judgement.ts";
import { partCaps } from "./part-caps.ts";
import type { Passage } from "./passages.ts";
import { skillCredits } from "./skill-credit.ts";
import { restUnsaid } from "./unsaid.ts";
import { tellingFrom, wordWeight } from "./word-weight.ts";
import { readTerms, type Term, type TermWeights } from "./wording-terms.ts";

/** Share of a demand's wording, by weight, from which a line is clear evidence, and below which it is none. */
export const wordingBounds = { clear: 0.7, faint: 0.2 } as const;
/** A demand's wording spread over two lines of one role counts for a little less than one line. */
const spreadShare = 0.85;
/** Beyond this many lines that share a word with a demand, pairs of them are no longer tried. */
const mostCovers = 60;
/** So many words of a demand in one line are no chance. */
const fewestVerbatim = 4;

type Cover = {
  passage: Passage;
  also: Passage | null;
  share: number;
  credit: number;
  /** One common word of several: a hint for the score, nothing to show anybody. */
  isFaint: boolean;
  missing: Term[];
};

type Wording = { terms: Term[]; total: number; contentTerms: number };

function creditOf(share: number, hits: number, contentTerms: number): number {
  const { clear, faint } = wordingBounds;
  const credit = Math.min(1, Math.max(0, (share - faint) / (clear - faint)));
  return hits < 2 && contentTerms > 1 ? Math.min(credit, partCaps.oneSharedWord) : credit;
}

const isVerb = (word: string) => verbOf(word) !== undefined;
const singular = (word: string) =>
  word.replace(/(?:ies|y)$/u, "i").replace(/(?<=\p{L}{3})e?s$/u, "");

/** The noun itself, one or many: "collections" is not what "click and collect" says. */
const saysNoun = ({ said }: Passage, word: string) =>
  words(said).some(({ lower }) => singular(lower) === singular(word));

/** Whether a line says a word, or another of its sense. */
const says = ({ keys, senses }: Passage, { key, parts, sense }: Term) =>
  keys.has(key) ||
  senses.has(key) ||
  (sense !== null && senses.has(sense)) ||
  (parts.length > 0 && parts.every((part) => keys.has(part)));

function coverOf(passage: Passage, wording: Wording, also?: Passage): Cover {
  const hit = (term: Term) => says(passage, term) || (also !== undefined && says(also, term));
  // Where one word is all that is asked, another of its stem is no answer, unless both tell of doing it.
  const isKinAlone = ({ word, key, parts }: Term) =>
    wording.contentTerms === 1 &&
    parts.length === 0 &&
    passage.keys.has(key) &&
    /(?:ions?|ments?|ances?|ences?)$/u.test(word) &&
    !isVerb(word) &&
    !saysNoun(passage, word);
  const found: Term[] = [];
  const missing: Term[] = [];
  for (const term of wording.terms) (hit(term) ? found : missing).push(term);
  const weight = found.reduce((sum, term) => sum + term.weight, 0) / wording.total;
  const hits = found.filter((term) => !term.generic && !isKinAlone(term));
  const share = hits.length === 0 ? 0 : weight * (also ? spreadShare : 1);
  const credit =
    creditOf(share, hits.length, wording.contentTerms) *
    skillCredits[passage.standing === "shown" ? "shown" : "listed"];
  return {
    passage,
    also: also ?? null,
    share,
    credit: also ? Math.min(credit, partCaps.twoLines) : credit,
    isFaint:
      hits.length < 2 &&
      wording.contentTerms > 1 &&
      hits.every(({ key }) => wordWeight(key) < tellingFrom),
    missing,
  };
}

function better(one: Cover, other: Cover): boolean {
  const gain = one.credit - other.credit;
  return gain > 1e-9 || (Math.abs(gain) <= 1e-9 && one.share > other.share + 1e-9);
}

/** The best line, or the best two lines of one role. More lines can only raise it, so that adding never costs. */
function bestCover(passages: readonly Passage[], wording: Wording): Cover | undefined {
  const covers = passages
    .map((passage) => coverOf(passage, wording))
    .filter(({ share }) => share > 0);
  let best = covers[0];
  for (const cover of covers) if (best && better(cover, best)) best = cover;
  if (!best || best.credit >= 1 || covers.length > mostCovers) return best;
  for (const one of covers) {
    for (const other of covers) {
      if (one === other || one.share < other.share) continue;
      if (one.passage.role === null || one.passage.role !== other.passage.role) continue;
      const both = coverOf(one.passage, wording, other.passage);
      if (better(both, best)) best = both;
    }
  }
  return best;
}

/** The words that say most, as the advertisement writes them, in its order: at most three. */
function telling(terms: readonly Term[]): string[] {
  const most = terms
    .filter((term) => wordWeight(term.key) >= tellingFrom)
    .sort((one, other) => other.weight - one.weight)
    .slice(0, 3);
  return terms.filter((term) => most.includes(term)).map((term) => term.word);
}

function reasonFor(credit: number, cover: Cover): string {
  if (credit >= metFrom) {
    return cover.passage.standing === "shown"
      ? "A line of your work says this."
      : "A line of your CV says this, though not within a dated role.";
  }
  const open = telling(cover.missing);
  return cover.also
    ? `Two lines of one role touch on this between them.${restUnsaid(open, "They say")}`
    : `The nearest line of your CV touches on this.${restUnsaid(open)}`;
}

function silence(content: readonly Term[]): Finding {
  return {
    credit: content.length === 0 ? null : 0,
    reason:
      content.length === 0
        ? "A CV can hardly show this: be ready to speak of it."
        : "No line of your CV answers this.",
    evidence: [],
  };
}

/** How much of some words, by weight, the best line of the CV covers. */
export function judgeWording(
  evidence: CvEvidence,
  terms: readonly string[],
  weights: TermWeights,
  withHeadings: boolean,
): Finding {
  const read = readTerms(terms, weights);
  const content = read.filter((term) => !term.generic);
  const total = read.reduce((sum, term) => sum + term.weight, 0);
  const wording = { terms: read, total, contentTerms: content.length };
  // What was studied is no experience; where one worked is.
  const passages = evidence.passages.filter(({ heading, studied }) =>
    withHeadings ? !studied : !heading,
  );
  const cover = content.length === 0 ? undefined : bestCover(passages, wording);
  if (!cover) return silence(content);
  if (cover.credit < partialFrom || cover.isFaint) {
    return {
      ...silence(cover.missing.filter((term) => !term.generic)),
      isFaint: true,
      credit: cover.credit,
    };
  }
  const lines = [cover.passage, cover.also].filter((passage) => passage !== null);
  return {
    credit: cover.credit,
    verbatim: cover.also === null && cover.missing.length === 0 && read.length >= fewestVerbatim,
    everyWord: cover.also === null && cover.missing.every((term) => term.generic),
    oneWord: content.length === 1 && cover.missing.length > 0,
    reason: reasonFor(cover.credit, cover),
    evidence: lines.map((line) => quotePassage(evidence.cv, line)),
  };
}
