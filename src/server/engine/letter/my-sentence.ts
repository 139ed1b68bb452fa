import { words } from "../text/words.ts";
import type { Clause } from "./clauses.ts";
import { isFit } from "./fit-line.ts";
import { lowerFirst } from "./lower-first.ts";
import { inBritishSpelling } from "./uk-spelling.ts";

/** Sentences about one's work that begin with something else than "I", and are whole as they stand. */

const fewestWords = 5;
const mostWords = 26;

/** "My desk carries 40 live files", "my downloads have come back clean for three years". */
const ofMine =
  /^My (?!(?:own|first|last|next|main (?:aim|goal)|aim|goal|dream|hope|passion|mum|mother|dad|father|sister|brother|son|daughter|wife|husband|partner|family|parents?|grandparents?|children|kids|nan|uncle|aunt|friends?|hobb\p{L}+|interests?|home|house|health|age|name|notice|salary|ladies|lads?)\b)(?:[\p{L}-]+ ){1,4}?(?:is|are|covers?|carr(?:y|ies)|takes? in|includes?|have|has|runs?|goes?|go) \p{L}/u;
/** "Silt fencing, fuel bunds and skip segregation are mine". */
const isMine = /^\p{Lu}[^.;:!?]{6,90} (?:is|are) mine(?=$| from )/u;
/** "Two HR officers report to me". */
const reports =
  /^(?:One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|\d+) [^.;:!?,]{4,60} reports? to me$/u;

/** "I am on call one night a week": what a line says without its "I am". */
const onDuty =
  /^(?:First|Main) (?:point|port) of (?:contact|call) (?=for \S)|^On call (?=(?:one|two|three|four|every|each|\d)\b)|^Line manager (?=(?:to|of|for) \p{L})|^In charge of (?=(?:the|an?|all|everything|\d+|two|three|four|five)\b)/u;

const ofOthers = /\s(?:for|with|at|of|in) our(?: own)?\s.*$/u;
const behind = /(?<=\S+(?: \S+){4,}):\s.*$|\s\([^()]*\)|,\sthe year before\b.*$/gu;

/** Such a sentence as it stands in a letter; null for others. */
export function mySentence(statement: string, current: boolean): Clause | null {
  const plain = statement.replace(behind, "");
  const duty = onDuty.test(plain) ? plain.replace(ofOthers, "") : "";
  const told =
    current && (ofMine.test(plain) || isMine.test(plain) || reports.test(plain))
      ? lowerFirst(plain)
      : duty === ""
        ? null
        : `${current ? "am" : "was"} ${/^(?:First|Main)/u.test(duty) ? "the " : ""}${lowerFirst(duty)}`;
  if (told === null || !isFit(told.replace(/\bme$/u, "")) || /\b(?:we|us|our|you)\b/iu.test(told))
    return null;
  const count = words(told).length;
  if (count < fewestWords || count > mostWords) return null;
  const form = duty === "" ? "told" : "finite";
  return { form, present: current, text: inBritishSpelling(told), words: count };
}
