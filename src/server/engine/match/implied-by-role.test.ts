import { describe, expect, it } from "vitest";
import { documentFromText } from "../../extraction/pasted-text.ts";
import { analyse } from "../analyse.ts";
import { allSkills } from "../lexicon/lexicon.ts";
import { employersImply } from "./employers-imply.ts";
import { registrationOfPost, titlesImply } from "./titles-imply.ts";

function demandsOf(cv: string, ad: string) {
  const run = analyse({
    document: documentFromText(cv),
    jobDescription: ad,
    referenceDate: "2026-03-01",
  });
  let step = run.next();
  while (!step.done) step = run.next();
  return step.value.requirements;
}

const cv = (title: string, line: string) => `Sam Field
sam.field@example.com

Experience
${title}, Northgate, January 2022 to present
• ${line}

Education
GCSEs, Northgate School, 2015`;

const asks = (demand: string) => `Requirements
• ${demand}
• Experience of stock control`;

describe("what a post carries with it", () => {
  it("names only skills of the lexicon", () => {
    const names = new Set(allSkills().map(({ name }) => name));
    const carried = [...titlesImply, ...employersImply].flatMap(([, skills]) => skills);
    expect(carried.filter((name) => !names.has(name))).toEqual([]);
  });

  it.each([
    ["Northgate NHS Trust", "Experience of working in the NHS", "met"],
    ["Leeds City Council", "Local government experience", "met"],
    ["Fernlea Care Home", "Experience in the care sector", "met"],
    ["Northgate Animal Hospital", "Experience of ward environments", "missing"],
    ["Northgate Food Bank", "Experience in financial services", "missing"],
    ["Arts Council England", "Local government experience", "missing"],
  ])("tells by the employer: %s, %s: %s", (employer, demand, status) => {
    const text = cv("Administrator", "Kept the diary").replace("Northgate,", `${employer},`);
    const [first] = demandsOf(text, asks(demand));
    expect(first?.status).toBe(status);
    if (status === "met") expect(first?.evidence[0]?.quote).toContain(employer);
  });

  it("answers a demand no line names, and says that no line does", () => {
    const [first] = demandsOf(
      cv("Sales Assistant", "Priced goods and filled shelves in a busy shop"),
      asks("Customer service experience"),
    );
    expect(first).toMatchObject({ status: "met" });
    expect(first?.reason).toContain("no line names it");
  });

  it("is catering for a chef, whose title may stand some lines below the dates", () => {
    const text = `Sam Field
sam.field@example.com

Experience
January 2022
to
Current
Northgate Hall
Executive Chef
• Led the kitchen.`;
    const [first] = demandsOf(text, asks("Experience of catering"));
    expect(first?.status).toBe("met");
    expect(first?.reason).toContain("Chef");
  });

  it.each([
    ["Cleaner", "met"],
    ["Window Cleaner", "missing"],
  ])("a %s has mopped floors: %s", (title, status) => {
    const [first] = demandsOf(cv(title, "Looked after offices in York"), asks("Mopping"));
    expect(first?.status).toBe(status);
  });

  it.each([
    ["Call Handler", "Experience of handling complaints", "met"],
    ["Vet Receptionist", "Booking appointments", "met"],
    ["Sous Chef", "Stock rotation", "met"],
    ["Commis Chef", "Stock control", "missing"],
    ["Payroll Clerk", "Calculating statutory payments", "met"],
    ["Lettings Negotiator", "Property viewings", "met"],
    ["Highways Nurse Recruiter", "Medication administration", "missing"],
    ["Windows Server", "Customer service", "missing"],
    ["Network Administrator", "Filing", "missing"],
    ["Vet Nurse", "Care of patients", "missing"],
    ["Media Buyer", "Purchase order processing", "missing"],
    ["Train Driver", "Driving a van", "missing"],
  ])("a %s, asked for “%s”: %s", (title, demand, status) => {
    const [first] = demandsOf(cv(title, "Joined in the spring of that year"), asks(demand));
    expect(first?.status).toBe(status);
    if (status === "met") expect(first?.evidence[0]?.quote).toContain(title);
  });

  it("is not carried by another post", () => {
    const [first] = demandsOf(
      cv("Software Engineer", "Wrote services that price goods"),
      asks("Customer service experience"),
    );
    expect(first?.status).toBe("missing");
  });
});

describe("a registration the post needs", () => {
  it.each([
    ["Staff Nurse", "NMC registration"],
    ["Community Midwife", "NMC registration"],
    ["Dental Nurse", "GDC registration"],
    ["HGV Class 2 Driver", "Driving licence"],
    ["Solicitor", "SRA registration"],
  ])("%s: %s", (title, registration) => {
    expect(registrationOfPost(title)).toBe(registration);
  });

  it.each([
    "Student Nurse",
    "Veterinary Nurse",
    "Nursery Nurse",
    "Trainee Solicitor",
    "Social Work Assistant",
    "Nurse Recruiter",
  ])("%s: none", (title) => {
    expect(registrationOfPost(title)).toBeNull();
  });

  it("is for the person to name, not missing", () => {
    const [first] = demandsOf(
      cv("Staff Nurse", "Cared for eight patients on a surgical ward"),
      asks("Current NMC registration"),
    );
    expect(first?.status).toBe("unverifiable");
    expect(first?.reason).toContain("name it with its number");
  });

  it("is missing where the post does not need it", () => {
    const [first] = demandsOf(
      cv("Health Care Assistant", "Cared for eight patients on a surgical ward"),
      asks("Current NMC registration"),
    );
    expect(first?.status).toBe("missing");
  });
});

describe("a demand with two halves", () => {
  const twoHalves = asks("A recognised electrical qualification and good PC literacy");
  it("is read as two, each judged by itself", () => {
    const [first, second] = demandsOf(
      cv("Clerk", "Kept the accounts in Microsoft Office"),
      twoHalves,
    );
    expect(first).toMatchObject({ text: expect.stringContaining("electrical"), status: "missing" });
    expect(second).toMatchObject({ text: expect.stringContaining("PC literacy"), status: "met" });
  });

  it("is not met by an attitude in a line about something else", () => {
    const [first] = demandsOf(
      cv("Clerk", "Established a database of letters on my own initiative"),
      asks("Proactive case management to prevent unplanned hospital admissions of older patients"),
    );
    expect(first?.status).not.toBe("met");
  });
});

describe("a line that does not name what is asked", () => {
  const statusOf = (line: string, demand: string) =>
    demandsOf(cv("Assistant", line), asks(demand)).find(({ text }) => text === demand)?.status;

  it.each([
    ["Processed 50 orders a day for customers in Europe.", "Order processing"],
    ["Never missed a shift in four years at the depot.", "Reliable"],
    ["Work with a team of six to plan the week.", "Good team player"],
    ["Answer queries tactfully and professionally by phone.", "Professional manner"],
    ["Kept to every timescale for laboratory samples.", "Laboratory samples to deadline"],
  ])("shows it: %s", (line, demand) => expect(statusOf(line, demand)).toBe("met"));

  it.each([
    ["Learned about orders from the processing clerk.", "Order processing"],
    ["Missed a shift twice in four years at the depot.", "Reliable"],
    ["Sent files to the head of the sales team weekly.", "Good team player"],
    ["Answered for the stock of a professional kitchen.", "Professional manner"],
    ["Wrote labels for boxes of chemical products.", "Laboratory samples to deadline"],
  ])("does not: %s", (line, demand) => expect(statusOf(line, demand)).not.toBe("met"));
});
