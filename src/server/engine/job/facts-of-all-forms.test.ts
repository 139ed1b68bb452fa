import { describe, expect, it } from "vitest";
import { parseJob } from "./parse-job.ts";

const facts = (text: string) => parseJob(text).facts;

describe("the post", () => {
  it.each([
    [
      "ST MARY'S SCHOOL\n\nSENDCo (Special Educational Needs Co-ordinator)\nMPS/UPS + SEN2 (£5,285)",
      "SENDCo (Special Educational Needs Co-ordinator)",
    ],
    [
      "HOPEFUL TRUST FOR CARERS\nRegistered charity\n\nManagement Accountant\n",
      "Management Accountant",
    ],
    [
      "Law Jobs    Register | Upload CV | Recruiters\n\nPRIVATE CLIENT SOLICITOR – EXETER",
      "PRIVATE CLIENT SOLICITOR",
    ],
    [
      "OAK SCHOOL\nHeadteacher: Mrs R. Dunn MA\n\nThank you for your interest in becoming our next Teacher of Mathematics.",
      "Teacher of Mathematics",
    ],
    [
      "NOTICES\n\n1. Roof appeal now stands at £400.\n\n2. YOUTH AND FAMILIES WORKER. The PCC has agreed to fund a post.",
      "YOUTH AND FAMILIES WORKER",
    ],
    ["*Weekend receptionist – Oakfield Dental, Otley*\n\nHi all", "Weekend receptionist"],
    [
      "Questions for our Head of Estates: the Grounds Maintenance Supervisor job at Oak College, Wrexham\n\nWhat is the job?",
      "Grounds Maintenance Supervisor",
    ],
    [
      "What we want is a rural surveyor, MRICS and ideally FAAV, with a feel for farms.",
      "rural surveyor",
    ],
    ["TRANSPORT PLANNER (NIGHTS INTO DAYS - SEE BELOW)\n\nHaulage", "TRANSPORT PLANNER"],
  ])("is read from %j", (text, title) => {
    expect(facts(text).title).toBe(title);
  });
});

describe("the employer", () => {
  it.each([
    [
      "RECEPTION MANAGER WANTED – THE GULL HOTEL, ST IVES, CORNWALL\n\nHello! We are Ann and Martin and we have owned The Gull for 17 years.",
      "GULL HOTEL",
    ],
    [
      "GREENKEEPER WANTED\n\nHi, we're Nant-y-Coed Golf Club, a friendly club in the hills.",
      "Nant-y-Coed Golf Club",
    ],
    ["## Senior Data Analyst — Oaklight Housing\n\nHull or home", "Oaklight Housing"],
    ["Bid Writer\n\nNice to have\n- APMP Foundation\n- InDesign", null],
    ["Driver\n\nYou keep your own truck. Truck is a new one with a fridge.", null],
  ])("is read from %j", (text, company) => {
    expect(facts(text).company).toBe(company);
  });
});

describe("the place", () => {
  it.each([
    ["RECEPTION MANAGER – THE GULL HOTEL, ST IVES, CORNWALL", "ST IVES, CORNWALL"],
    [
      "Deputy Manager\nOak Care Group\nKettering, Northamptonshire NN15",
      "Kettering, Northamptonshire",
    ],
    [
      "Accountant\nLocation: Gloucester office at least one day a week, otherwise home",
      "Gloucester",
    ],
    ["Engineer\nLocation: Hybrid remote in Leeds LS11", "Leeds LS11"],
  ])("is the town of %j", (text, place) => {
    expect(facts(text).location).toBe(place);
  });
});
