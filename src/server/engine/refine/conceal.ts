import { addressesMachines } from "../ats/machine-instructions.ts";
import { personalDetailWords } from "../ats/personal-detail-words.ts";
import type { CvRecord } from "../cv/cv-record.ts";
import { personalSpans } from "../document/personal-spans.ts";
import type { JobRecord } from "../job/job-record.ts";
import { wholeWords } from "../text/whole-words.ts";
import type { StandIn } from "./stand-ins.ts";

/** The two texts as they may leave this machine. */
export type ConcealedTexts = { cv: string; job: string; standIns: StandIn[] };

const email = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{1,190}\.\p{L}{2,24}/gu;
const link =
  /\b(?:https?:\/\/|www\.)\S{1,300}|\b(?:[\p{L}\p{N}-]{1,60}\.)+(?:com|org|net|io|dev|me|co\.uk|uk|de|fr|eu)\/\S{1,200}/giu;
const phone = /(?<![\p{L}\p{N}£$€.,])\(?\+?\d[\d\s().-]{7,18}\d(?![\p{L}\p{N}%])/gu;
const postcode = /\b[A-Z]{1,2}\d[A-Z\d]?\s{0,2}\d[A-Z]{2}\b/gu;
const street =
  /\b(?:flat \d{1,4}\p{L}?,? )?\d{1,4}\p{L}?,? (?:\p{Lu}[\p{L}'’.-]{1,30} ){1,4}(?:road|street|avenue|lane|close|drive|crescent|terrace|gardens|grove|way|court|square|rd|st|ave)\b\.?/giu;
const streetAbroad =
  /\b\p{Lu}[\p{L}'’. -]{2,30}(?:stra(?:ß|ss)e|str\.|weg|platz|gasse|laan|straat) \d{1,4}\p{L}?\b|\b\d{1,4}(?: bis)?,? (?:rue|avenue|boulevard) [\p{L}'’ -]{3,40}/giu;

/** "2019 - 2021 - 2023" has the digits of a phone number and is none. */
const years = /^\D*(?:(?:19|20)\d{2}\D+)*(?:19|20)\d{2}\D*$/u;

const kinds = [
  ["EMAIL", email],
  ["LINK", link],
  ["ADDRESS", street],
  ["ADDRESS", streetAbroad],
  ["ADDRESS", postcode],
  ["PHONE", phone],
] as const;

const smallParts = new Set("van der den von de la le del da dos di mac the of and".split(" "));

/** A full name, and each part of it by which somebody is called. */
function partsOfName(name: string): string[] {
  const parts = name.split(/[\s,]+/u).filter((part) => /^\p{Lu}[\p{L}'’-]{2,}$/u.test(part));
  const callable = parts.filter((part) => !smallParts.has(part.toLowerCase()));
  return [name, ...callable];
}

/** Gives each thing concealed one stand-in, the same wherever it stands. */
function createConcealer(known: readonly (readonly [kind: string, text: string])[]) {
  const marks = new Map<string, string>();
  const counts = new Map<string, number>();

  function markFor(kind: string, original: string): string {
    const before = marks.get(original);
    if (before) return before;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    const mark = `[${kind}_${count}]`;
    marks.set(original, mark);
    return mark;
  }

  function conceal(text: string): string {
    let hidden = text;
    for (const [kind, pattern] of kinds) {
      hidden = hidden.replace(pattern, (found) =>
        kind === "PHONE" && (years.test(found) || found.replace(/\D/gu, "").length < 9)
          ? found
          : markFor(kind, found),
      );
    }
    for (const [kind, value] of known) {
      hidden = hidden.replace(wholeWords(value, "gu"), (found) => markFor(kind, found));
    }
    return hidden;
  }

  return {
    conceal,
    standIns: (): StandIn[] => [...marks].map(([original, mark]) => ({ mark, original })),
  };
}

/** The CV without what says who the person is: whole lines of it, the referees, details no employer needs. */
function linesOf(cv: CvRecord): string[] {
  const spans = personalSpans(cv);
  return cv.lines.flatMap(({ text, index, section, bullet }) => {
    if (cv.sections[section]?.kind === "references") return [];
    if (personalDetailWords.test(text) || addressesMachines(text)) return [];
    const isPersonal = (spans[index] ?? []).some(({ start, end }) => end - start >= text.length);
    if (isPersonal) return [];
    return [bullet ? `- ${text}` : text];
  });
}

function known(cv: CvRecord, job: JobRecord): (readonly [string, string])[] {
  const { fullName, email: address, phone: number, location, links } = cv.contact;
  const names = fullName ? partsOfName(fullName) : [];
  const capitals = fullName ? [fullName.toUpperCase()] : [];
  const places = location ? [location, ...location.split(",").slice(0, 1)] : [];
  return [
    ...[address].flatMap((text) => (text ? [["EMAIL", text] as const] : [])),
    ...[number].flatMap((text) => (text ? [["PHONE", text] as const] : [])),
    ...links.map((text) => ["LINK", text] as const),
    ...[...names, ...capitals].map((text) => ["NAME", text] as const),
    ...places.filter((text) => text.trim().length > 3).map((text) => ["PLACE", text] as const),
    ...(job.contactName ? partsOfName(job.contactName) : []).map(
      (text) => ["CONTACT", text] as const,
    ),
  ];
}

/**
 * CV and advertisement without name, address, e-mail, phone and links (stand-ins take their place), without referees and
 * without lines that speak to machines. `conceal` does the same to any further text about the same person.
 */
export function concealTexts(
  cv: CvRecord,
  job: JobRecord,
): ConcealedTexts & { conceal: (text: string) => string } {
  const concealer = createConcealer(known(cv, job));
  const jobLines = job.text.split("\n").filter((line) => !addressesMachines(line));
  return {
    cv: concealer.conceal(linesOf(cv).join("\n")),
    job: concealer.conceal(jobLines.join("\n")),
    conceal: concealer.conceal,
    get standIns() {
      return concealer.standIns();
    },
  };
}
