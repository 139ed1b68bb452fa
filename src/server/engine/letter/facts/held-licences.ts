import type { Requirement } from "../../../../shared/results.ts";
import type { CvRecord } from "../../cv/cv-record.ts";
import type { JobRecord } from "../../job/job-record.ts";
import { relation, skillNamed } from "../../lexicon/lexicon.ts";
import { licenceInText } from "../licences/licence-in-text.ts";
import { placeOf } from "../licences/licence-standing.ts";
import { toOneself } from "./as-held-by-oneself.ts";
import { professional } from "./award-phrase.ts";
import { isLowerLevel } from "./held-levels.ts";
import type { Sourced } from "./letter-source.ts";
import { unfinished } from "./qualifications.ts";

/** What one has, not what one is: no "qualification" behind it. */
const status = /^(?:QTS|QTLS)$/u;
/** Names of their own: "the Driver CPC", "the 18th Edition". */
const named = /\b(?:CPC|Certificate|Edition|Award|Diploma)\b/u;
/** Courses that are held by their own name: "I hold Paediatric First Aid". */
const course = /\b(?:First Aid|Food (?:Hygiene|Safety)|Moving and Handling)\b/u;
/** What a firm or a board examines, held by the name it gave it: "CompTIA A+". */
const ofVendors = /^(?:CompTIA|ITIL|PRINCE2|AgilePM|ISTQB)\s\S/u;
const ofCourses =
  /^(?:NEBOSH|IOSH|PMP|ITIL|CISSP|CISA|CISM|CISI|CMI|ILM|TEFL|CELTA|PTLLS|SMSTS|SSSTS|CEMAP|PRINCE2?)$/u;
const lorryClass = /^class [12]$/iu;

/** "NMC registration", "a CSCS card", "the ACA qualification"; null for names of people ("Registered nurse"). */
function heldAs(name: string): string | null {
  // "The Care Certificate", "First Aid at Work (3 day": as it stands in a line, and no more of it than the name.
  const plain = name.replace(/^the\s/iu, "").replace(/\s?\([^()]*$/u, "");
  if (named.test(plain)) return `the ${plain}`;
  // "ARLA or Propertymark qualification" is what the lexicon calls several.
  if (/\s(?:or|and\/or)\s/u.test(plain)) return null;
  // The register they stand in is named by its body.
  if (/^(?:RGN|RMN|RNLD|RNMH|RN)$/u.test(plain)) return null;
  if (/^[AMF](?:RICS|CIPD|CIPS|CIOB|ICE|IET|IMechE)$/u.test(plain)) return `${plain} status`;
  if (/\bregistration$/u.test(plain) || status.test(plain)) return plain;
  if (lorryClass.test(plain)) return `an HGV licence (${plain.toLowerCase()})`;
  if (course.test(plain) || ofVendors.test(plain)) return plain;
  // "BPSS" is a check, and who can tell what other initials are?
  if (/^\p{Lu}{3,6}$/u.test(plain))
    return professional.test(plain) || ofCourses.test(plain) ? `the ${plain} qualification` : null;
  const text = toOneself(licenceInText(plain));
  return /^(?:an?|registration as) /u.test(text) ? text : null;
}

const withSmallWords = (name: string) =>
  // A body that bears the name of its country is written as it writes itself.
  /\b(?:England|Scotland|Wales|Ireland|British|UK|Gas Safe)\b/u.test(name)
    ? name
    : name.replace(/\b\p{Lu}\p{Ll}+\b/gu, (word) => word.toLowerCase());

/** The ways to name what is held, the lexicon's name first: a letter takes the first that says no more than the CV. */
function waysToName(skill: string, written: string): string[] {
  const bare = skill.replace(/\s?\(.*\)$/u, "");
  const names = [withSmallWords(bare), bare, skill, withSmallWords(written), written];
  const fit = names.filter((name) => !course.test(written) || name === written);
  // "CPC" alone is whose? "Driver CPC" says it.
  const isPart = bare.endsWith(` ${written}`);
  if (named.test(written))
    return (isPart ? [bare, written] : [written, bare]).flatMap((name) => heldAs(name) ?? []);
  return (named.test(bare) ? [bare, written] : fit).flatMap((name) => heldAs(name) ?? []);
}

/** Licences and registrations that are asked for and that the CV was found to name, wherever it does. */
export function heldLicences(
  cv: CvRecord,
  job: JobRecord,
  requirements: readonly Requirement[],
  unheld: ReadonlySet<string>,
  accepts: (sentence: string) => boolean,
): Sourced[] {
  const byId = new Map(requirements.map((one) => [one.id, one]));
  const heldFor = (licence: string, asked: string, answer: Requirement): Sourced[] => {
    const mentions = cv.skills.filter((mention) => {
      const { skill, line } = mention;
      const text = cv.lines[line]?.text ?? "";
      const isQuoted = answer.evidence.some(({ quote }) => text.includes(quote));
      const serves = relation(skill, licence) === 1 && skillNamed(skill)?.kind === "licence";
      const isHeld = !unfinished.test(text) && !unheld.has(placeOf(mention));
      return isQuoted && serves && isHeld && !isLowerLevel(asked, text);
    });
    const named = mentions
      .sort((one, other) => Number(other.skill === licence) - Number(one.skill === licence))
      .flatMap(({ skill, line, start, end }) => {
        const quote = cv.lines[line]?.text ?? "";
        const ways = waysToName(skill, quote.slice(start, end));
        const text = ways.find((way) => accepts(`I hold ${way}.`));
        return text === undefined ? [] : [{ text, quote }];
      });
    return named.slice(0, 1).map(({ text, quote }) => ({
      text,
      sources: [
        { from: "ad", quote: asked },
        { from: "cv", quote },
      ],
    }));
  };
  const found = job.demands.flatMap(({ id, text, licences }): Sourced[] => {
    const answer = byId.get(id);
    return answer ? licences.flatMap((licence) => heldFor(licence, text, answer)) : [];
  });
  return [...new Map(found.map((one) => [one.text, one])).values()];
}

/** What one mentions only where it is asked for. */
const onlyAsked =
  /\b(?:DBS|driving|right to work|clearance|passport|first aid|manual handling|registration)\b|\bqualification$/iu;

/** Tickets of a trade among the certificates that nobody asked for: "the 18th Edition". */
export function heldBesides(
  cv: CvRecord,
  deaf: ReadonlySet<number>,
  unheld: ReadonlySet<string>,
  accepts: (sentence: string) => boolean,
): Sourced[] {
  if (cv.language !== "en") return [];
  const found = cv.skills.flatMap((mention): Sourced[] => {
    const { skill, line, start, end } = mention;
    const { text: quote = "", section = -1 } = cv.lines[line] ?? {};
    const isListed = cv.sections[section]?.kind === "certifications" && !deaf.has(line);
    const isTicket = skillNamed(skill)?.kind === "licence" && !onlyAsked.test(skill);
    if (!isListed || !isTicket || unfinished.test(quote) || unheld.has(placeOf(mention))) return [];
    const ways = waysToName(skill, quote.slice(start, end));
    const text = ways.find((way) => accepts(`I hold ${way}.`));
    return text === undefined ? [] : [{ text, sources: [{ from: "cv", quote }] }];
  });
  return [...new Map(found.map((one) => [one.text, one])).values()];
}
