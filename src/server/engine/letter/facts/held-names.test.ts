import { expect, it } from "vitest";
import { letterInput } from "../../../../../test/letter-pairs.ts";
import { writeLetter } from "../write-letter.ts";

const ad = `Yard Manager
Company: Tidewell Boats Ltd

Essential
• A Personal Licence
• The Care Certificate
• First Aid at Work
• Full driving licence and own car
• Safeguarding adults level 2
• CIMA qualified
• Experience of running a boat yard
• Experience of launching and lifting boats`;

const cv = (certificates: string) => `Ines Farrow
Poole

Experience

YARD MANAGER, Bellweather Marine Ltd, Poole
March 2019 - present
• Run a boat yard of 140 berths with six staff
• Launch and lift boats of up to 30 tonnes
• Plan the winter storage of 90 boats

Certificates
${certificates}`;

const letter = async (certificates: string) =>
  writeLetter(await letterInput(cv(certificates), ad, { length: "long" })).text;

it("names a licence, not its holder, and no more of a course than its name", async () => {
  const text = await letter(
    "Personal Licence holder (APLH Level 2, granted by Dorset, 2022)\nFirst Aid at Work (3 day), valid to May 2028",
  );
  expect(text).not.toContain("holder");
  expect(text).not.toContain("(3");
});

it("takes one article", async () => {
  expect(await letter("Signed off for the Care Certificate, 2020")).not.toMatch(
    /\b(?:the|an?) the\b/iu,
  );
});

it("owns a car itself, and holds none", async () => {
  expect(await letter("Full driving licence, own car")).not.toMatch(/of your own|car of my own/u);
});

it("writes the name of a course with all its capitals or none", async () => {
  expect(await letter("Safeguarding Adults Level 2, 2024")).not.toContain("safeguarding Adults");
});

it("holds no award of which an examination is still to be sat", async () => {
  for (const line of [
    "CIMA: everything passed apart from the last case study",
    "CIMA, one paper to go",
    "CIMA: three levels done, I sit the fourth in June",
  ])
    expect(await letter(line)).not.toContain("CIMA");
});

it("holds no workshop", async () => {
  expect(await letter("First Aid at Work workshop, 2023")).not.toContain("workshop");
});
