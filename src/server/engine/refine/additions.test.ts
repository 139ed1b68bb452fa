import { describe, expect, it } from "vitest";
import { referenceDate } from "../../../../test/engine-pairs.ts";
import { fixedReader } from "../../../../test/fixed-reader.ts";
import { documentFromText } from "../../extraction/pasted-text.ts";
import { reportOn } from "../analyse.ts";
import { parseCv } from "../cv/parse-cv.ts";
import { parseJob } from "../job/parse-job.ts";
import type { Additions } from "./additions.ts";
import { acceptProposals, type Proposals } from "./proposals.ts";

const cv = `Amara Osei
amara.osei@example.org

Experience
Data Engineer, Northgate Analytics
March 2019 - present
- Built event pipelines with Snowplotter for 14 shops
- Ran the weekly data desk

Skills
Quillbase, SQL`;

const ad = `Data Engineer at Harbour Retail

You must have:
- Snowplotter in production
- SQL
- Quillbase

About us
We serve free fruit and give 25 days of holiday.
Mondays bring the whole floor round one table to argue over numbers.`;

/** Goes by the names alone: what is added reaches it as what the CV and the demand both name. */
const byName = fixedReader(({ facts }, { statements }) => ({
  status: facts.skills === 1 ? "met" : "missing",
  sureness: 1,
  statements: statements.flatMap(({ line }, at) => (facts.lines.includes(line) ? [at] : [])),
}));

function report(additions?: Additions, jobDescription = ad) {
  const document = documentFromText(cv);
  return reportOn({ document, jobDescription, referenceDate, additions, reader: byName });
}

function accept(proposals: Partial<Proposals>): Additions {
  const record = parseCv(documentFromText(cv), referenceDate);
  return acceptProposals({ skills: [], demands: [], ...proposals }, record, parseJob(ad));
}

const skill = (name: string, job_quote: string, cv_quote: string | null = null) => ({
  skills: [{ name, job_quote, cv_quote }],
});

describe("what is added to the engine's own findings", () => {
  it("is a skill like any other, for the demand that asks for it and the line that names it", async () => {
    const without = await report();
    expect(without.skills_matched).not.toContain("Snowplotter");
    const { requirements, skills_matched } = await report({
      skills: ["Quillbase", "Snowplotter"],
      demands: [],
    });
    expect(skills_matched).toEqual(expect.arrayContaining(["Snowplotter", "Quillbase", "SQL"]));
    const shown = requirements.find(({ text }) => text.includes("Snowplotter"));
    expect(shown?.status).toBe("met");
    expect(shown?.evidence[0]?.quote).toContain("Built event pipelines with Snowplotter");
  });

  it("gives the same report in whatever order it was found", async () => {
    const one = accept({
      skills: [
        { name: "Snowplotter", job_quote: "Snowplotter in production", cv_quote: null },
        { name: "Quillbase", job_quote: "Quillbase", cv_quote: "Quillbase, SQL" },
      ],
    });
    const other = accept({
      skills: [
        { name: "Quillbase", job_quote: "- Quillbase", cv_quote: null },
        { name: "Snowplotter", job_quote: "Snowplotter", cv_quote: null },
      ],
    });
    expect(one).toEqual(other);
    expect(await report(one)).toEqual(await report(other));
  });

  it("is missing where only the advertisement has it", async () => {
    const wanted = ad.replace("- Quillbase", "- Brindlecast");
    const { skills_missing } = await report({ skills: ["Brindlecast"], demands: [] }, wanted);
    expect(skills_missing).toContain("Brindlecast");
  });

  it("changes nothing when it is nothing", async () => {
    expect(await report({ skills: [], demands: [] })).toEqual(await report());
  });

  it("turns no offer of the employer into a demand", async () => {
    const added = await report({
      skills: [],
      demands: ["We serve free fruit and give 25 days of holiday."],
    });
    expect(added.requirements).toEqual((await report()).requirements);
  });
});

describe("a proposal", () => {
  it("is accepted with quotes that stand in the texts", () => {
    expect(
      accept(
        skill("Snowplotter", "Snowplotter in production", "Built event pipelines with Snowplotter"),
      ).skills,
    ).toEqual(["Snowplotter"]);
  });

  it.each([
    ["a quote the advertisement does not have", skill("Snowplotter", "Snowplotter expert needed")],
    ["a name the quote does not have", skill("Brindlecast", "Snowplotter in production")],
    [
      "a CV quote that is invented",
      skill("Snowplotter", "Snowplotter in production", "Led Snowplotter"),
    ],
    [
      "a CV quote without the name",
      skill("Snowplotter", "Snowplotter in production", "Ran the weekly data desk"),
    ],
    ["the person's name", skill("Amara", "Snowplotter in production", "Amara Osei")],
    ["an employer", skill("Harbour Retail", "Data Engineer at Harbour Retail")],
    ["the job itself", skill("Data Engineer", "Data Engineer at Harbour Retail")],
    ["what the lexicon judges", skill("SQL", "SQL")],
    ["an everyday word", skill("must have", "You must have:")],
    ["markup", skill("<b>Snowplotter</b>", "Snowplotter in production")],
    ["a look-alike", skill("Snоwplotter", "Snowplotter in production")],
    [
      "a sentence",
      skill(
        "bring the whole floor round one table",
        "Mondays bring the whole floor round one table",
      ),
    ],
  ])("is dropped with %s", (_, proposal) => {
    expect(accept(proposal)).toEqual({ skills: [], demands: [] });
  });

  it("of a demand is accepted only word for word", () => {
    const demands = [
      { job_quote: "Mondays bring the whole floor round one table to argue over numbers." },
      { job_quote: "You must have a clean driving licence." },
    ];
    expect(accept({ demands }).demands).toEqual([demands[0]?.job_quote]);
  });

  it("brings at most a handful, however much is proposed", () => {
    const many = Array.from({ length: 500 }, () => ({
      name: "Snowplotter",
      job_quote: "Snowplotter in production",
      cv_quote: null,
    }));
    expect(accept({ skills: many }).skills).toHaveLength(1);
  });
});
