import { describe, expect, it } from "vitest";
import { parseJob } from "./parse-job.ts";
import { inPlainForm } from "./plain-form.ts";
import { weighedOrDuties } from "./said-demands.ts";

describe("an advertisement copied from somewhere else", () => {
  it("may be messages: only their author's count, without the times", () => {
    const text = [
      "[07:52, 03/06/2025] Site Office: GROUNDWORKERS WANTED",
      "[07:53, 03/06/2025] Site Office: must be able to lay kerbs",
      "[07:54, 03/06/2025] Kev: do I need street works?",
      "[07:55, 03/06/2025] Site Office: abrasive wheels ticket needed",
    ].join("\n");
    expect(weighedOrDuties(text)).toEqual([
      "required: must be able to lay kerbs",
      "required: abrasive wheels ticket needed",
    ]);
    expect(parseJob(text).facts.title).toBe("GROUNDWORKERS");
  });

  it("may be a forwarded mail, whose lines were broken", () => {
    const text = `Subject: FW: HGV Driver – Derby\n\n> the successful applicant will hold a valid digi card and they ask for a\n> minimum of 18 months driving experience because of\n> the insurance.\n> you keep your own lorry.\n> £46,800 basic`;
    expect(weighedOrDuties(text).join(" ")).toContain("minimum of 18 months driving experience");
    expect(weighedOrDuties(text).join(" ")).not.toContain(">");
  });

  it("may be a thread of posts", () => {
    const head = "Fen Museums @fenmuseums · 14h";
    const text = [
      `${head}\n1/3 We're hiring! Collections Officer, Wisbech`,
      `${head}\n2/3 You need: hands-on object handling.`,
      `${head}\n3/3 Would make us v happy: photography, pest management training`,
    ].join("\n\n");
    expect(weighedOrDuties(text)).toEqual([
      "required: hands-on object handling.",
      "preferred: photography, pest management training",
    ]);
  });

  it("may be a page's data for search engines", () => {
    const posting = {
      "@type": "JobPosting",
      title: "Heating &amp; Plumbing Engineer",
      hiringOrganization: { "@type": "Organization", name: "Wharfside Homes" },
      jobLocation: { "@type": "Place", address: { addressLocality: "Worcester" } },
      description: "You will:\n- rewire empty homes\n- test and inspect",
      qualifications: "NVQ Level 3; 18th Edition",
      specialCommitments: "desirable: fire alarm systems",
      directApply: true,
    };
    const { facts } = parseJob(JSON.stringify(posting));
    expect(facts).toMatchObject({
      title: "Heating & Plumbing Engineer",
      company: "Wharfside Homes",
      location: "Worcester",
    });
    expect(weighedOrDuties(JSON.stringify(posting))).toEqual([
      "duty: rewire empty homes",
      "duty: test and inspect",
      "required: NVQ Level 3",
      "required: 18th Edition",
      "preferred: fire alarm systems",
    ]);
  });

  it("may come from a word processor: bullets before tabs, words broken at the line's end", () => {
    expect(
      weighedOrDuties(
        "Technician\n\n§ Knowledge and experience\n\no\tNVQ Level 3 in an engineering dis-\ncipline\no\tFull driving licence\n\n§ Beneficial, not compulsory\n\no\tSlinger training",
      ),
    ).toEqual([
      "required: NVQ Level 3 in an engineering discipline",
      "required: Full driving licence",
      "preferred: Slinger training",
    ]);
  });

  it("leaves any other text as it is", () => {
    const text = "Cook\n\n> Day to day running of the kitchen\n> Ordering";
    expect(parseJob(text).text).toBe(text);
  });
});

describe("codes and columns", () => {
  it("say by E1 and D1 what is essential", () => {
    const text =
      "Criteria\n\nE1. A degree in chemistry.\nE2. Raman spectroscopy.\nE3. Data analysis in R.\n\nD1. Powerboat Level 2.\nD2. Sediment dating.";
    expect(weighedOrDuties(text).filter((one) => one.startsWith("preferred"))).toHaveLength(2);
  });

  it("say must, should, could and won't", () => {
    const text =
      "Requirement\tMust\tShould\tCould\tWon't\nAdvanced Excel\tx\t\t\t\nPower Query\t\tx\t\t\nOracle NetSuite\t\t\t\tx\nSQL\t\t\tx\t";
    expect(weighedOrDuties(text)).toEqual([
      "required: Advanced Excel",
      "preferred: Power Query",
      "preferred: SQL",
    ]);
  });

  it("go on over two lines, and may be short", () => {
    const text =
      "PERSON SPECIFICATION\n\nCriteria                         E/Ds    Measured\nAt least three years in a local planning\nauthority or consultancy         E       A/I\nUniform                          Ds      A";
    expect(weighedOrDuties(text)).toEqual([
      "required: At least three years in a local planning authority or consultancy",
      "preferred: Uniform",
    ]);
  });
});

describe("key words below an advertisement", () => {
  it("are none of its last demand", () => {
    const text =
      "The Person\nWorking knowledge of stock systems Materials, Stores, Production, Manager, Management, MRP, ERP, Kanban, Engineer, Peterborough";
    expect(inPlainForm(text).trim()).toBe("The Person\nWorking knowledge of stock systems");
  });

  it("are demands where no post is among them", () => {
    const text =
      "You know\nPython, Java, Scala, Docker, Kubernetes, Terraform, Kafka, Airflow, Snowflake";
    expect(inPlainForm(text)).toBe(text);
  });
});

describe("lines behind a sign of quoting", () => {
  it("are a list where they are short", () => {
    const text = "You need\n> own tools\n> a van\n> site cards\n> min 2 yrs";
    expect(inPlainForm(text)).toBe(text);
  });
});
