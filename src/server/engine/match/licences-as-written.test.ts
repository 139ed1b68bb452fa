import { describe, expect, it } from "vitest";
import { referenceDate, reportOf } from "../../../../test/engine-pairs.ts";
import { documentFromText } from "../../extraction/pasted-text.ts";
import { parseCv } from "../cv/parse-cv.ts";
import { parseJob } from "../job/parse-job.ts";
import { findMentions } from "../lexicon/lexicon.ts";
import { weighCase } from "../score/assess.ts";
import { judgeDemands } from "./judge-demands.ts";

const named = (text: string) => findMentions(text).map(({ skill }) => skill.name);

describe("what a text shows without naming it", () => {
  it.each([
    ["HCPC RA40404, renewed 2026", "HCPC registered radiographer"],
    [
      "NMC PIN 11C2345E (mental health part of the register)",
      "Registered mental health nurse (RMN)",
    ],
    ["On the adult part of the NMC register", "Registered general nurse (RGN)"],
    ["GPhC 2055555", "Registered pharmacist"],
    ["General Pharmaceutical Council no. 5066666", "Registered pharmacy technician"],
    ["NVQ Level 3 in Adult Social Care", "NVQ level 3 health and social care"],
    ["Hairdressing (NVQ Levels 2 & 3)", "NVQ level 3 hairdressing"],
    ["BTEC National Diploma in Childcare", "Level 3 childcare qualification"],
    ["Level 2 or 3 in Early Years", "Level 2 or 3 childcare qualification"],
    ["Holding live SC", "SC clearance"],
    ["Full C, CPC, digi", "HGV Class 2 licence (C)"],
    ["CSCS black or white card", "CSCS professionally qualified card"],
    ["Gold/Black CSCS", "CSCS gold card"],
    ["A solicitor or licensed conveyancer", "SRA registration"],
  ])("%s: %s", (text, name) => expect(named(text)).toContain(name));

  it.each([
    ["Ref 2055555 of the order book", "Registered pharmacist"],
    ["Part RA40404 of the pump", "HCPC registered radiographer"],
    ["Three years in childcare, 3 rooms", "Level 3 childcare qualification"],
    ["Sorted adult clothing by part number", "Registered general nurse (RGN)"],
    ["Grades C, B and D", "HGV Class 2 licence (C)"],
    ["Bring your CPC card", "CPCS card"],
  ])("%s: not %s", (text, name) => expect(named(text)).not.toContain(name));
});

const cv = (head: string, listed = "") => `Robin Lake
${head}
Hull, 07700 900555, robin.lake@example.com

Work history
Operative, Tidewater Ltd, Hull
April 2017 to present
• Kept records for the shift

Education
Hessle School, 2006 to 2011
${listed}`;

const ad = (demand: string) => `Team Member

Requirements
• ${demand}
• Good timekeeping`;

/** Whether a demand holds the match down, for a licence that is not shown. */
function isHeld(text: string, demand: string): boolean {
  const document = documentFromText(text);
  const cvRecord = parseCv(document, referenceDate);
  const job = parseJob(ad(demand));
  const evidence = weighCase({ document, cv: cvRecord, job, referenceDate });
  return judgeDemands(evidence, job, referenceDate).some(({ licenceMissing }) => licenceMissing);
}
const statusOf = (text: string, demand: string) =>
  reportOf(text, ad(demand)).requirements.find(({ text: asked }) => demand.includes(asked))?.status;

describe("a licence under the name", () => {
  it.each([
    ["RN (Child)", "Registered children's nurse"],
    ["BSc (Hons) MRICS", "MRICS"],
    ["LGV Class 1 and 2", "HGV Class 2 licence"],
  ])("%s, asked for “%s”", (head, demand) => expect(statusOf(cv(head), demand)).toBe("met"));
});

describe("a licence that is named without being asked for", () => {
  it.each([
    "We refund your HCPC registration fees",
    "Forklift training provided",
    "Our chance to gain a Level 3 Diploma in Adult Care is open to all",
    "Please have your SIA badge number to hand when you ring",
    "Send a copy of your Gas Safe card with your application form",
    "A NICEIC approved contractor since 1990",
    "You will work alongside chartered legal executives",
    "Extra pay for Class 1 drivers",
    "Sponsored CIMA studies",
    "An award-winning RIBA chartered practice",
    "On completion you will register with the GDC",
    "You will complete the Care Certificate within twelve weeks",
    "Enhanced DBS required",
    "Five years' checkable work history, with gaps explained",
    "Candidates are screened to BS 7858",
    "Must be able to pass SC clearance",
    "NVQ Level 2 in Cookery, or the equivalent",
  ])("holds nothing: %s", (demand) => expect(isHeld(cv("Hull"), demand)).toBe(false));

  it.each([
    "Must hold a current HCPC registration",
    "FLT licence essential, training on our trucks provided",
    "A full UK driving licence (mileage paid)",
    "We are looking for a registered nurse",
    "Current enhanced DBS on the update service",
    "SC cleared",
    "NPPV3 cleared",
    "Have your own CSCS card",
    "Registered nurse to support our residents",
    "Appointed Person (A61)",
  ])("holds where it is asked: %s", (demand) => expect(isHeld(cv("Hull"), demand)).toBe(true));
});

describe("a licence the lexicon does not know as the CV writes it", () => {
  const listed = "\nTickets\nCIGA1 and WZTQ for plant rooms";
  it("is unsaid, not absent, where the CV lists the words of the advertisement", () => {
    const known = "\nTickets\nBOAT MASTER papers, river Hull";
    expect(isHeld(cv("Hull", known), "Boat master licence")).toBe(false);
    expect(isHeld(cv("Hull", listed), "Boat master licence")).toBe(true);
  });
});

describe("a qualification of a body", () => {
  it.each([
    ["ACCA, qualified 2016", "Must be a qualified accountant"],
    ["CIPFA", "CCAB qualified accountant"],
    ["Solicitor (admitted 2014)", "Licensed conveyancer or solicitor"],
    ["SC cleared", "CTC clearance"],
  ])("%s serves “%s”", (line, demand) =>
    expect(statusOf(cv("Hull", `\nCertificates\n${line}`), demand)).toBe("met"),
  );

  it.each([
    ["ACA", "ACCA"],
    ["RIBA Part 2", "ARB registered architect"],
    ["RVN", "MRCVS"],
    ["HACCP Level 2", "HACCP Level 3"],
    ["Student member of the RTPI", "Chartered town planner"],
    ["Trainee dental nurse, NEBDN exam in March", "GDC registered dental nurse"],
    ["ACCA, six exams to go", "ACCA qualified"],
    ["Trainee teacher, QTS due July 2027", "QTS"],
    ["Eligible for SC", "SC clearance"],
    ["Reach truck", "Counterbalance licence (RTITB or ITSSAR)"],
  ])("%s does not serve “%s”", (line, demand) =>
    expect(statusOf(cv("Hull", `\nCertificates\n${line}`), demand)).not.toBe("met"),
  );
});
