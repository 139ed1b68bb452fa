import { describe, expect, it } from "vitest";
import { parseJob } from "./parse-job.ts";

const facts = (text: string) => parseJob(text).facts;

describe("the employer in the head of an advertisement", () => {
  it.each([
    [
      "Sales Assistant\n\nMarrable's Bakery\n9 Loft Street\n\nCome in and ask.",
      "Marrable's Bakery",
    ],
    [
      "Reporter, The Wenlock Gazette. We are a weekly paper and need a reporter.",
      "Wenlock Gazette",
    ],
    [
      "Saturday help\n\nWe are HARKER'S FISHMONGERS, in the hall since 1974.",
      "HARKER'S FISHMONGERS",
    ],
    [
      "Outreach Worker\nHigh Gate Women's Aid, Shropshire\n28 hours a week",
      "High Gate Women's Aid",
    ],
    [
      "Cheesemonger wanted\n\nWm. Ockley & Daughters\n\nTuesdays to Fridays.",
      "Wm. Ockley & Daughters",
    ],
    [
      "Apprentice Dental Nurse\n\nSANDFORD DENTAL CARE\nNether Sandford\n\nYou train at Sandford Dental Care.",
      "SANDFORD DENTAL CARE",
    ],
    [
      "JOINER / Marl & Tarrant Sash Windows / near Ludlow / £190 a day\n\nWe mend windows.",
      "Marl & Tarrant Sash Windows",
    ],
    [
      "CYNGOR TREF ABERFELL / ABERFELL TOWN COUNCIL\n\nLibrary Assistant\n\nAberfell Library",
      "ABERFELL TOWN COUNCIL",
    ],
    [
      "Support Worker\nLamp & Ladder, Pendry\n\nLamp & Ladder opened in 1990. The post is funded by the Oakwell Foundation.",
      "Lamp & Ladder",
    ],
    ["SHEPHERD\n\nwanted near Dunreay. J. Hadley & Sons, Brack Farm.", "J. Hadley & Sons"],
    ["The Ropewalk Museum, Hexbrook, is looking for a guide.", "Ropewalk Museum"],
    ["Roof fitter\nSunfold Energy Co-operative\n£30,500", "Sunfold Energy Co-operative"],
    ["Quiet Hours (our real name) is looking for a Barber.", "Quiet Hours"],
    [
      "The Tolland Rope Company, based near Bude, has an opening for a splicer.",
      "Tolland Rope Company",
    ],
    ["Oak & Rook — Bench Jeweller\nLeeds\n\nOak & Rook has been here nine years.", "Oak & Rook"],
  ])("is read from %j", (text, employer) => {
    expect(facts(text).company).toBe(employer);
  });

  it.each([
    ["Cook\nABOUT THE ROLE\n\nYou cook for our guests."],
    [
      "Site Manager\nPosted by: Harrop Vane Recruitment\n\nHarrop Vane is growing. Our client builds.",
    ],
    ["Receptionist\nPermanent | ASAP START | £12.60 an hour\n\nCall us."],
  ])("is not made up for %j", (text) => {
    expect(facts(text).company).toBeNull();
  });
});

describe("the place in the head of an advertisement", () => {
  it.each([
    ["Physiotherapist\nEmployer\tBankside NHS Trust\nTown\tOldbeck\nSalary\t£38,000", "Oldbeck"],
    [
      "Property Solicitor, Marlow St Anne. Tarn & Pike LLP is a four-partner practice.",
      "Marlow St Anne",
    ],
    ["Stylist\n\nJoin our gorgeous little salon in Nether Wallow!", "Nether Wallow"],
    ["Lifeguard\n\nYou watch the heated pool in Brindle-on-Sea.", "Brindle-on-Sea"],
    ["Support Worker\nLamp & Ladder, Pendry\n\nLamp & Ladder opened in 1990.", "Pendry"],
    ["Producer\n\nWe make podcasts.\n\nManchester, 2 days a week in our studio.", "Manchester"],
    [
      "Setter\n\nAmis Precision Ltd, Unit 3, Brook Wharf, Dencross, West Midlands",
      "Brook Wharf, Dencross, West Midlands",
    ],
    [
      "Analyst\nLocation: Town Hall, Oldbeck, with hybrid working (a minimum of two days a week at our office)",
      "Town Hall, Oldbeck",
    ],
    ["The Ropewalk Museum, Hexbrook, is looking for a guide.", "Hexbrook"],
    ["Cook wanted at Bexley Pharmacy Kitchen, Ottery Cross. £14 an hour.", "Ottery Cross"],
    ["Fitter\nSunfold Energy Co-operative\nTanllyn\n£30,500", "Tanllyn"],
    ["Planning Officer\nCounty Hall, Hambrook / agile\n£41,000", "County Hall, Hambrook"],
    ["Policy Adviser\nBristol, London or Leeds\n£41,450", "Bristol, London or Leeds"],
    ["MARSH BARLOW TOWN COUNCIL\n\nGroundsperson\n\nYou mow and strim.", "Marsh Barlow"],
  ])("is read from %j", (text, place) => {
    expect(facts(text).location).toBe(place);
  });

  it.each([
    ["Director of Music\n\nFollowing the organist's move to Truro we seek a musician."],
    ["Technician\nCedar Mechanical, LLC\n\nYou repair pumps."],
  ])("is not made up for %j", (text) => {
    expect(facts(text).location).toBeNull();
  });
});

describe("the pay of an advertisement", () => {
  it.each([
    [
      "Developer\n💷 £41,000 – £44,500\n\nBenefits: pension, £700 a year to learn with.",
      "£41,000 – £44,500",
    ],
    ["Teacher\nMPS/UPS (£32,916 – £51,048) | Full time", "£32,916 – £51,048"],
    [
      "Fundraiser\nSalary: £27,400 to £29,900 a year (pro rata if part time)",
      "£27,400 to £29,900 a year",
    ],
    ["Assistant\n\nActual salary £17,906 -\n£18,474. 30 hours.", "£17,906 - £18,474"],
  ])("is read from %j", (text, pay) => {
    expect(facts(text).salary).toBe(pay);
  });
});

describe("the title in the head of an advertisement", () => {
  it.each([
    [
      "OAKFIELD HOSPICE\nRecruitment pack: Fundraising Officer (Events)\n\nThank you.",
      "Fundraising Officer (Events)",
    ],
    ["Dr Price & Partners, Ebbw Vale\n\nReceptionist\n£12.21 per hour", "Receptionist"],
    ["OAKLEY GATES need a WELDER FABRICATOR. MIG and TIG.", "WELDER FABRICATOR"],
    ["Situations Vacant: PANEL BEATER\n\nA busy shop.", "PANEL BEATER"],
    [
      "Lanternfold | Housing Support Worker | Stockport\n\nWe house people.",
      "Housing Support Worker",
    ],
    [
      "Oak & Rook — Bench Jeweller\nLeeds\n\nOak & Rook has been here nine years.",
      "Bench Jeweller",
    ],
    ["LIFEGUARD AT MARROW LIDO - YOUR QUESTIONS ANSWERED\n\nYou watch the water.", "LIFEGUARD"],
    ["Bar & floor staff – The Owl, Hexley\n\nJust turn up.", "Bar & floor staff"],
    [
      "✨ WE'RE GROWING ✨\n\nQuiet Hours is looking for a SENIOR BARBER to join us\n\nYou are 👇\n✂️ Good with a razor\n🎨 Confident colourist\n📸 Happy on camera",
      "SENIOR BARBER",
    ],
  ])("is read from %j", (text, title) => {
    expect(facts(text).title).toBe(title);
  });
});

describe("the person to write to", () => {
  it.each([
    ["Please write to our practice manager, Mr Alan Thorne, with your CV.", "Mr Alan Thorne"],
    ["Informal enquiries: Petra Ramsden, Head of Space.", "Petra Ramsden"],
    [
      "Send a CV or just a letter saying what you have done to Martin Oake at the yard.",
      "Martin Oake",
    ],
    ["Complete our form and return it to Mrs J. Alden, School Business Manager.", "Mrs J. Alden"],
    ["Please address letters to Mrs A. Fenn, Headteacher.", "Mrs A. Fenn"],
    ["Please address your application to the Headteacher, Mr Tom Hale.", "Mr Tom Hale"],
    ["Call us now. Or call Gareth Lusk for a confidential talk.", "Gareth Lusk"],
  ])("is read from %j", (text, person) => {
    expect(parseJob(text).contactName).toBe(person);
  });

  it.each([
    ["Recruiter: Harrop Vane\nPay: £400 a day"],
    ["Send your CV and a letter to Oakley Foods, Unit 9, Hexbrook."],
    ["Write to Human Resources with your CV."],
  ])("is nobody in %j", (text) => {
    expect(parseJob(text).contactName).toBeNull();
  });
});

it("pay beside a town that ends as a word for money does is pay", () => {
  expect(facts("Night Trunker - Lutterworth - £19.85 to £22.40 per hour").salary).toBe(
    "£19.85 to £22.40 per hour",
  );
});

it("a family's firm is no post", () => {
  expect(facts("Garrick & Sons\nOrgan Builders since 1888\n\nDear reader,").title).toBeNull();
});
