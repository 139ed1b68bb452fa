import { expect, it } from "vitest";
import { referenceDate } from "../../../../../test/engine-pairs.ts";
import { documentFromText } from "../../../extraction/pasted-text.ts";
import { parseCv } from "../../cv/parse-cv.ts";
import { namedQualifications } from "./qualifications.ts";

const namedIn = (line: string) => {
  const text = `Noor Haddad\nnoor@example.org\n\nEducation\n${line}\n`;
  const cv = parseCv(documentFromText(text), referenceDate);
  return namedQualifications(cv, new Set()).map((one) => one.text);
};

it("leaves no comma where the class of a degree was left off", () => {
  expect(
    namedIn("BSc (Hons) Town Planning, 2:1 (RTPI accredited), Cardiff University  2019"),
  ).toEqual(["a BSc (Hons) in Town Planning (RTPI accredited) from Cardiff University"]);
});

it.each([
  "AAT Level 4: 3 of 11 papers passed",
  "HNC Construction, taking an evening course, exam in spring 2031",
])("names nothing that is not finished: %s", (line) => expect(namedIn(line)).toEqual([]));
