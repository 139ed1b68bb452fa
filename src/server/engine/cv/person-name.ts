import type { SectionKind } from "../../../shared/section-kinds.ts";
import { findMentions } from "../lexicon/lexicon.ts";
import { foldLetters } from "../vocabulary/fold.ts";
import { looksLikeJobTitle } from "../vocabulary/job-titles.ts";
import type { ShapedLine } from "./cv-line.ts";
import { employerScore } from "./employers.ts";
import { isDocumentName, isKnownHeading } from "./headings.ts";
import { labelledName } from "./labelled-name.ts";
import { behindOpening, closesLetter, introduced, namesNobody, namesPost } from "./name-lines.ts";
import { givenNameFirst } from "./name-order.ts";
import { isNameShape, nameIn } from "./name-shape.ts";
import {
  fullySupported,
  isGivenName,
  madeOfWords,
  nameWords,
  supportedBy,
  wordsInLowerCase,
} from "./name-support.ts";
import { isPlace } from "./places.ts";

/** The lines a name may stand in, and what else is known. */
type NameClues = {
  lines: readonly ShapedLine[];
  top: number;
  email: string | null;
  /** In what section a line stands. */
  kindOf: (line: number) => SectionKind | null;
};

/** Surnames are occupations and places too (Baker, Lane, York): behind a given name, or beside an address that says so, they are names. */
function isSomethingElse(name: string, email: string | null): boolean {
  const words = nameWords(name);
  const called = words.length <= 3 && isGivenName(words[0] ?? "");
  if (called || (words.length <= 3 && fullySupported(email, words))) return isKnownHeading(name);
  if (isKnownHeading(name) || isDocumentName(name) || isPlace(name)) return true;
  if (looksLikeJobTitle(name) || employerScore(name) >= 2) return true;
  return findMentions(name).some(({ start, end }) => end - start > name.length * 0.5);
}

/** "leanne cartwright" or "leanne cartwright | chef" on the first line, where the address or the first of them says it is one. */
function smallName({ divided }: ShapedLine, at: number, email: string | null): string | null {
  const text =
    behindOpening(divided)
      .split(/\t|,\s|\s[|•·/–—-]\s/u)[0]
      ?.trim() ?? "";
  if (at > 0 || !/^\p{Ll}{2,20}(?:[ '-]\p{Ll}{2,20}){1,3}$/u.test(text)) return null;
  const raised = text.replace(/(?<![\p{L}'])\p{Ll}/gu, (first) => first.toUpperCase());
  const called = isGivenName(text.split(/[ '-]/)[0] ?? "");
  return (called || supportedBy(email, text)) && nameIn(raised) !== null ? text : null;
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

/** So far down a name may stand that an address supports, or only its size, or only its place. */
const deepest = { supported: 60, large: 40, placed: 8, introduced: 12 };

/** What the lines of a CV say of where its name stands. */
type Setting = {
  clues: NameClues;
  largest: number | null;
  /** The line that is the first but for "Curriculum Vitae". */
  first: number;
  lowerWords: ReadonlySet<string>;
};

function settingOf(clues: NameClues): Setting {
  const { lines } = clues;
  const sizes = lines.slice(0, deepest.supported).map((line) => line.source.size ?? 0);
  const largest = Math.max(0, ...sizes);
  const stands = sizes.some((size) => size > 0 && size < largest);
  return {
    clues,
    largest: stands ? largest : null,
    first: lines.findIndex((line) => !namesNobody(line.text)),
    lowerWords: wordsInLowerCase(lines),
  };
}

function nameAt({ lines, email }: NameClues, at: number): string | null {
  const line = lines[at];
  if (!line || (line.source.bullet && at > 0) || line.text.length > 120) return null;
  const name =
    nameIn(behindOpening(line.divided)) ??
    smallName(line, at, email) ??
    stacked(line, lines[at + 1]);
  return name === null || namesNobody(name) || isSomethingElse(name, email) ? null : name;
}

/** Who a letter is from, or who a text introduces at its beginning. */
function saidOutright(clues: NameClues, at: number): string | null {
  const { lines, email } = clues;
  const line = lines[at];
  if (line === undefined) return null;
  const signed = closesLetter(lines[at - 1]) ? nameIn(line.divided) : null;
  const name = signed ?? (at < deepest.introduced ? introduced(line) : null);
  const shaped = name !== null && isNameShape(nameWords(name));
  return shaped && !isSomethingElse(name, email) ? name : null;
}

/** Sections a name of somebody else stands in, or of a firm. */
const ofOthers = new Set<SectionKind>(["references", "experience", "projects", "publications"]);

/** In a text of two columns the name may stand far down, above what its bearer is. */
function isInSidebar(name: string, at: number, { lines, top, kindOf }: NameClues): boolean {
  const kind = kindOf(lines[at]?.index ?? -1);
  const alone = lines[at]?.text.trim() === name ? at + 1 : at + 2;
  return at >= top && kind !== null && !ofOthers.has(kind) && namesPost(lines[alone]);
}

/** How much speaks for a name on its line; null where too little does. */
function trustIn(name: string, at: number, setting: Setting): number | null {
  const { clues, largest, first, lowerWords } = setting;
  const source = clues.lines[at]?.source;
  const supported = supportedBy(clues.email, name);
  if (!supported && clues.kindOf(at) === "references") return null;
  const large = largest !== null && source?.size === largest;
  const inTop = at < clues.top;
  if (!supported) {
    if (madeOfWords(name, lowerWords)) return null;
    const called = isGivenName(nameWords(name)[0] ?? "");
    const apart = called || source?.gapBefore === true;
    if (apart && isInSidebar(name, at, clues)) return 1;
    if (!large && !called && at !== first) return null;
    if (!(inTop && at < deepest.placed) && !(large && at < deepest.large)) return null;
  }
  return (
    (supported ? 6 : 0) +
    (large ? 4 : 0) +
    (inTop ? 3 : 0) +
    Math.max(0, 4 - at * 0.5) +
    (source?.bold ? 1 : 0)
  );
}

const isFound = (name: string | null): name is string => name !== null;

/**
 * The person's name as the CV writes it, or null: never a heading, a job title, an employer or a place. An e-mail
 * address only chooses between names that stand in the text.
 */
export function findPersonName(clues: NameClues): string | null {
  const { lines, top } = clues;
  const texts = lines.map(({ text }) => text);
  const said = labelledName(lines.slice(0, Math.max(top, 12)), texts);
  if (said !== null) return said;
  const setting = settingOf(clues);
  let best: { name: string; trust: number } | null = null;
  for (let at = 0; at < Math.min(lines.length, Math.max(top, deepest.supported)); at += 1) {
    const name = nameAt(clues, at);
    const trust = name === null ? null : trustIn(name, at, setting);
    if (name === null || trust === null) continue;
    if (best === null || trust > best.trust) best = { name, trust };
  }
  if (best !== null) return givenNameFirst(withMaidenName(best.name, clues), texts);
  return lines.map((_, at) => saidOutright(clues, at)).find(isFound) ?? null;
}

/** "Marleen de Boer – Kuipers": a second surname behind a dash between spaces, where the address has it too. */
function withMaidenName(name: string, { lines, email }: NameClues): string {
  const text = lines.find((line) => line.text.includes(name))?.text ?? "";
  const behind = text.slice(text.indexOf(name) + name.length);
  const [written = "", second = ""] =
    /^\s?[–—-]\s?(\p{Lu}[\p{Ll}'’]{2,20})(?![\p{L}-])/u.exec(behind) ?? [];
  if (second === "" || looksLikeJobTitle(second)) return name;
  return foldLetters(email ?? "").includes(foldLetters(second)) ? `${name}${written}` : name;
}
