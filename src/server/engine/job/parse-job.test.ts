import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldSpace } from "../text/fold-space.ts";
import type { Demand, JobRecord } from "./job-record.ts";
import { parseJob } from "./parse-job.ts";
import {
  accountantAd,
  careAd,
  chefAd,
  civilServiceAd,
  developerAd,
  driverAd,
  germanAd,
  nurseAd,
  solicitorAd,
  tableAd,
  teacherAd,
  warehouseAd,
} from "./sample-ads.ts";

/** The one demand that holds these words. */
function demand(job: JobRecord, words: string): Demand {
  const found = job.demands.filter((one) => one.text.includes(words));
  expect(
    found.map((one) => one.text),
    `demands with "${words}"`,
  ).toHaveLength(1);
  return found[0] ?? fail(words);
}
function fail(words: string): never {
  throw new Error(`no demand holds "${words}"`);
}
const all = (job: JobRecord) => job.demands.map((one) => one.text).join("\n");
const importance = (job: JobRecord, words: string) => demand(job, words).importance;

describe("a nurse's person specification", () => {
  const job = parseJob(nurseAd);

  it("gives the facts", () => {
    expect(job.facts).toEqual({
      title: "Senior Staff Nurse",
      company: "Marlow Vale NHS Trust",
      location: "Oxford",
      seniority: "senior",
      industry: "Healthcare",
      salary: "£36,000 to £42,000 a year",
      hours: null,
      contract: null,
    });
    expect(job.contactName).toBe("Sarah Khan");
    expect(job.language).toBe("en");
  });

  it("takes importance from the headings", () => {
    expect(importance(job, "Wound care")).toBe("required");
    expect(importance(job, "Venepuncture")).toBe("preferred");
    expect(importance(job, "mentoring students")).toBe("preferred");
  });

  it("reads registration, years and degree as values", () => {
    expect(demand(job, "NMC")).toMatchObject({ kind: "licence", licences: ["NMC registration"] });
    expect(demand(job, "two years")).toMatchObject({ kind: "experience", years: 2 });
    expect(demand(job, "Degree")).toMatchObject({
      kind: "education",
      education: { level: 6, orExperience: true },
    });
  });

  it("marks duties as responsibilities and checks after the offer as unverifiable", () => {
    expect(demand(job, "Assess, plan").responsibility).toBe(true);
    expect(demand(job, "DBS")).toMatchObject({ unverifiable: true });
    expect(demand(job, "night shifts")).toMatchObject({ unverifiable: true });
  });

  it("leaves benefits, equal opportunities, salary and how to apply alone", () => {
    for (const words of ["pension", "parking", "disabilit", "closing", "£", "call Sarah"]) {
      expect(all(job)).not.toContain(words);
    }
  });
});

describe("a teacher's advertisement", () => {
  const job = parseJob(teacherAd);

  it("takes the subject taught for no language asked for, and finds the one that is", () => {
    expect(job.demands.flatMap((one) => one.languages.map((language) => language.code))).toEqual([
      "fr",
    ]);
    expect(importance(job, "French")).toBe("preferred");
  });

  it("finds qualified teacher status, and the school", () => {
    expect(demand(job, "QTS").kind).toBe("licence");
    expect(job.facts.company).toBe("Harbour Lane Academy");
    expect(job.facts.industry).toBe("Education");
  });
});

describe("a lorry driver's advertisement", () => {
  const job = parseJob(driverAd);

  it("keeps licences apart that are both needed", () => {
    expect(demand(job, "Class 1").kind).toBe("licence");
    expect(demand(job, "digital tachograph").kind).toBe("licence");
    expect(importance(job, "ADR")).toBe("preferred");
  });

  it("counts months as years and ignores the firm's own age", () => {
    expect(demand(job, "18 months").years).toBe(1.5);
    expect(all(job)).not.toContain("40 years");
  });
});

describe("a software engineer's advertisement", () => {
  const job = parseJob(developerAd);

  it("keeps alternatives together and separate needs apart", () => {
    expect(demand(job, "Go or Java").skills).toEqual([["Go", "Java"]]);
    expect(demand(job, "SQL").skills).toEqual([["SQL"], ["Python"], ["R"]]);
    expect(demand(job, "AWS").skills).toContainEqual(["AWS", "Azure"]);
  });

  it.each([
    [
      "Any CRM such as Salesforce or HubSpot, and Excel",
      [["CRM", "Salesforce", "HubSpot"], ["Microsoft Excel"]],
    ],
    ["A scripting language (e.g. Python or Perl)", [["Scripting", "Python", "Perl"]]],
    ["Cloud (AWS, Azure)", [["Cloud computing"], ["AWS"], ["Azure"]]],
    [
      "Experience of payroll in a school, a care home or in another place with food service",
      [["Payroll"], ["Residential care", "Food service"]],
    ],
  ])("binds examples to a family of things, not to a field: %s", (line, skills) => {
    expect(parseJob(`Requirements\n- ${line}`).demands.map((one) => one.skills)).toEqual([skills]);
  });

  it("reads years with what they are of", () => {
    expect(demand(job, "5+ years")).toMatchObject({ years: 5, yearsOf: "backend development" });
  });

  it("asks once for what prose and list both ask", () => {
    expect(job.demands.filter((one) => one.skills.flat().includes("Docker"))).toHaveLength(1);
  });

  it("knows what is only wished for", () => {
    expect(importance(job, "Kubernetes")).toBe("preferred");
    expect(importance(job, "open source")).toBe("preferred");
  });

  it("counts keywords, the lexicon's and the advertisement's own", () => {
    expect(job.keywords.find((keyword) => keyword.term === "Docker")).toMatchObject({
      kind: "hard",
      skill: true,
      count: 2,
    });
    expect(
      job.keywords.filter((keyword) => !keyword.skill).map((keyword) => keyword.term),
    ).toContain("parcels");
  });
});

describe("an agency's prose without line breaks", () => {
  const job = parseJob(accountantAd);

  it("finds what is asked and what is to be done", () => {
    expect(demand(job, "ACA/ACCA/CIMA").licences.length).toBeGreaterThan(0);
    expect(demand(job, "three years")).toMatchObject({ years: 3, importance: "required" });
    expect(importance(job, "Sage")).toBe("preferred");
    expect(demand(job, "month-end").responsibility).toBe(true);
  });

  it("reads neither the agency's footer nor the package", () => {
    for (const words of ["employment agency", "25 days", "CV", "originally posted"]) {
      expect(all(job)).not.toContain(words);
    }
  });
});

describe("further trades", () => {
  it("reads a care assistant's advertisement", () => {
    const job = parseJob(careAd);
    expect(job.facts.industry).toBe("Social care");
    expect(importance(job, "NVQ Level 2")).toBe("preferred");
    expect(demand(job, "driving licence").licences).toEqual(["Driving licence"]);
    expect(demand(job, "right to work").unverifiable).toBe(true);
  });

  it("reads a chef's advertisement", () => {
    const job = parseJob(chefAd);
    expect(job.facts.title).toBe("Sous Chef");
    expect(job.contactName).toBe("Ms Okafor");
    expect(demand(job, "food hygiene").importance).toBe("required");
    expect(all(job)).not.toContain("tips");
  });

  it("reads a solicitor's advertisement", () => {
    const job = parseJob(solicitorAd);
    expect(demand(job, "2-4 years").years).toBe(2);
    expect(all(job)).not.toContain("LLC");
    expect(job.facts.industry).toBe("Legal");
  });

  it("reads a warehouse operative's advertisement", () => {
    const job = parseJob(warehouseAd);
    expect(demand(job, "counterbalance").kind).toBe("licence");
    expect(all(job)).not.toMatch(/IMMEDIATE START|APPLY/u);
    expect(job.facts.location).toBe("Daventry");
  });

  it("reads a civil servant's advertisement", () => {
    const job = parseJob(civilServiceAd);
    expect(job.facts.industry).toBe("Public sector");
    expect(importance(job, "briefings for ministers")).toBe("required");
    expect(importance(job, "spending review")).toBe("preferred");
    expect(all(job)).not.toContain("Success Profiles");
  });

  it("reads a table of criteria", () => {
    const job = parseJob(tableAd);
    expect(importance(job, "GCSE")).toBe("required");
    expect(importance(job, "First aid")).toBe("preferred");
    expect(all(job)).not.toMatch(/Application form|Assessed/u);
  });
});

describe("years", () => {
  const years = (line: string) =>
    parseJob(`Requirements\n- ${line}\n- Patience`)
      .demands.map((one) => one.years)
      .find((one) => one !== null) ?? null;

  it.each([
    ["At least three years' experience in retail", 3],
    ["5+ years of Python", 5],
    ["2-3 years' experience as a chef", 2],
    ["Minimum of 18 months' experience in sales", 1.5],
    ["You will have 2 years PQE", 2],
    ["Post-registration experience: 4 years", 4],
  ])("reads %j", (line, expected) => {
    expect(years(line)).toBe(expected);
  });

  it.each([
    "A 3-year contract",
    "Aged 18 years or over",
    "Qualified within 5 years",
    "Experience gained in the last 2 years",
    "Resident in the UK for at least 3 years",
    "Pride in a company with over 40 years' history",
  ])("sees no years of experience in %j", (line) => {
    expect(years(line)).toBeNull();
  });
});

describe("other languages", () => {
  const job = parseJob(germanAd);

  it("finds demands, duties and wishes under German headings", () => {
    expect(job.language).toBe("de");
    expect(demand(job, "drei Jahre").years).toBe(3);
    expect(demand(job, "Entwicklung von Webanwendungen").responsibility).toBe(true);
    expect(importance(job, "Docker")).toBe("preferred");
    expect(demand(job, "Deutschkenntnisse").languages.map((one) => one.code)).toEqual(["de"]);
    expect(all(job)).not.toContain("Urlaub");
  });

  it("finds them under French and Spanish ones", () => {
    const french = parseJob(
      "Vos missions :\n- Gérer la comptabilité\nProfil recherché :\n- Maîtrise d'Excel\nNous offrons :\n- Tickets restaurant",
    );
    expect(french.demands.map((one) => [one.text, one.responsibility])).toEqual([
      ["Gérer la comptabilité", true],
      ["Maîtrise d'Excel", false],
    ]);
    const spanish = parseJob(
      "Requisitos:\n- Experiencia en ventas\nValorable:\n- Inglés\nOfrecemos:\n- Contrato indefinido",
    );
    expect(spanish.demands.map((one) => one.importance)).toEqual(["required", "preferred"]);
  });
});

describe("advertisements that say little", () => {
  it.each(["", "   \n ", "Hello", "Nurse", "Dear all,", "CV", "?!"])(
    "asks nothing in %j",
    (text) => {
      expect(parseJob(text).demands).toEqual([]);
    },
  );

  it("reads two lines", () => {
    const job = parseJob("Plumber needed in Leeds.\nMust have a full driving licence.");
    expect(job.facts).toMatchObject({ title: "Plumber", location: "Leeds", company: null });
    expect(job.demands.map((one) => one.text)).toEqual(["Must have a full driving licence."]);
  });
});

describe("any text at all", () => {
  const pieces = fc.constantFrom(
    ..."Essential: Desirable Requirements|You will|must have|experience of|Excel|,|or|and|\n|\n• |. |; |\t|The Person |3 years|degree|DBS|ideally|(desirable)|NMC|e.g.|/|Benefits\n|£|We are|French|licence".split(
      "|",
    ),
    "Essential\tDesirable\n",
    "- ",
  );
  const ads = fc.oneof(
    fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join(" ")),
    fc.string({ unit: "binary", maxLength: 300 }),
  );

  it("gives demands that stand in it, each once, numbered in order", () => {
    fc.assert(
      fc.property(ads, (text) => {
        const job = parseJob(text);
        const folded = foldSpace(text);
        for (const one of job.demands) {
          expect(folded).toContain(one.text);
          expect(one.text).not.toBe("");
        }
        expect(job.demands.map((one) => one.id)).toEqual(job.demands.map((_, at) => `r${at + 1}`));
        expect(new Set(job.demands.map((one) => one.text.toLowerCase())).size).toBe(
          job.demands.length,
        );
        for (const mention of job.mentions) expect(mention.end).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 150 },
    );
  });

  it("gets through 60,000 hostile characters", () => {
    const units = [
      "You must have ",
      "experience of a ",
      "- Essential\n",
      "a, ",
      "1 years ",
      "if you are a ",
      "\t",
      "Contact Mr A ",
      "| ",
      "The Role ",
      "if you are ",
      "we are looking for a ",
      "reporting to the ",
      "Trust ",
      "E\n",
      "Criteria\nEssential\nDesirable\n",
      "with the other ",
    ];
    for (const unit of units) {
      const text = unit.repeat(Math.floor(60_000 / unit.length));
      expect(parseJob(text).demands.length).toBeLessThanOrEqual(150);
    }
  });
});
