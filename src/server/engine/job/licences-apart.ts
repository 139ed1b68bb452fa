import type { Mention } from "../lexicon/skill.ts";
import type { Clause } from "./clauses.ts";
import { namedFor } from "./licence-not-asked.ts";
import { mentionsWithin } from "./mentions-within.ts";
import { yearsIn } from "./years.ts";

/** What is no licence but asked for beside one: "hotel experience and Level 2 Food Safety". */
const besideLicence =
  /\b(?:experience|skills|knowledge|background|qualification|degree|attitude|work ethic|transport)(?:,? and|,| plus| &)\s(?:an? |the |your |current |valid |full |hold |have ){0,3}$/iu;

/** "A year behind a bar and a personal licence" */
const besideYears =
  /\p{L}+(?:,? and|,| plus| &)\s(?:an? |the |your |current |valid |full |hold |have ){0,3}$/iu;

/** "A telehandler ticket and an agricultural college qualification" */
const besideStudies =
  /\b((?:licen[cs]e|ticket|card|certificate|registration|membership))(,? and |, | plus )(?=(?:an? |the )(?:\p{L}+ ){1,4}(?:qualification|degree|diploma|certificate|experience|knowledge)\b)/iu;

/** "… and Licensed Conveyancers will also be considered": one of them will do. */
const alsoTaken = /\b(?:also|equally) be (?:considered|accepted|welcome)\b/iu;

/** How far behind a licence an "or" still joins it to the one before, in characters. */
const lastChoice = 40;

/** So much must stand before a licence to be a demand of its own, in characters. */
const shortest = 8;

/**
 * "A driving licence and NMC registration" are two demands, each with its own licence; so are experience and a licence in
 * one breath. Offsets of the mentions are as those of the clause.
 */
export function licencesApart(clause: Clause, mentions: readonly Mention[]): Clause[] {
  const licences = mentionsWithin(mentions, [clause]).filter((one) => one.skill.kind === "licence");
  const first = licences[0];
  if (!first || isNamedOnly(clause, licences) || alsoTaken.test(clause.text)) return [clause];
  const ahead = licences.length === 1 ? studiesAhead(clause, first) : null;
  if (ahead) return ahead;
  const [before, behind] = licenceBehind(clause, first) ?? [];
  if (before && behind) return [before, ...licencesApart(behind, mentions)];
  for (const [at, licence] of licences.entries()) {
    const next = licences[at + 1];
    const cut = next && next.skill.name !== licence.skill.name && cutBetween(clause, licence, next);
    if (!cut) continue;
    const [one, other] = divided(clause, cut);
    return [one, ...licencesApart(other, mentions)];
  }
  return [clause];
}

/** "To register, bring your licence and digi card": what is not asked for is left in the words that say so. */
function isNamedOnly({ text }: Clause, licences: readonly Mention[]): boolean {
  const purpose = namedFor(
    text,
    licences.map(({ skill }) => skill.name),
  );
  return purpose !== null && purpose !== "later";
}

/** Where a clause ends and the next begins, in the text of the clause that holds both. */
type Cut = { to: number; from: number };

function divided(clause: Clause, { to, from }: Cut): [Clause, Clause] {
  return [
    { ...clause, text: clause.text.slice(0, to), end: clause.start + to },
    { ...clause, text: clause.text.slice(from), start: clause.start + from },
  ];
}

/** What is joined between two licences; null where either would do. */
function cutBetween(clause: Clause, licence: Mention, next: Mention): Cut | null {
  const start = licence.end - clause.start;
  const between = clause.text.slice(start, next.start - clause.start);
  const noted = /^\s?\([^()]{0,120}\)/u.exec(between)?.[0].length ?? 0;
  const told = between.slice(noted);
  const joint = /,\s(?:and |plus )?|\s(?:and|plus|as well as)\s|\s?&\s/iu.exec(told);
  if (!joint || told.length > 40 || isChoice(told)) return null;
  const to = start + noted + joint.index;
  if (isInsideBrackets(clause.text, to)) return null;
  if (joint[0].startsWith(",") && isChoice(clause.text.slice(start))) return null;
  return { to, from: to + joint[0].length };
}

/** "A recognised qualification (ACA, ACCA, CIMA)": examples of the one. */
function isInsideBrackets(text: string, at: number): boolean {
  return text.lastIndexOf("(", at) > text.lastIndexOf(")", at - 1);
}

/** "CSCS (Black or White) and First Aid": the choice inside the brackets is of the one licence. */
function isChoice(text: string): boolean {
  return /\bor\b|\//iu.test(text.replace(/^[^()]{0,40}\)|\([^()]{0,60}\)/gu, ""));
}

function studiesAhead(clause: Clause, licence: Mention): Clause[] | null {
  const found = besideStudies.exec(clause.text);
  if (!found || licence.start - clause.start > found.index + shortest) return null;
  const to = found.index + (found[1] ?? "").length;
  return divided(clause, { to, from: to + (found[2] ?? "").length });
}

/** The experience before a licence is a demand of its own. */
function licenceBehind(clause: Clause, licence: Mention): Clause[] | null {
  const before = clause.text.slice(0, licence.start - clause.start);
  const beside =
    besideLicence.exec(before) ?? (yearsIn(before) === null ? null : besideYears.exec(before));
  if (!beside || /\b(?:or|of|in|with|for)\b/iu.test(beside[0])) return null;
  // "A law degree, a GDL or CILEX Level 6": the last two of several.
  if (
    !/\band\b|plus|&/iu.test(beside[0]) &&
    isChoice(clause.text.slice(before.length, before.length + lastChoice))
  )
    return null;
  const last = /^\p{L}+(?: \p{L}+)?(?=,| and\b| plus\b| &)/u.exec(beside[0])?.[0].length ?? 0;
  const to = beside.index + last;
  const from = to + (/^(?:,? and|,| plus| &)\s/iu.exec(clause.text.slice(to))?.[0].length ?? 0);
  return to < shortest || from <= to ? null : divided(clause, { to, from });
}
