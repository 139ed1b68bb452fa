import { addressesMachines } from "../ats/machine-instructions.ts";
import { withNameCapitals } from "./name-capitals.ts";

/** Company and job title as somebody typed them. */
export type LetterRequest = { companyName?: string | undefined; jobTitle?: string | undefined };

const longestName = 60;

/** Cut between words, without a joining word at the end. */
function bounded(name: string): string {
  if (name.length <= longestName) return name;
  const cut = name.slice(0, longestName + 1);
  return cut
    .slice(0, Math.max(cut.lastIndexOf(" "), 0))
    .replace(/[\s,&-]+(?:and|of|the|for)?$/u, "");
}

/**
 * A name from a request as one line of at most sixty characters, without tags, quotation marks, symbols or anything
 * invisible; null where nothing that names something is left, or it gives instructions.
 */
function requestName(given: string | undefined): string | null {
  const [line = ""] = (given ?? "")
    .slice(0, 2000)
    .normalize("NFKC")
    .replace(/<[^<>]*>/gu, " ")
    .split(/[\r\n\u2028\u2029]+/u)
    .map((one) =>
      one
        .replace(/\p{C}|\p{M}(?<=\ufe0f)|\p{So}|\p{Sk}|["“”„«»`{}[\]<>|\\^~*_]/gu, "")
        .replace(/\s+/gu, " ")
        .trim(),
    )
    .filter((one) => one !== "");
  if (addressesMachines(line)) return null;
  const name = bounded(line).replace(/^['‘’\s.,;:-]+|['‘\s,;:-]+$/gu, "");
  if (!/[\p{L}\p{N}]/u.test(name)) return null;
  return name === name.toLowerCase() ? withNameCapitals(name) : name;
}

/** The names of a request that can be used; what is left out comes from the advertisement. */
export function requestNames({ companyName, jobTitle }: LetterRequest): {
  company: string | null;
  title: string | null;
} {
  return { company: requestName(companyName), title: requestName(jobTitle) };
}
