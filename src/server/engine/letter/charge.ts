import { withArticle } from "../text/with-article.ts";
import { words } from "../text/words.ts";
import { verbOf } from "../vocabulary/verb-forms.ts";
import { lowerFirst } from "./lower-first.ts";

/** What somebody was responsible for, in the CV's own words: "Responsible for the day-to-day running of the ward". */

const opening =
  /^(?:i (?:was|am) |was )?((?:mainly |primarily |solely |fully |jointly )?(?:responsible for|in charge of|accountable for))\s+/iu;
/** A thing shows itself by what stands before it; a bare noun may be the beginning of anything. */
const thing =
  /^(?:the|an?|all|any|our|two|three|four|five|\d+|day[- ]to[- ]day|\p{Ll}+ing\s|\p{Ll}+(?:al|ive|ly)\s)/u;

/** What was done with somebody, which "I" alone would turn round: "Promoted to supervisor". */
const passive =
  /^(?:promoted|redeployed|seconded|selected|appointed|nominated|chosen|assigned|recogni[sz]ed|elected|invited|headhunted|shortlisted|transferred|booked|posted|trained|commended|praised|trusted|called|sent|admitted|enrolled|registered|accredited|licensed|named|voted|ranked|rated|employed|hired|retained|based|inducted|approved|authorised|headed-hunted|drafted in|kept on|put forward|brought in|taken on|loaned|attached|embedded|deployed) (?:to|for|as|by|into|onto|from)\s|^(?:promoted|seconded|selected|appointed|nominated|elected|shortlisted) (?:in|after|within|twice|again)(?=\s|$)|^(?:trained|certified|qualified) in\s(?!\p{Ll})|^asked (?:to|by)\s/iu;

/** "was promoted to …"; null for other lines, nothing where it cannot be told. */
export function passiveOf(statement: string): string | null {
  const isJoined = statement
    .split(", ")
    .some((part, at) => at > 0 && verbOf(words(part)[0]?.lower ?? "")?.form === "past");
  if (!passive.test(statement)) return null;
  if (isJoined) return "";
  const [, as = "", post = ""] =
    /^(.*\sas )(?!an?\b|the\b)(\p{Ll}[\p{L}\s-]{3,40})$/u.exec(statement) ?? [];
  return `was ${lowerFirst(as === "" ? statement : as + withArticle(post))}`;
}

/** "The till, managed staff": another deed, unless it tells when ("completed two months early"). */
const joinsDeed =
  /,\s(?:\p{Ll}+ed (?!(?:in|by|on|under|ahead|early|within|to|one|two|three|four|six|\d+)\b)|then\s|also\s)/u;

/** "was responsible for …", "am responsible for …"; null where the line says no such thing. */
export function chargeOf(statement: string, current: boolean): string | null {
  const [whole = "", charge = ""] = opening.exec(statement) ?? [];
  if (whole === "") return null;
  const matter = lowerFirst(statement.slice(whole.length));
  const form = verbOf(words(matter)[0]?.lower ?? "")?.form;
  if (!thing.test(matter) || form === "past" || joinsDeed.test(matter)) return null;
  const isOver = !current || /^(?:i )?was\s/iu.test(whole);
  return `${isOver ? "was" : "am"} ${charge.toLowerCase()} ${matter}`;
}
