import { findMentions } from "../lexicon/lexicon.ts";
import { foldLetters } from "../vocabulary/fold.ts";
import { foldedSet } from "../vocabulary/folded-set.ts";
import { looksLikeJobTitle } from "../vocabulary/job-titles.ts";
import type { ShapedLine } from "./cv-line.ts";
import { employerScore } from "./employers.ts";
import { isDocumentName, isKnownHeading } from "./headings.ts";
import {
  fullySupported,
  isGivenName,
  isNoName,
  isParticle,
  madeOfWords,
  nameWords,
  supportedBy,
  wordsInLowerCase,
} from "./name-support.ts";
import { contactLabels, honorifics, postNominals } from "./name-words.ts";
import { isPlace } from "./places.ts";

const titles = foldedSet(honorifics, " ");
const lettersBehind = foldedSet(postNominals, " ");
const labels = foldedSet(contactLabels.name, ";");
const documentLead =
  /^(?:(?:curriculum vitae|cv|r[ée]sum[ée]|lebenslauf)(?:\s+(?:of|for|von|de)\s+|\s*[:–—|-]\s*)|my name is\s|I am\s(?=\p{Lu}))/iu;
/** "✦ FINLAY MACRAE ✦" */
const ornaments = /^[\p{So}\p{Sm}*~_\s]+|[\p{So}\p{Sm}*~_\s]+$/gu;
/** "Sgt (retd)", "Dipl.-Ing. (FH)": a bracket that belongs to the honorific before it. */
const honorificBracket = /^(\p{L}[\p{L}.-]{0,11}\s)\((?:ret'?d|rtd|retired|FH|TU|Univ)\.?\)\s/iu;
const namePart =
  /^(?:\p{Lu}[\p{L}\p{M}]*(?:['’.-]\p{L}[\p{L}\p{M}]*)*\.?|\p{Lu}\.(?:\p{Lu}\.)*|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Thai}\p{Script=Tamil}]+)$/u;
/** What somebody is called, between the names: Stephen "Ste" Whalley. */
const nickname = /^["“'‘]\p{Lu}[\p{L}-]{1,15}["”'’]$/u;
const oneWordScripts =
  /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]{2,6}$/u;

/** The lines a name may stand in, and what else is known. */
export type NameClues = { lines: readonly ShapedLine[]; top: number; email: string | null };

/** The name in a line without honorific, letters behind it and what is set beside it; null when it is none. */
function nameIn(text: string): string | null {
  const lead = text
    .replace(ornaments, "")
    .replace(documentLead, "")
    .replace(honorificBracket, "$1");
  const first = (lead.split(/\s*[|•·(/\t]\s*|\s[–—-]\s|,\s|\s{3,}|:/)[0] ?? "").trim();
  const words = nameWords(first);
  while (
    words[0] !== undefined &&
    titles.has(foldLetters(words[0]).replace(/\.$/, "")) &&
    words.length > 2
  )
    words.shift();
  while (words.length > 2 && lettersBehind.has(foldLetters(words.at(-1) ?? ""))) words.pop();
  while (
    words.length > 2 &&
    /^(?:[A-Z]{2,3}[a-z]?|(?:B|M)(?:Sc|A|Eng|Ed)|PhD|RN|MBA|CPA)\.?$/.test(words.at(-1) ?? "") &&
    !/^[\p{Lu}\s'’.-]+$/u.test(words.slice(0, -1).join(" "))
  )
    words.pop();
  const name = words.join(" ");
  return text.includes(name) && isNameShape(words) ? name : null;
}

function isNamePart(word: string, at: number, words: readonly string[]): boolean {
  if (nickname.test(word)) return at > 0 && at < words.length - 1;
  return namePart.test(word);
}

function isNameShape(words: readonly string[]): boolean {
  const name = words.join(" ");
  if (words.length === 1) return oneWordScripts.test(name);
  if (words.length < 2 || words.length > 6 || name.length > 60 || name.length < 4) return false;
  const proper = words.filter((word, i) => i === 0 || !isParticle(word));
  if (proper.length < 2 || !proper.every(isNamePart)) return false;
  const called = isGivenName(words[0] ?? "");
  return !words.some((word, i) => {
    const surname = called && i > 0 && i === words.length - 1;
    return isNoName(word) && !isParticle(word) && !surname;
  });
}

/** Surnames are occupations and places too (Baker, Lane, York): behind a given name, or beside an address that says so, they are names. */
function isSomethingElse(name: string, email: string | null): boolean {
  const words = nameWords(name);
  const called = words.length <= 3 && isGivenName(words[0] ?? "");
  if (called || (words.length <= 3 && fullySupported(email, words))) return isKnownHeading(name);
  if (isKnownHeading(name) || isDocumentName(name) || isPlace(name)) return true;
  if (looksLikeJobTitle(name) || employerScore(name) >= 2) return true;
  return findMentions(name).some(({ start, end }) => end - start > name.length * 0.5);
}

/** "leanne cartwright" on the first line, where the address or the first of them says it is one. */
function smallName({ text }: ShapedLine, at: number, email: string | null): string | null {
  if (at > 0 || !/^\p{Ll}{2,20}(?:[ '-]\p{Ll}{2,20}){1,2}$/u.test(text)) return null;
  const raised = text.replace(/(?<![\p{L}'])\p{Ll}/gu, (first) => first.toUpperCase());
  const called = isGivenName(text.split(/[ '-]/)[0] ?? "");
  return (called || supportedBy(email, text)) && nameIn(raised) !== null ? text : null;
}

function labelledName(lines: readonly ShapedLine[]): string | null {
  for (const { divided } of lines) {
    const colon = divided.search(/[:\t]/);
    if (colon < 2 || colon > 40 || !labels.has(foldLetters(divided.slice(0, colon)).trim()))
      continue;
    const value =
      divided
        .slice(colon + 1)
        .split(/\s*[|•]\s*/)[0]
        ?.trim() ?? "";
    const name = nameIn(value) ?? (isNameShape(nameWords(value)) ? value : null);
    if (name !== null) return name;
  }
  return nameInTwo(lines);
}

const calledLabel = /^(?:first|given|fore)[ -]?names?(?:\(s\))?\s?[:\t]\s?(.{2,40})$/iu;
const familyLabel =
  /^(?:surname|last name|family name|surname\s?\/\s?(?:family|last) name)\s?[:\t]\s?(.{2,40})$/iu;

/** A form asks for the first name and the surname apart. */
function nameInTwo(lines: readonly ShapedLine[]): string | null {
  const said = (label: RegExp) =>
    lines.flatMap(({ divided }) => label.exec(divided.trim())?.[1]?.trim() ?? [])[0];
  const [called, family] = [said(calledLabel), said(familyLabel)];
  if (called === undefined || family === undefined) return null;
  const name = `${called} ${family}`;
  return isNameShape(nameWords(name)) ? name : null;
}

/** Two lines with one name each ("JANE" above "SMITH") are one name only in the text as it stands: joined by a space. */
function stacked(a: ShapedLine | undefined, b: ShapedLine | undefined): string | null {
  if (
    !a ||
    !b ||
    a.words !== 1 ||
    b.words > 2 ||
    a.source.size !== b.source.size ||
    b.source.gapBefore
  )
    return null;
  const name = `${a.text.trim()} ${b.text.trim()}`;
  return isNameShape(nameWords(name)) &&
    !isSomethingElse(name, null) &&
    !isSomethingElse(a.text, null) &&
    !isSomethingElse(b.text, null)
    ? name
    : null;
}

/**
 * The person's name as the CV writes it, or null: never a heading, a job title, an employer or a place. An e-mail
 * address only chooses between names that stand in the text.
 */
export function findPersonName({ lines, top, email }: NameClues): string | null {
  const zone = lines.slice(0, Math.max(top, 12));
  const said = labelledName(zone);
  if (said !== null) return said;
  const sizes = lines.slice(0, 60).map((line) => line.source.size ?? 0);
  const largest = Math.max(0, ...sizes);
  const stands = sizes.some((size) => size > 0 && size < largest);
  const lowerWords = wordsInLowerCase(lines);
  const first = lines.findIndex((line) => !isDocumentName(line.text));
  let best: { name: string; score: number } | null = null;
  for (const [i, line] of lines.slice(0, Math.max(top, 60)).entries()) {
    const name =
      (line.source.bullet && i > 0) || line.text.length > 120
        ? null
        : (nameIn(line.divided) ?? smallName(line, i, email) ?? stacked(line, lines[i + 1]));
    if (name === null || isSomethingElse(name, email)) continue;
    const supported = supportedBy(email, name);
    const large = line.source.size !== null && line.source.size === largest && stands;
    const inTop = i < top;
    if (!supported && madeOfWords(name, lowerWords)) continue;
    const called = isGivenName(nameWords(name)[0] ?? "");
    if (!supported && !large && !called && i !== first) continue;
    if (!supported && !(inTop && i < 8) && !(large && i < 40)) continue;
    const score =
      (supported ? 6 : 0) +
      (large ? 4 : 0) +
      (inTop ? 3 : 0) +
      Math.max(0, 4 - i * 0.5) +
      (line.source.bold ? 1 : 0);
    if (best === null || score > best.score) best = { name, score };
  }
  return best?.name ?? null;
}
