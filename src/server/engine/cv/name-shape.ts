import { foldLetters } from "../vocabulary/fold.ts";
import { foldedSet } from "../vocabulary/folded-set.ts";
import { isGivenName, isNoName, isParticle, nameWords } from "./name-support.ts";
import { honorifics, postNominals } from "./name-words.ts";

const titles = foldedSet(honorifics, " ");
const lettersBehind = foldedSet(postNominals, " ");
const documentLead =
  /^(?:(?:(?:this is )?the\s)?(?:curriculum vitae|cv|r[ée]sum[ée]|lebenslauf)(?:\s{1,2}(?:of|for|von|de|di|van|do)\s{1,2}|\s?[:–—|-]\s{0,2}|\s{1,2}(?=\p{L}))|name\s|my name is\s|I(?: a|['’])m\s(?=\p{Lu}))/iu;
/** "Jo Bloggs's CV", "Jo Bloggs CV". */
const documentTail = /(?:['’]s?)?\s(?:[–—-]\s)?(?:curriculum vitae|cv|r[ée]sum[ée]|lebenslauf)$/iu;
/** "✦ FINLAY MACRAE ✦" */
const ornaments = /^[\p{So}\p{Sm}*~_\s]+|[\p{So}\p{Sm}*~_\s]+$/gu;
/** "Sgt (retd)", "WO2 (Ret'd)", "Dipl.-Ing. (FH)": a bracket that belongs to the honorifics before it. */
const honorificBracket =
  /^((?:\p{L}[\p{L}\d.-]{0,11}\s){1,3})\((?:ret['’]?d|ret|rtd|retired|FH|TU|Univ)\.?\)\s/iu;
/** "Ó hEigeartaigh", "Nic an tSaoi": Irish sets a small letter before the capital. */
const namePart =
  /^(?:(?:[hnt]-?(?=\p{Lu}\p{Ll}))?\p{Lu}[\p{L}\p{M}]*(?:['’.-]\p{L}[\p{L}\p{M}]*)*\.?|\p{Lu}\.(?:\p{Lu}\.)*|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Thai}\p{Script=Tamil}]+)$/u;
/** What somebody is called, between the names: Stephen "Ste" Whalley. */
const nickname = /^(?:["“'‘(]|\(["“'‘])\p{Lu}[\p{L}-]{1,15}(?:["”'’)]|["”'’]\))$/u;
const oneWordScripts =
  /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]{2,6}$/u;

const besideName =
  /\s*[|•·/\t]\s*|\s*\((?!["“'‘]?\p{Lu}[\p{L}-]{1,15}["”'’]?\)\s\p{Lu})\s*|\s[–—-]\s|,\s|;\s|(?<=\s\p{Lu}[\p{L}'’-]{2,20})\.\s|\s\p{So}|\s{3,}|:/u;
/** "Jo Bloggs 07700 900123 jo@example.com": what reaches somebody, beside the name. */
const reachedBeside = /\s(?:[+(]?\d{3}|[\p{L}\d._+-]{1,64}@)/u;
/** Letters behind a name that no list has: "MSc", "PhD", in a name that is not itself in capitals. */
const letters = /^(?:[A-Z]{2,3}[a-z]?|(?:B|M)(?:Sc|A|Eng|Ed)|PhD|RN|MBA|CPA)\.?$/;
const isInCapitals = (words: readonly string[]) => /^[\p{Lu}\s'’.-]+$/u.test(words.join(" "));

/** Among capitals "LEE" may be a surname; "BSc" is none. */
const areLetters = (last: string, name: readonly string[]) =>
  lettersBehind.has(foldLetters(last)) ||
  /^\(hons\.?\)$/i.test(last) ||
  (letters.test(last) && (!isInCapitals(name) || /\p{Ll}/u.test(last)));

/** The words of a name without honorifics before it and letters behind it; two at least stay. */
function bareWords(written: readonly string[]): string[] {
  const words = [...written];
  const isHonorific = (word: string) => titles.has(foldLetters(word).replace(/\.$/, ""));
  while (words.length > 2 && isHonorific(words[0] ?? "")) words.shift();
  while (words.length > 2 && areLetters(words.at(-1) ?? "", words.slice(0, -1))) words.pop();
  return words;
}

/** The name in a line without honorific, letters behind it and what is set beside it; null when it is none. */
export function nameIn(text: string): string | null {
  const lead = text
    .replace(ornaments, "")
    .replace(documentLead, "")
    .replace(honorificBracket, "$1");
  const alone = lead.replace(documentTail, "").split(reachedBeside)[0] ?? "";
  const words = bareWords(nameWords(alone.split(besideName)[0] ?? ""));
  return text.includes(words.join(" ")) && isNameShape(words) ? words.join(" ") : null;
}

function isNamePart(word: string, at: number, words: readonly string[]): boolean {
  if (word.startsWith("(") && at !== 1) return false;
  if (nickname.test(word)) return at > 0 && at < words.length - 1;
  return namePart.test(word);
}

const irishLead = /^(?:Ma?c|Nic|Mhic|Mag|Ní|Ó|Uí|Ua)$/u;
/** "Mac an Bhaird", "Nic an tSaoi": what stands between in small letters. */
const isIrishLink = (word: string, before: string | undefined) =>
  /^(?:an|na)$/.test(word) && irishLead.test(before ?? "");

/** Whether words could be the name of a person. */
export function isNameShape(words: readonly string[]): boolean {
  const name = words.join(" ");
  if (words.length === 1) return oneWordScripts.test(name);
  if (words.length < 2 || words.length > 6 || name.length > 60 || name.length < 4) return false;
  const proper = words.filter(
    (word, i) => i === 0 || !(isParticle(word) || isIrishLink(word, words[i - 1])),
  );
  if (proper.length < 2 || !proper.every(isNamePart)) return false;
  const called = isGivenName(words[0] ?? "");
  return !words.some((word, i) => {
    const surname = called && i > 0 && i === words.length - 1;
    return isNoName(word) && !isParticle(word) && !surname;
  });
}
