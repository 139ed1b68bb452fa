import type { CvRecord } from "../../cv/cv-record.ts";
import type { Sourced } from "./letter-source.ts";

const mostNamed = 3;
/** "English, some Igbo": too little to be offered. */
const little =
  /\b(?:some|a little|basic|beginners?['’]?|elementary|rusty|only|no|not|holiday|school|GCSE|learning|bit of)\s$/iu;

/** Languages beside English that the CV gives, but for those it calls elementary. */
export function otherLanguages(cv: CvRecord): Sourced[] {
  return cv.languages
    .filter(({ code, level, name, line }) => {
      const text = cv.lines[line]?.text ?? "";
      const [behind = ""] = text.split(name);
      // Sylheti is near Bengali, and not what the CV says.
      if (cv.language === "en" && !text.includes(name)) return false;
      return code !== "en" && level !== "A1" && level !== "A2" && !little.test(behind);
    })
    .slice(0, mostNamed)
    .map(({ name, line }) => ({
      text: name,
      sources: [{ from: "cv", quote: cv.lines[line]?.text ?? "" }],
    }));
}
