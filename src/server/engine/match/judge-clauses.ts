import { words } from "../text/words.ts";
import { type CvEvidence, uniqueQuotes } from "./cv-evidence.ts";
import { saysSomething } from "./generic-terms.ts";
import { judgeWording } from "./judge-wording.ts";
import { type Finding, mean } from "./judgement.ts";
import type { TermWeights } from "./wording-terms.ts";

const joint = /[,;:]|\s(?:and|as well as|including|together with|plus)\s/iu;
/** A clause needs this many words of its own to be answered by a line of its own; smaller ones belong to the next. */
const wordsOfClause = 2;
const fewestClauses = 2;
const mostClauses = 6;
/** From this credit on a clause is answered; where each is, so is the whole. */
const answeredFrom = 0.6;
/** Several lines that answer a demand between them count a little less than one that says it all. */
const clausesShare = 0.9;
const mostQuotes = 3;

type Demanded = { text: string; terms: readonly string[] };

/** The clauses of "process transfers and leavers, as well as retirement queries"; none where it says one thing. */
function clausesOf({ text, terms }: Demanded): string[][] {
  const asked = new Set(terms.flatMap((term) => words(term)).map(({ lower }) => lower));
  const clauses: string[][] = [];
  let open: string[] = [];
  for (const part of text.split(joint)) {
    open.push(...words(part).flatMap(({ lower }) => (asked.has(lower) ? [lower] : [])));
    if (open.filter(saysSomething).length < wordsOfClause) continue;
    clauses.push(open);
    open = [];
  }
  clauses.at(-1)?.push(...open);
  return clauses.length < fewestClauses || clauses.length > mostClauses ? [] : clauses;
}

/** A demand of several clauses that lines of the CV answer each by itself; null where one of them stays open. */
export function judgeClauses(
  evidence: CvEvidence,
  demand: Demanded,
  weights: TermWeights,
): Finding | null {
  const clauses = clausesOf(demand);
  if (clauses.length === 0) return null;
  const found: Finding[] = [];
  for (const clause of clauses) {
    const finding = judgeWording(evidence, clause, weights, false);
    if (finding.isFaint || (finding.credit ?? 0) < answeredFrom) return null;
    found.push(finding);
  }
  return {
    credit: clausesShare * mean(found.map(({ credit }) => credit ?? 0)),
    reason: "Lines of your CV say this between them.",
    evidence: uniqueQuotes(found.flatMap((finding) => finding.evidence)).slice(0, mostQuotes),
  };
}
