import { expect, it } from "vitest";
import { cvOf, judged } from "../../../../test/engine-pairs.ts";

const statusOf = (demand: string, held: string) =>
  judged(demand, cvOf("Saw patients", `\nRegistration\n${held}`))?.status;

it.each([
  ["Current UK professional registration", "NMC PIN 12D3391E", true],
  ["Current UK professional registration", "HCPC registered, PH12345", true],
  ["Current UK professional registration", "First Aid at Work, 2025", false],
  ["Registered Nurse or Registered Midwife on the NMC register", "NMC PIN 12D3391E", true],
  [
    "Registered Midwife with a current NMC PIN",
    "Registered general nurse, NMC PIN 12D3391E",
    false,
  ],
  ["Registered nurse with current professional registration", "HCPC registered, PH12345", false],
  ["Full PCV licence (Cat D, not D1)", "Driving licence B, D1", false],
])("%s is answered by “%s”: %s", (demand, held, isMet) => {
  expect(statusOf(demand, held) === "met").toBe(isMet);
});
