import { asserting, denying, notAsserting, ofOneself, ofTheJob, wishing } from "./claim-words.ts";

const breaks = /[,;:–—?]|\bbut\b|\bwhile\b|\band (?=I\b)|\bwhere (?=I\b)|\bbecause\b/gu;

/** The clause of a sentence in which an offset lies, and what stands before it. */
function clauseAt(sentence: string, at: number): { clause: string; before: string } {
  const cuts = [
    0,
    ...Array.from(sentence.matchAll(breaks), (match) => match.index),
    sentence.length,
  ];
  const next = cuts.findIndex((cut) => cut > at);
  const start = cuts[Math.max(0, next - 1)] ?? 0;
  return {
    clause: sentence.slice(start, cuts[next] ?? sentence.length),
    before: sentence.slice(0, start),
  };
}

/** Whether what stands at an offset is said of the person who writes, as a fact. */
export function claimsOfOneself(sentence: string, at: number): boolean {
  const { clause, before } = clauseAt(sentence, at);
  if (denying.test(clause)) return false;
  if (asserting.test(clause) && !notAsserting.test(clause)) return true;
  if (ofTheJob.test(clause) || wishing.test(clause)) return false;
  if (ofOneself.test(clause)) return true;
  // "I have worked with Python, Java and SQL": the list goes on from the clause before.
  return asserting.test(before) && !ofTheJob.test(before);
}

/** Whether a sentence says that something is not there. */
export function denies(sentence: string, at: number): boolean {
  return denying.test(clauseAt(sentence, at).clause);
}
