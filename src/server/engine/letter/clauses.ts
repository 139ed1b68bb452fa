import { words } from "../text/words.ts";
import { verbOf } from "../vocabulary/verb-forms.ts";
import { asFarAsItReads } from "./as-far-as-it-reads.ts";
import { clauseByVerb, doneIn } from "./clause-by-verb.ts";
import type { DeedHabit } from "./deed-habit.ts";
import { isFit } from "./fit-line.ts";
import { mySentence } from "./my-sentence.ts";
import { isSurelyDeed, withOutcomes } from "./outcomes.ts";
import { ownSentence } from "./own-sentence.ts";
import { pointsBack } from "./points-back.ts";
import { readsOn } from "./reads-on.ts";
import { isRowOfDeeds, rowClause } from "./row-of-deeds.ts";
import { statements } from "./statements.ts";
import { terseClause } from "./terse-clause.ts";

/**
 * A line of the CV said in the first person. `verb` is "I" with a finite verb ("reconciled invoices"), "infinitive" a duty
 * ("reconcile invoices"), "things" what work consisted of ("reconciling invoices"), "event" what came about ("sales went up
 * 20%"), "told" a sentence with its own "I" ("each autumn I plan the rota"). `terse`: the line has no verb of its own.
 */
export type Clause = {
  form: "finite" | "infinitive" | "things" | "event" | "told";
  terse?: boolean;
  /** Said of now: "I administer …". */
  present: boolean;
  text: string;
  words: number;
};

/** Lines longer than this are looked at no further: some people tell a post in one paragraph, nobody in more than this. */
const longestLine = 2400;

/** "… with the GMs, who use me as a sounding board"; "I put the bundle together: draft agreement, plans": before the rest. */
const restBehind = /,\s(?:who|which)\s[^,]*\bme\b.*$|(?<=\S+(?: \S+){4,}):\s.*$/u;

/** A sentence with its own "I", which is whole as it stands, or as far as it reads. */
function ownClause(statement: string, current: boolean): Clause | null {
  const ways = [statement, beforeDash(statement), statement.replace(restBehind, "")];
  for (const way of ways) {
    const own = way === "" ? null : ownSentence(way, current);
    if (own === null) continue;
    const clause = doneIn(current)(own.form, own.text, own.present);
    const told = readsOn(clause, true) ? clause : asFarAsItReads(clause);
    if (told !== null) return told;
  }
  const row = /^I (?:also )?(?=\p{Ll})/u.exec(statement)?.[0];
  if (row !== undefined) return rowClause(statement.slice(row.length), current);
  const heads = [statement, statement.split(", ")[0] ?? ""];
  return (
    heads.flatMap((way) => mySentence(way, current) ?? []).find((one) => readsOn(one, true)) ?? null
  );
}

/** "Brief the team at the start of shift": said of now, with what it is done to; or a row of deeds. */
const isPlainlyDone = (statement: string, clause: Clause | null): boolean =>
  clause?.form === "finite" &&
  clause.present &&
  (/^\p{L}+ (?:the|an?|all|each|every|my|up|out|over|on|in|after|with|\d\S*) \S/u.test(statement) ||
    isRowOfDeeds(statement));

/** "Cut waste from 14% to 6%": what came of it is no thing. */
const fromTo = /^\p{L}+ .*\bfrom \S*\d\S* to \S*\d/u;

const fewestBeforeDash = 4;

/** "I take my sounds group – I went on the course in 2020": before the remark, where that is enough; else nothing. */
function beforeDash(statement: string): string {
  const [head = ""] = statement.split(/\s[–—]\s/u);
  return head !== statement && words(head).length >= fewestBeforeDash ? head : "";
}

/** The same of a line that begins with its deed. */
function headClause(statement: string, current: boolean, habit: DeedHabit): Clause | null {
  const head = beforeDash(statement);
  if (head === "" || verbOf(words(head)[0]?.lower ?? "") === undefined || !isFit(head)) return null;
  const clause = clauseByVerb(head, current, habit);
  return clause && asFarAsItReads(clause);
}

/** "Figures. Draw up the plan": what stands behind a label is the first that the line tells. */
function withoutLabel(all: readonly string[]): readonly string[] {
  const [label = ""] = all;
  const isLabel = words(label).length <= 2 && verbOf(words(label)[0]?.lower ?? "") === undefined;
  return isLabel && all.length > 1 ? all.slice(1) : all;
}

/**
 * What a line of a CV says, ready for the first person; nothing where that cannot be done safely. Past forms stay, base
 * forms become "I do" in a role that goes on (`current`) and a duty in one that is over. `habit`: how the lines beside it
 * tell deeds.
 */
export function clausesOf(line: string, current: boolean, habit: DeedHabit = null): Clause[] {
  if (line.length > longestLine) return [];
  let opens = false;
  const found = withoutLabel(statements(line)).flatMap((statement, at) => {
    if (at > 0 && pointsBack(statement)) return [];
    const own = ownClause(statement, current);
    if (own !== null) return [{ clause: own, at }];
    if (!isFit(statement)) return [];
    const clause =
      rowClause(statement, current) ??
      clauseByVerb(statement, current, habit) ??
      terseClause(statement, current, habit);
    // "Look after a team of 14. Do the rota. Brief the team": what the first one shows, the others are.
    const isDeed =
      isSurelyDeed(statement, clause) ||
      (clause?.form === "finite" && fromTo.test(statement)) ||
      (opens && isPlainlyDone(statement, clause));
    if (at > 0 && !isDeed) return [];
    const told = (clause && asFarAsItReads(clause)) ?? headClause(statement, current, habit);
    if (at === 0) opens = told?.form === "finite" && told.present;
    return told ? [{ clause: told, at }] : [];
  });
  return withOutcomes(found);
}
