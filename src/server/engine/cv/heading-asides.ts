import { numberWord } from "../text/number-words.ts";
import { withCapital } from "../text/with-capital.ts";
import { hourUnits } from "../vocabulary/time-units.ts";

/** Words of a template nobody filled in stand where a town would. */
export const withoutOpenTown = (text: string) =>
  text.replace(/(?<=\bCompany Name)\s+City(?=$|\s*,)/, ", City");

/** "Before nursing: playworker at …", "Currently: Clerk": a word that says when, before the post. */
function withoutWhen(text: string): string {
  const post =
    /^(?:before|after|currently|previously|earlier|also|then|now|since)\b[^:]{0,24}:\s+(.{4,})$/iu.exec(
      text,
    )?.[1];
  return post === undefined ? text : withCapital(post);
}

/** "Relief milker for four farms around Pwllheli": for whom and where, and nobody named; "Babysitting for two families" is the post. */
const forSeveral = new RegExp(
  `\\sfor\\s(?:${numberWord}|several|various|different|many|\\d{1,2})\\s\\p{Ll}[\\p{Ll}\\s'’-]{2,40}\\s(?:around|in|near|across|throughout|within|on|at|between)\\s[^|,;()–—-]{2,60}`,
  "u",
);

/** "(ii) Placement student, …", "b) Clerk": which of the posts it is. */
const itemSign = /^\(?(?:[ivx]{1,4}|[a-h]|\d{1,2})\)\s{1,4}(?=\p{Lu})/u;

/** "(0,8 fte)", "(80 %)", "(32 uur/week)": how much of a full post it was. */
const share = new RegExp(
  `\\s\\((?:\\d{2,3}\\s?%|[01][.,]\\d{1,2}\\s?(?:fte|wte|etp|vzä)|\\d{1,2}(?:[.,]\\d)?\\s?(?:${hourUnits})(?:\\s?[/.]?\\s?\\p{L}{1,8}\\.?){0,2})\\)`,
  "iu",
);

/** ", with Prof. H. Marchetti": whose work it was, and no firm. */
const workedWith = /,\s(?:with|under|supervised by)\s(?:Prof|Professor|Dr)(?:\.|\s)[^,;|]{3,60}$/u;

/** "Self-employed plumber, trading as Treloar Heating": the name somebody works under. */
const tradingAs = /,?\s(?:trading as|t\/a)\s(?=\S)/iu;

/** "Clerk. Acme Ltd. Part time (3 days).": how much of a week it was, or what became of the firm. */
const closingRemark =
  /[.,;]\s(?:(?:part|full)[ -]time(?:\s\([^()]{2,30}\))?|(?:now|since)\s(?:closed|dissolved|defunct|part of\s[^,.|]{2,40})|no longer trading|ceased trading)\.?$|\s\((?:now|since)\s(?:closed|dissolved|defunct)\)$|\s\((?:no longer|ceased) trading\)$/iu;

export const withoutClosingRemark = (text: string) => text.replace(closingRemark, "");

/** The names of a heading line, without what it says of them besides. */
export function namesAlone(text: string): string {
  const said = text
    .replace(itemSign, "")
    .replace(share, "")
    .replace(workedWith, "")
    .replace(closingRemark, "");
  return withoutOpenTown(withoutWhen(withoutClosingRemark(said)).replace(forSeveral, "")).replace(
    tradingAs,
    " | ",
  );
}
