import { expect, it } from "vitest";
import { referenceDate } from "../../../../../test/engine-pairs.ts";
import { documentFromText } from "../../../extraction/pasted-text.ts";
import { parseCv } from "../../cv/parse-cv.ts";
import { parseJob } from "../../job/parse-job.ts";
import { unheldPlaces } from "./all-certificates.ts";
import { askedCertificates } from "./certificates.ts";

const heldOf = (line: string, asked: string) => {
  const text = `Noor Haddad\nnoor@example.org\n\nCertifications\n${line}\n`;
  const cv = parseCv(documentFromText(text), referenceDate);
  const job = parseJob(`Project Manager\n\nEssential\n- ${asked}`);
  const unheld = unheldPlaces(cv, referenceDate);
  return askedCertificates(cv, job, new Set(), unheld).map((one) => one.text);
};

it("finds what is asked wherever it stands in a line of certificates", () => {
  expect(heldOf("PRINCE2 Practitioner, ITIL 4 Foundation, 2021", "ITIL Foundation")).toEqual([
    "ITIL 4 Foundation",
  ]);
  expect(heldOf("PRINCE2 Practitioner, 2021", "ITIL Foundation")).toEqual([]);
});

it("writes a licence for a machine with a small letter, and what somebody is called as a certification", () => {
  expect(heldOf("Telehandler operator certificate, 2020", "Telehandler certificate")).toEqual([
    "a telehandler operator certificate",
  ]);
  expect(
    heldOf("Google Cloud Professional Data Engineer, 2024", "Google Cloud certification"),
  ).not.toContain("qualification as a Google Cloud Professional Data Engineer");
});

it("says of nothing that is on its way, or of a lower level, that it is held as asked", () => {
  const asked = "ACCA qualification";
  expect(heldOf("ACCA: 8 of 13 papers passed, resit in March", asked)).toEqual([]);
  const course = "PRINCE2 Practitioner: taking a home study course, exam in spring 2030";
  expect(heldOf(course, "PRINCE2 Practitioner")).toEqual([]);
  expect(heldOf("Safeguarding adults level 2, 2026", "Safeguarding adults level 3")).toEqual([]);
  expect(heldOf("Safeguarding adults level 3, 2026", "Safeguarding adults level 2")).toEqual([
    "Level 3 in safeguarding adults",
  ]);
});
