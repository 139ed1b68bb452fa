import { addressesMachines } from "../ats/machine-instructions.ts";

/** Company and job title as somebody typed them. */
export type LetterRequest = { companyName?: string | undefined; jobTitle?: string | undefined };

/**
 * A name from a request as it was typed, in one line: its letters, signs and case are the person's to choose. Without tags and
 * what nobody sees; null where nothing that names something is left, or it gives instructions.
 */
function requestName(given: string | undefined): string | null {
  const [line = ""] = (given ?? "")
    .slice(0, 2000)
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

/** The names of a request that can be used; what is left out comes from the advertisement. */
export function requestNames({ companyName, jobTitle }: LetterRequest): {
  company: string | null;
  title: string | null;
} {
  return { company: requestName(companyName), title: requestName(jobTitle) };
}
