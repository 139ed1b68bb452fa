import { expect, it } from "vitest";
import { referenceDate } from "../../../../../test/engine-pairs.ts";
import { documentFromText } from "../../../extraction/pasted-text.ts";
import { parseCv } from "../../cv/parse-cv.ts";
import { listedTools } from "./listed-tools.ts";

it("names what is listed without the label of its row, and no name that another one has in it", () => {
  const text =
    "Noor Haddad\nnoor@example.org\n\nSkills\nStandards   QS9100D\nSoftware   TonMeter, TonMeter PRO\n";
  const cv = parseCv(documentFromText(text), referenceDate);
  expect(listedTools(cv, new Set(), []).map((one) => one.text)).toEqual([
    "QS9100D",
    "TonMeter PRO",
  ]);
});
