import type { CvRecord } from "../../cv/cv-record.ts";
import type { Sourced } from "./letter-source.ts";

const mostNamed = 3;

/** Languages beside English that the CV gives, but for those it calls elementary. */
export function otherLanguages(cv: CvRecord): Sourced[] {
  return cv.languages
    .filter(({ code, level }) => code !== "en" && level !== "A1" && level !== "A2")
    .slice(0, mostNamed)
    .map(({ name, line }) => ({
      text: name,
      sources: [{ from: "cv", quote: cv.lines[line]?.text ?? "" }],
    }));
}
