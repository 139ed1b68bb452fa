import type { CvLine, CvRecord } from "../../cv/cv-record.ts";
import { isGenericTerm } from "../../keywords/generic-terms.ts";
import { findMentions, skillNamed } from "../../lexicon/lexicon.ts";
import { foldSpace } from "../../text/fold-space.ts";
import { termKeys } from "../../text/term-key.ts";
import { isFitName } from "../ad-phrases.ts";
import { isClean } from "../fit-line.ts";
import { asHeld } from "./as-held.ts";
import { bareName } from "./certificates.ts";
import type { Sourced } from "./letter-source.ts";
import { unfinished } from "./qualifications.ts";

/** Sections in which somebody says what they are. */
const ofOneself: ReadonlySet<string> = new Set([
  "contact",
  "summary",
  "certifications",
  "education",
  "skills",
  "awards",
  "other",
]);

/** "NMC registration": the body that keeps the register, in short. */
const withBody = /^\p{Lu}[\p{L}&]{1,5} registration$/u;

const member =
  /^(?:full |corporate |chartered |associate )?(member|fellow|associate)(?:ship)?(?:,|:| of)? (?:the )?(\p{Lu}.*)$/iu;
const society =
  /\b(?:Institut(?:e|ion)|Association|Society|College|Federation|Guild|Academy)\b|^\p{Lu}{3,6}$/u;
/** Since when, and as which number. */
const behind = /\s*(?:[,;(–—|:].*|\.\s.*|\b(?:since|from|no|number)\b.*|\b(?:19|20)\d{2}\b.*)$/u;

function membershipIn(text: string): string | null {
  const [, kind = "", rest = ""] = member.exec(text) ?? [];
  const body = rest.replace(behind, "");
  if (!society.test(body) || !isFitName(body)) return null;
  const kinds: Readonly<Record<string, string>> = {
    fellow: "a fellowship",
    associate: "associate membership",
  };
  return `${kinds[kind.toLowerCase()] ?? "membership"} of the ${body}`;
}

/**
 * Registration with the body that governs a profession, and membership of its society: whoever reads applications for
 * such work looks for them, asked or not.
 */
export function registrationsOf(cv: CvRecord, deaf: ReadonlySet<number>): Sourced[] {
  if (cv.language !== "en") return [];
  const isOwn = ({ index, section, text }: CvLine) =>
    !deaf.has(index) &&
    ofOneself.has(cv.sections[section]?.kind ?? "") &&
    !unfinished.test(text) &&
    !/\b(?:student|former)\b/iu.test(text);
  const found = cv.lines.filter(isOwn).flatMap(({ text }): Sourced[] => {
    const registered = findMentions(text).flatMap(({ skill }) =>
      withBody.test(skill.name) ? [skill.name] : [],
    );
    // "GDC registered dental nurse, no. 123456" names the register, too.
    const inWords = Array.from(
      text.matchAll(/\b(\p{Lu}{2,6})[- ]registered\b/gu),
      ([, body]) => `${body} registration`,
    );
    const names = [
      ...registered,
      ...inWords.filter((name) => skillNamed(name) !== undefined),
      ...text.split(";").map((part) => membershipIn(foldSpace(part)) ?? []),
    ].flat();
    return names.map((name) => ({ text: name, sources: [{ from: "cv", quote: text }] }));
  });
  return [...new Map(found.map((one) => [one.text, one])).values()];
}

const awarded = /\b(?:NVQ|SVQ|Diploma|Certificate|Certified|Award|Level \d)\b/u;
const mostAwardWords = 10;
const ofTraining = /^(?:certifications|education)$/u;

/** Diplomas and awards among the training that speak of what the advertisement speaks of: "a Level 2 Diploma in Care". */
export function awardsOfTrade(
  cv: CvRecord,
  deaf: ReadonlySet<number>,
  asked: ReadonlySet<string>,
): Sourced[] {
  if (cv.language !== "en") return [];
  return cv.lines.flatMap(({ index, section, text }): Sourced[] => {
    if (!ofTraining.test(cv.sections[section]?.kind ?? "") || deaf.has(index)) return [];
    const name = bareName(text).replace(/^\p{Lu}{2,4}\/\p{Lu}{2,4} /u, "");
    const telling = termKeys(name).filter((key) => asked.has(key) && !isGenericTerm(key));
    const fits = awarded.test(name) && isClean(name) && isFitName(name) && !/\d{3}/u.test(name);
    if (!fits || unfinished.test(text) || telling.length === 0) return [];
    if (name.split(" ").length > mostAwardWords) return [];
    // "Safeguarding Level 3 / DSL course": one went there.
    if (
      /\s\/\s|\bCertified$|\b(?:course|workshop|webinar|seminar|session|briefing|training|refresher)$/iu.test(
        name,
      )
    )
      return [];
    // "Level 2 performing engineering operations" is no name of an award.
    if (/^Level \d \p{Ll}+ing\b/iu.test(name)) return [];
    const held = /^Care Certificate$/u.test(name) ? `the ${name}` : asHeld(name);
    return [{ text: held, sources: [{ from: "cv", quote: text }] }];
  });
}
