import { isGenericTerm } from "../../keywords/generic-terms.ts";
import { wordWeight } from "../../keywords/word-weight.ts";
import { holdsFigure } from "../../score/content-quality.ts";
import { termKeys } from "../../text/term-key.ts";
import type { Clause } from "../clauses.ts";
import type { Answer } from "./answers.ts";
import { demandWeight } from "./demand-weight.ts";
import type { NamedRole } from "./named-roles.ts";

/** From this share of telling words on a statement is about the job. */
export const aptFrom = 0.45;

/** How much of the advertisement's telling words a statement shares, 0 to 1: any line beats one about another trade. */
export function spokenOf(keys: readonly string[], asked: ReadonlySet<string>): number {
  const shared = [...new Set(keys)].filter((key) => asked.has(key) && !isGenericTerm(key));
  return Math.min(
    1,
    shared.reduce((sum, key) => sum + wordWeight(key), 0),
  );
}

export function titleIsAsked(role: NamedRole | null, asked: ReadonlySet<string>): boolean {
  return termKeys(role?.title ?? "").some((key) => asked.has(key) && !isGenericTerm(key));
}

/** What came of the work, in figures: the strongest thing one can say. */
const result =
  /\d\s?%|\bper cent\b|\b(?:cut|sav|grew|grow|rais|won|win|brought|bring|reduc|increas|worth|down|up)\p{Ll}*\b.*£\d|\bfrom .{1,30} to \S*(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|twelve)|\bby (?:a (?:third|quarter|fifth|half)|half|\d)|\b(?:doubled|halved|trebled|won)\b/u;
export const showsResult = ({ text }: Clause): boolean => result.test(text);

/** How much of what somebody has in hand: what a reader wants to know first. */
const scope =
  /^(?:have (?:about |around |roughly |over |up to )?(?:\d|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)|am one of|hold a caseload|(?:look|looked) after|(?:run|ran|manage|managed|lead|led|teach|taught) (?:the|an?|all|my|\d|two|three|four|five|six|seven|eight|nine|ten)\b)/u;
export const showsScope = ({ form, text }: Clause): boolean =>
  form === "finite" && scope.test(text);

/** When one works is for the interview. */
const hours =
  /^(?:often |regularly |usually )?(?:start|started|finish|finished) (?:at|before|by) \S+|^(?:swap|swapped|switch|switched|rotate|rotated|alternate|alternated) (?:between )?(?:early|late|earlies|days|nights|shifts)|^(?:often |regularly |usually )?(?:do|did|work|worked|cover|covered) (?:(?:one|two|three|four|\d) (?:weekends?|nights|days|shifts|Saturdays|Sundays|evenings)|evenings|most |every |alternate |rotating |early |late |earl(?:y|ies)|lates|nights|days|shifts|weekends|one weekend|\p{Lu}\p{Ll}+day|bank holidays|a rota)/u;
/** And so are clubs. */
const beside =
  /\b(?:chess|football|running|drama|art|craft|cricket|netball|book|gardening) club\b/u;
export const isHours = ({ text }: Clause): boolean => hours.test(text) || beside.test(text);

/** Beyond this, one more demand answered convinces nobody more. */
const mostRelevance = 2.6;

const fewestTelling = 6;

/** A sentence that only lists is the last to be said. */
const isList = (text: string) => text.split(/,\s|\sand\s/u).length > 2;

export function scoreOf(
  clause: Clause,
  role: NamedRole | null,
  rank: number,
  found: readonly Answer[],
  spoken: number,
): number {
  const relevance = found
    .slice(0, 2)
    .reduce((sum, one) => sum + one.credit * demandWeight(one.demand), 0);
  return (
    Math.min(relevance, mostRelevance) * 1.1 +
    spoken * 0.8 +
    (holdsFigure(clause.text) ? 0.9 : 0) +
    (showsResult(clause) ? 1.8 : 0) +
    (role?.work ? 0.4 : 0) +
    (showsScope(clause) ? 0.5 : 0) -
    (isHours(clause) ? 1.5 : 0) +
    Math.max(0, 0.8 - rank * 0.25) +
    (clause.form === "finite" ? 0.3 : clause.form === "infinitive" ? -0.7 : 0) -
    (clause.form === "things" ? (isList(clause.text) ? 2.4 : clause.terse ? 1.8 : 0) : 0) +
    (clause.words >= 8 && clause.words <= 26 ? 0.4 : 0) -
    // "Plan and lead fieldwork": what it was is left in the CV.
    (clause.words < fewestTelling ? 0.8 : 0)
  );
}
