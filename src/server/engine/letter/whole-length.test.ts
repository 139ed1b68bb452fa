import { describe, expect, it } from "vitest";
import { letterInput } from "../../../../test/letter-pairs.ts";
import { letterTones } from "../../../shared/letter.ts";
import { letterWords, letterWordsTolerance } from "../../../shared/letter-length.ts";
import { clausesOf } from "./clauses.ts";
import { writeLetter } from "./write-letter.ts";

/** CVs that tell their work in other words than the advertisements, in the ways people do. */

const bakeryAd = `Production Supervisor
Hartley Foods, Leeds
We are looking for a supervisor for our morning shift.
Essential
• Experience of leading a team in food production
• Knowledge of HACCP
• Stock control`;

const bakery = `Ruth Kenyon
Leeds | ruth.kenyon@example.com

Work

Lead Baker, Elmwood Bakehouse, Leeds
March 2019 to present
I start the doughs at three, weigh the flour for nine recipes and shape most of the sourdough by hand. I train the Saturday starters, write the weekly rota for eleven bakers and check the temperature sheets before the vans leave. Every Friday I count the flour, salt and packaging and order from four mills. My waste figures have stayed below 2% for three years. Two deputies report to me. On Mondays I clean down the deck ovens and note every fault in the maintenance book. I moved the whole shop from paper tickets to a tablet system in 2022. The allergen labels are mine. I show school groups round the bakehouse each spring and answer their questions about yeast. I taste each batch with the head of sales and write down what we change. I ring the mills when a delivery is short and keep the log of complaints.

Baker, Copper Lane Loaves, Bradford
June 2014 to February 2019
- Mixed, scaled and proved 600 loaves a night
- Drove the van to nine cafes and collected the takings
- Trained two school leavers at the moulding table and wrote the opening checklist
- Brought in a rye loaf; it became a third of the weekend sales

Kitchen Assistant, Aireside Hospital, Leeds
2011 to 2014

Education
Level 3 Diploma in Baking, Calder College, 2014
Level 3 Award in Food Safety, 2021`;

const joineryAd = `Site Joiner
Penn & Daughters, Shrewsbury
Essential
• Experience of second fix joinery
• A full driving licence
• Customer service`;

const joinery = `Owen Pritchard
Shrewsbury | 07700 900111 | owen@example.com

EMPLOYMENT

Bench and Site Joiner, Severnside Joinery, Shrewsbury, 2017 - present
- Hang doors, fit skirting and architrave, and scribe worktops in occupied houses
- Measure up staircases from drawings: set out the strings, cut the treads, and dry-fit each flight in the workshop
- Look after the timber store; cut offcut waste from 14% to 6% in a year
- Sharpen and set the planer knives each week
- Teach the two apprentices to mark out and sign their college books
- Price small jobs up to £4,000 and talk customers through them
- Repaired sash windows in a listed school: draught-sealed 64 of them over one summer
- Write the cutting lists, order ironmongery from three merchants and keep the job sheets in a shared folder
- Glaze and paint frames before they leave the workshop, about twelve a month
- First point of contact for nine regular builders

Carpenter, Long Mynd Construction, Church Stretton, 2012 - 2017
- Put up roofs and stud walls on sites of four to twenty houses
- Checked deliveries against the order and returned what was short
- Built bathrooms for a housing association and handed each one over to its tenant
- Laid oak floors in two village halls
- Won the firm's safety prize in 2016

Labourer, Long Mynd Construction, 2010 - 2012

EDUCATION
NVQ Level 3 in Site Carpentry, Telford College, 2013
Full driving licence

VOLUNTEERING
- Built the stage for the village panto each January`;

const thin = `Sam Osei
sam@example.com

Shop Assistant, Corner Stores, Hull, 2023 - present
- Serve customers and fill shelves`;

const full = [
  { name: "a baker in one paragraph", cv: bakery, ad: bakeryAd },
  { name: "a joiner for another trade's words", cv: joinery, ad: joineryAd },
  { name: "a joiner for a bakery", cv: joinery, ad: bakeryAd },
];

describe.each(full)("the letter of $name", ({ cv, ad }) => {
  it.each(letterTones)("reaches its length, %s", async (tone) => {
    for (const length of ["medium", "long"] as const) {
      const { wordCount, text } = writeLetter(await letterInput(cv, ad, { tone, length }));
      expect(wordCount, text).toBeGreaterThanOrEqual(
        letterWords[length] * (1 - letterWordsTolerance),
      );
    }
  });

  it("tells everything once, each sentence of its own build and with its sources", async () => {
    const { sentences, text } = writeLetter(await letterInput(cv, ad, { length: "long" }));
    const told = sentences.map((one) => one.text);
    expect(new Set(told).size).toBe(told.length);
    const also = told.map((one) => /\bI also\b/u.test(one));
    expect(
      also.filter((one, at) => one && also[at - 1]),
      text,
    ).toEqual([]);
    const bare = sentences.filter(({ sources }) => sources.length === 0);
    // Two that ask, close and thanks.
    expect(bare.length, text).toBeLessThanOrEqual(4);
    for (const { sources } of sentences)
      for (const { from, quote } of sources) if (from === "cv") expect(cv).toContain(quote);
  });
});

it("breaks a post of many sentences in two paragraphs", async () => {
  const { text } = writeLetter(await letterInput(bakery, bakeryAd, { length: "long" }));
  for (const paragraph of text.split("\n\n"))
    expect(paragraph.split(/(?<=\.)\s/u).length, paragraph).toBeLessThanOrEqual(6);
});

it("tells what came of it, what is one's own and how much of it there is", async () => {
  const joiner = writeLetter(await letterInput(joinery, joineryAd, { length: "long" })).text;
  expect(joiner).toContain("from 14% to 6%");
  expect(joiner).toContain("first point of contact for nine regular builders");
  const baker = writeLetter(await letterInput(bakery, bakeryAd, { length: "long" })).text;
  expect(baker).toMatch(/my waste figures have stayed below 2% for three years/iu);
});

it("says from when to when earlier posts were held, in a long letter", async () => {
  const { text } = writeLetter(await letterInput(bakery, bakeryAd, { length: "long" }));
  expect(text).toMatch(/a Kitchen Assistant at Aireside Hospital(?: from 2011 to 2014)?/u);
});

it("stays short where a CV has little to tell", async () => {
  const { wordCount } = writeLetter(await letterInput(thin, bakeryAd, { length: "long" }));
  expect(wordCount).toBeLessThan(200);
});

it.each([
  "I do his one-to-one hours, take his voice to reviews and keep his plan up to date",
  "Nobody starts before the briefing and I have been through their method statements",
  "Years 7 to 9 and two mixed groups",
  "Fast-paced environment with tight deadlines",
])("leaves alone what says of nobody known, or of no work: %s", (line) => {
  expect(clausesOf(line, true)).toEqual([]);
});

it.each([
  [
    "Sort post, send joiner letters, upload files, handle opt-outs and the yearly return",
    "sort post, send joiner letters, upload files, and handle opt-outs and the yearly return",
  ],
  ["Deliver bricks, blocks and timber with a flatbed and crane, 10 to 14 drops a day", undefined],
  ["Two HR officers report to me.", "two HR officers report to me"],
  [
    "On call one night a week and one weekend a month",
    "am on call one night a week and one weekend a month",
  ],
])("tells %s", (line, told) => {
  expect(clausesOf(line, true, "now")[0]?.text).toBe(
    told ?? `${line.charAt(0).toLowerCase()}${line.slice(1)}`,
  );
});
