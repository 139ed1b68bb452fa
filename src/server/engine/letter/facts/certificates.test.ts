import { expect, it } from "vitest";
import { referenceDate } from "../../../../../test/engine-pairs.ts";
import { documentFromText } from "../../../extraction/pasted-text.ts";
import { parseCv } from "../../cv/parse-cv.ts";
import { parseJob } from "../../job/parse-job.ts";
import { askedCertificates } from "./certificates.ts";

const heldOf = (line: string, asked: string) =>
  askedCertificates(
    parseCv(
      documentFromText(`Noor Haddad\nnoor@example.org\n\nCertifications\n${line}\n`),
      referenceDate,
    ),
    parseJob(`Project Manager\n\nEssential\n- ${asked}`),
    new Set(),
  ).map(({ text }) => text);

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
