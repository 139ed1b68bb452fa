import type { ShapedLine } from "./cv-line.ts";
import { findEmail, firstEmail } from "./links.ts";

/** Which of several addresses reaches the person whose CV it is. */

const mailInText = /[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63}@[\p{L}\p{N}.-]{1,120}\p{L}/gu;
const ofWork =
  /(?<!\p{L})(?:work|office|business|uni(?:versity)?|college|employer|company|hospital)(?!\p{L})/iu;
const ofOneself =
  /(?<!\p{L})(?:personal|private|home|own|prefer(?:red)?|please use|best|privat)(?!\p{L})/iu;
/** "PEC: jo@pec.example": Italian certified mail, for the law and not for letters. */
const certified = /(?<!\p{L})PEC\s?:?\s?$/iu;
/** Who has an address there has it from their employer, their army or their school. */
const institution =
  /\.(?:ac|gov|mod|nhs|police|sch)\.\p{L}{2}$|@(?:.{1,60}\.)?(?:nhs|hse|garda|gov|tusla|police)\.(?:net|uk|ie)$|\.(?:edu|gov|mil)$/iu;

/** So far beside an address a word says whose it is. */
const nearby = 40;

/** What is said of an address between it and the ones beside it. */
function saidOf(line: string, from: number, to: number): string {
  const before =
    line
      .slice(Math.max(0, from - nearby), from)
      .split(/[@|,;/]/)
      .at(-1) ?? "";
  const behind = line.slice(to, to + nearby).split(/[|,;/]/)[0] ?? "";
  return `${before} ${behind.includes("@") ? "" : behind}`;
}

/** "jo@acme.example", where the jobs name Acme: an address that goes with the job. */
function isEmployers(address: string, employers: string): boolean {
  const [host = ""] = address.split("@")[1]?.split(".") ?? [];
  return host.length > 3 && employers.includes(host.toLowerCase());
}

function trustIn(address: string, said: string, employers: string): number {
  if (ofWork.test(said)) return -2;
  if (
    certified.test(said.trimStart().slice(0, 6)) ||
    /@(?:.{1,60}[.-])?(?:\p{L}{0,10})pec\.|\.pec\./iu.test(address)
  )
    return -1;
  if (ofOneself.test(said)) return 2;
  return institution.test(address) || isEmployers(address, employers) ? -1 : 0;
}

/**
 * The address in the contact data: of several the person's own before one that belongs to their work, else the
 * first. `employers` are the lines of the jobs in small letters without spaces.
 */
export function chosenEmail(lines: readonly string[], employers: string): string | null {
  const first = firstEmail(lines);
  if (first === null) return null;
  const written = lines.flatMap((line) =>
    [...line.matchAll(mailInText)].map(({ 0: address, index }) => ({
      address: findEmail(address) ?? address,
      said: saidOf(line, index, index + address.length),
    })),
  );
  if (new Set(written.map(({ address }) => address)).size < 2) return first;
  const trusted = written.map((one) => trustIn(one.address, one.said, employers));
  const most = Math.max(...trusted);
  return most === trusted[0] ? first : (written[trusted.indexOf(most)]?.address ?? first);
}

/** The jobs' lines as addresses may name their employers. */
export const employersIn = (lines: readonly ShapedLine[]): string =>
  lines
    .map(({ text }) => text.slice(0, 200))
    .join("")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}|]/gu, "");

const bracketedAt = /\s?[[({<]\s?(?:at|@|arroba)\s?[\])}>]\s?/giu;
const bracketedDot = /\s?[[({<]\s?(?:dot|\.)\s?[\])}>]\s?/giu;
const spokenMail =
  /(?<![\p{L}\p{N}])([\p{L}\p{N}][\p{L}\p{N}._+-]{1,63})(?:@|\s(?:at|AT)\s)([\p{L}\p{N}-]{2,60})((?:\s(?:dot|DOT)\s(?:com|co|ie|uk|org|net|eu|de|fr|io|me|info|ac|gov|edu)){1,3})(?!\p{L})/gu;

/** "jo [at] host dot ie": an address written so that no machine takes it, as it is meant. */
export function plainMail(text: string): string {
  if (!/(?:^|[\s[({<])(?:at|@|arroba)(?:$|[\s\])}>])/iu.test(text)) return text;
  const bracketed = text.replace(bracketedAt, "@").replace(bracketedDot, ".");
  return bracketed.replace(
    spokenMail,
    (_, name: string, host: string, ends: string) =>
      `${name}@${host}${ends.replace(/\sdot\s/gi, ".")}`,
  );
}
