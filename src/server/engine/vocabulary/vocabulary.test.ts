import { describe, expect, it } from "vitest";
import { looksLikeJobTitle, seniorityOf, titleKey } from "./job-titles.ts";
import { findLanguages } from "./languages.ts";
import { findClassification, findQualifications } from "./qualifications.ts";

describe("looksLikeJobTitle", () => {
  it.each([
    "Co-Founder & CTO",
    "Head of Year 7",
    "HGV Driver",
    "Care Assistant",
    "Band 6 Staff Nurse",
    "PA to the CEO",
    "Teacher of Mathematics",
    "Vice President, Sales",
    "Software Engineer II",
    "Class 1 HGV Driver (C+E)",
    "Softwareentwicklerin",
    "Chef de projet",
    "Старший разработчик программного обеспечения",
    "Programista Java",
    "Verpleegkundige",
    "Enfermera de urgencias",
    "Relief milker",
    "Bookseller",
    "Home help",
    "CNC turner",
    "Turner",
    "Sage-femme",
    "Tornitore CNC",
    "Ospătar",
    "Vakkenvuller",
    "Ajudante de cozinha",
    "Tirocinio curriculare",
  ])("takes %s", (title) => {
    expect(looksLikeJobTitle(title)).toBe(true);
  });
  it.each([
    "City, State",
    "Leeds, UK",
    "Managed a team of engineers",
    "Customer Service",
    "Engineering Department",
    "University of Leeds",
    "I am a teacher",
    "Worked as a manager",
    "Excellent communicator.",
    "May 2019",
    "Python, Java",
    "Tina Turner",
    "Turner & Townsend",
    "Arts",
    "Felling Junior School",
    "EV charger",
    "Manager meetings weekly",
  ])("refuses %s", (text) => {
    expect(looksLikeJobTitle(text)).toBe(false);
  });
});

describe("seniorityOf and titleKey", () => {
  it("reads the rank, and not where the word is part of the occupation", () => {
    expect(seniorityOf("Senior Software Engineer")).toBe("senior");
    expect(seniorityOf("Graduate Engineer")).toBe("junior");
    expect(seniorityOf("Managing Director")).toBe("executive");
    expect(seniorityOf("Account Executive")).toBeNull();
    expect(seniorityOf("Staff Nurse")).toBeNull();
    expect(seniorityOf("Senior Planning Officer (Development Management)")).toBe("senior");
    expect(seniorityOf("Head of Sales")).toBe("director");
    expect(seniorityOf("Head Gardener")).toBe("lead");
    expect(seniorityOf("PA to the Headteacher")).toBeNull();
  });
  it("keeps what names the occupation", () => {
    expect(titleKey("Senior Software Engineer (Remote)")).toEqual(
      titleKey("Junior software engineer, full-time"),
    );
    expect(titleKey("Sales Manager")).not.toEqual(titleKey("Sales Assistant"));
    expect(titleKey("Manager")).not.toEqual([]);
  });
});

describe("findQualifications", () => {
  it.each([
    ["9 GCSEs including Maths and English", 2, null],
    ["A-levels: Maths (A), Physics (B)", 3, "Maths"],
    ["NVQ Level 3 in Health and Social Care", 3, "Health and Social Care"],
    ["Level 2 Food Hygiene Certificate", 2, null],
    ["BTEC Level 3 Extended Diploma in IT", 3, "IT"],
    ["HNC Electrical Engineering", 4, "Electrical Engineering"],
    ["Foundation Degree in Early Years", 5, "Early Years"],
    ["BSc (Hons) Computer Science, University of Leeds, 2:1", 6, "Computer Science"],
    ["PGCE Secondary Mathematics – University of York", 7, "Secondary Mathematics"],
    ["CIPD Level 5", 5, null],
    ["M.S. in Information Systems", 7, "Information Systems"],
    ["PhD, Chemistry", 8, "Chemistry"],
    ["Diplom-Ingenieur (FH) Maschinenbau", 7, "Maschinenbau"],
    ["Licence en droit", 6, "droit"],
    ["Laurea magistrale in Economia", 7, "Economia"],
    ["Studia magisterskie, Informatyka", 7, "Informatyka"],
    ["Бакалавр наук в области компьютерных наук", 6, "компьютерных наук"],
    ["educated to degree level", 6, null],
  ])("reads %s", (text, level, subject) => {
    expect(findQualifications(text).map((one) => [one.level, one.subject])).toEqual([
      [level, subject],
    ]);
  });
  it.each([
    "MS Office, MS Word",
    "Boston, MA 02139",
    "scrum master",
    "Sales Associate",
    "as a nurse",
    "to be the best",
  ])("sees none in %s", (text) => {
    expect(findQualifications(text)).toEqual([]);
  });
  it("reads classes as written", () => {
    expect(findClassification("LLB (Hons) Law, First")).toBe("First");
    expect(findClassification("BA History 2:2")).toBe("2:2");
    expect(findClassification("My first job")).toBeNull();
  });
});

describe("findLanguages", () => {
  it.each([
    ["English (native), German (B2), French – basic", "en:native de:B2 fr:A2"],
    ["Fluent in German and Spanish", "de:C1 es:C1"],
    ["Deutsch Muttersprache, Englisch fließend", "de:native en:C1"],
    ["angielski – biegły, niemiecki – komunikatywny", "en:C1 de:B1"],
    ["Английский — свободно, Немецкий — базовый", "en:C1 de:A2"],
    ["English, Polish", "en:null pl:null"],
    ["Some German, un peu d'anglais; Spanish: rusty", "de:A2 en:A2 es:A2"],
    ["Notions d'allemand", "de:A2"],
    ["Served some German clients", "de:null"],
    ["polish the floor in Latin America", ""],
  ])("reads %s", (text, expected) => {
    expect(
      findLanguages(text)
        .map(({ code, level }) => `${code}:${level}`)
        .join(" "),
    ).toBe(expected);
  });
});
