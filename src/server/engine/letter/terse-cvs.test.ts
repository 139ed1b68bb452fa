import { describe, expect, it } from "vitest";
import { letterInput } from "../../../../test/letter-pairs.ts";
import { writeLetter } from "./write-letter.ts";

const ad = `Staff Nurse
Larch Hospital

Essential
• NMC registration
• Experience of respiratory wards
• Tracheostomy care
You will work unsupervised and take responsibility for their own work`;

const nurse = `Amara Bell
Registered Nurse (Adult) – NMC PIN 18A1234E

Experience

BAND 6 SENIOR STAFF NURSE
King's Cross Hospital
04/2022 – Present
• Led the sepsis six audit: antibiotics within the hour rose from 71% to 93%

BAND 5 STAFF NURSE
Avon Hospital
09/2018 – 03/2022
• NIV, tracheostomy care, chest drains

Healthcare Assistant
Hill House
2016 – 2018

Home Carer
Hill House
2014 – 2016

Porter
2012 – 2014
• Moved patients and equipment`;

const letterOf = async (cv: string, asked = ad) =>
  writeLetter(await letterInput(cv, asked, { length: "long" })).text;
const letter = await letterOf(nurse);

describe("a letter from a terse CV", () => {
  it("names the title without its grade, and what was done in it with what came of it", () => {
    expect(letter).toContain("a Senior Staff Nurse at King's Cross Hospital");
    expect(letter).toContain(
      "led the sepsis six audit; antibiotics within the hour rose from 71% to 93%",
    );
    expect(letter).toContain(
      "my work as a Staff Nurse at Avon Hospital included NIV, tracheostomy care and chest drains",
    );
  });

  it("names the registration asked for, wherever the CV has it", async () => {
    expect(letter).toContain("I hold NMC registration");
    expect(await letterOf(nurse.replace(" – NMC PIN 18A1234E", ""))).not.toContain(
      "NMC registration",
    );
  });

  it("names a registration and a membership though nobody asks for them", async () => {
    const plain = ad.replace("• NMC registration\n", "");
    const member = `${nurse}\n\nMemberships\nMember, Institute of Wound Care since 2016`;
    expect(await letterOf(member, plain)).toMatch(
      /hold NMC registration and membership of the Institute of Wound Care/u,
    );
  });

  it("names diplomas among the training that are of the trade, and no school beside them", async () => {
    const trained = `${nurse}\n\nCertificates\n2019 City & Guilds Level 3 Diploma in Respiratory Care\n\nEducation\nGCSEs: nine, including Maths 6, Hill School`;
    const told = await letterOf(trained);
    expect(told).toContain("Level 3 Diploma in Respiratory Care");
    expect(told).not.toContain("GCSE");
    expect(await letterOf(trained.replace(/2019.*\n/u, "\n"))).toContain(
      "nine GCSEs including Maths",
    );
  });

  it("names earlier posts in one sentence, in their order", async () => {
    expect(letter).toContain(
      "a Healthcare Assistant from 2016 to 2018 and, before that, a Home Carer at Hill House from 2014 to 2016",
    );
    const turned = nurse.replace("2016 – 2018", "2012 – 2014");
    expect(await letterOf(turned)).not.toMatch(/a Healthcare Assistant[^.]*, before that/u);
  });

  it("says nothing of a post without a title, and never speaks of the reader's own work", async () => {
    expect(await letterOf(nurse.replace("Healthcare Assistant\n", ""))).not.toMatch(
      /\ba {2}|\bas a at\b/u,
    );
    expect(letter).not.toContain("their own");
  });
});

it("sets what was done in an earlier post apart from the post before", async () => {
  const cv = `Jo Field

Experience

Receptionist
01/2020 – Present
• Answer 60 telephone calls a day

01/2016 – 12/2019
• Cleaned workout equipment for 300 members`;
  const { text } = writeLetter(
    await letterInput(cv, "Receptionist\n\nEssential\n• Telephone calls\n• Cleaning equipment"),
  );
  expect(text).not.toMatch(/(?:^|\. )I cleaned/mu);
});
