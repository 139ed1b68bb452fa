import { addressesMachines } from "../ats/machine-instructions.ts";
import type { JobRecord } from "../job/job-record.ts";
import { looksLikeJobTitle } from "../vocabulary/job-titles.ts";
import { nameInSentence, unshouted } from "./letter-posts.ts";

/** Company and job title as somebody typed them. */
export type LetterRequest = { companyName?: string | undefined; jobTitle?: string | undefined };

/** A name that can stand in a sentence, with where it comes from. */
export type AskedName = { text: string; from: "ad" | "request"; quote: string };

const longestGiven = 2000;

/**
 * A name as it was typed, in one line: its letters, signs and case are the person's to choose. Without tags and what nobody
 * sees; null where nothing that names something is left, or it gives instructions.
 */
function requestName(given: string | undefined): string | null {
  const [line = ""] = (given ?? "")
    .slice(0, longestGiven)
    .replace(/<[^<>]*>/gu, " ")
    .split(/[\r\n\u2028\u2029]+/u)
    .map((one) =>
      one
        .replace(/(?!\s)\p{C}/gu, "")
        .replace(/\s+/gu, " ")
        .trim(),
    )
    .filter((one) => one !== "");
  return /[\p{L}\p{N}]/u.test(line) && !addressesMachines(line) ? line : null;
}

/** The names of a request that can be used. */
export function requestNames({ companyName, jobTitle }: LetterRequest): {
  company: string | null;
  title: string | null;
} {
  return { company: requestName(companyName), title: requestName(jobTitle) };
}

const mostNameWords = 12;

/** A name the advertisement was read to give; null where it looks like a line of it rather than a name. */
function adName(read: string | null): AskedName | null {
  const text = read?.replace(/\s+/gu, " ").trim() ?? "";
  const isName =
    /\p{L}/u.test(text) &&
    text.split(" ").length <= mostNameWords &&
    !/[.!?:;|<>{}[\]@]\s|[!?:;|<>{}@]$|^\W*(?:we|our|you|your)\s|\b(?:i|we|you)['’]\p{L}/iu.test(
      text,
    ) &&
    !addressesMachines(text);
  return isName ? { text, from: "ad", quote: text } : null;
}

/** A job title the advertisement was read to give, without what stands behind a dash; null where it names no post. */
function adTitle(read: string | null): AskedName | null {
  const name = adName(read);
  // "Pargeter & Lowe Solicitors, Ludlow" is a firm.
  if (name === null || /&.*,/u.test(name.text)) return null;
  const isTorn = name.text.split("(").length !== name.text.split(")").length;
  const [head = ""] = name.text.split(isTorn ? /\s[-–—|]\s|\s?\(/u : /\s[-–—|]\s/u);
  const namesPost = (text: string) =>
    looksLikeJobTitle(text) || looksLikeJobTitle(text.split(/[,(]/u)[0]?.trim() ?? "");
  if (namesPost(head)) return { ...name, text: unshouted(head) };
  return namesPost(name.text) ? { ...name, text: unshouted(name.text) } : null;
}

/** Post and employer: as the request names them, else as the advertisement does. */
export function askedNames(
  { facts }: JobRecord,
  request: LetterRequest,
): { title: AskedName | null; company: AskedName | null } {
  const { company, title } = requestNames(request);
  const of = (text: string): AskedName => ({ text, from: "request", quote: text });
  const employer = adName(facts.company);
  return {
    title: title === null ? adTitle(facts.title) : of(title),
    company:
      company === null
        ? employer && { ...employer, text: nameInSentence(employer.text) }
        : of(company),
  };
}
