import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DocumentLine, ExtractedDocument } from "../../../shared/document.ts";
import { parsedCvSchema } from "../../../shared/parsed-cv.ts";
import type { CvRecord } from "./cv-record.ts";
import { parseCv } from "./parse-cv.ts";
import { toParsedCv } from "./parsed-cv.ts";
import { fictionalCvs } from "./samples/fictional-cvs.ts";
import { fictionalRecords } from "./samples/fictional-records.ts";
import { plainLayout } from "./samples/read-marked.ts";

const today = "2026-11-21";

/** A document as pasted text gives it; written here so that the engine's tests need no extraction. */
function documentOf(text: string, change: Partial<DocumentLine> = {}): ExtractedDocument {
  const lines: DocumentLine[] = [];
  let gapBefore = false;
  for (const raw of text.split("\n")) {
    const folded = raw.replace(/\s+/gu, " ").trim();
    const item = /^[•-] /.test(folded);
    if (folded !== "") {
      const line = item ? folded.slice(2) : folded;
      lines.push({
        text: line,
        page: 1,
        column: 0,
        region: "body",
        bullet: item,
        bold: null,
        size: null,
        gapBefore,
        ...change,
      });
    }
    gapBefore = folded === "";
  }
  return {
    format: "text",
    text: lines.map((line) => (line.bullet ? `• ${line.text}` : line.text)).join("\n"),
    lines,
    layout: plainLayout,
    warnings: [],
  };
}

/** Every field a person read off the fictional CVs. */
function fieldsOf(record: CvRecord) {
  const { contact, language, experience, education, warnings, sections } = toParsedCv(record);
  return {
    language,
    contact,
    experience,
    education,
    warnings,
    sections: sections.map(({ kind, heading }) => `${kind}: ${heading}`),
    places: record.roles.map((role) => role.location),
    studies: record.education.map((one) => [one.subject, one.level, one.classification]),
    languages: record.languages.map(({ code, level }) => `${code} ${level}`),
    besides: record.roles
      .filter((role) => role.section !== "experience")
      .map((role) => `${role.title} / ${role.company}`),
  };
}

const parse = (text: string, change?: Partial<DocumentLine>) =>
  parseCv(documentOf(text, change), today);
const folded = (text: string) => text.replace(/\s+/gu, " ");

describe("fictional CVs", () => {
  const names = Object.keys(fictionalCvs) as (keyof typeof fictionalCvs)[];
  it.each(names)("reads every field of the %s's CV", (name) => {
    expect(fieldsOf(parse(fictionalCvs[name]))).toEqual(fictionalRecords[name]);
  });

  it.each(names)("gives a valid parsed CV whose facts stand in the %s's text", (name) => {
    const text = folded(fictionalCvs[name]);
    const parsed = parsedCvSchema.parse(toParsedCv(parse(fictionalCvs[name])));
    const { full_name, email, phone, location } = parsed.contact;
    const facts = [
      full_name,
      email,
      phone,
      location,
      ...parsed.experience.map((role) => role.title),
    ];
    for (const fact of facts) if (fact !== null) expect(text).toContain(fact);
  });
});

describe("name", () => {
  const nameOf = (text: string) => parse(text).contact.fullName;
  it("is null where the CV gives none, though titles and headings stand on top", () => {
    expect(
      nameOf("ACCOUNTS MANAGER\nProfessional Summary\nManager with ten years in accounts."),
    ).toBeNull();
    expect(nameOf("Curriculum Vitae\nPersonal Details\nEmail: info@example.com")).toBeNull();
    expect(nameOf("Leeds, West Yorkshire\nWork Experience\nTesco Stores Ltd")).toBeNull();
  });
  it("is found in any script and form", () => {
    expect(nameOf("王小明\n软件工程师\nxiaoming@example.cn")).toBe("王小明");
    expect(nameOf("MARÍA DE LA CRUZ\nCamarera\nmaria@example.es")).toBe("MARÍA DE LA CRUZ");
    expect(nameOf("CV of Jean-Luc O'Brien\njl.obrien@example.com")).toBe("Jean-Luc O'Brien");
    expect(nameOf("Оксана Шевченко\noksana@example.ua")).toBe("Оксана Шевченко");
    expect(nameOf("Jane Smith, MSc | Data Analyst\njane@example.com")).toBe("Jane Smith");
  });
});

describe("surnames that are also words", () => {
  it.each(["Tom Baker", "Jane Smith", "Diane Lane", "Mark York", "Sarah Cook"])(
    "takes %s",
    (name) => {
      expect(parse(`${name}\nLeeds\n07700 900123\n\nEducation\nBSc Physics`).contact.fullName).toBe(
        name,
      );
    },
  );
});

describe("contact", () => {
  it("reads addresses behind links", () => {
    const document = documentOf("Ann Lee\nTeacher");
    const layout = {
      ...document.layout,
      links: ["mailto:ann.lee@example.com", "https://www.linkedin.com/in/annlee"],
    };
    const { contact } = parseCv({ ...document, layout }, today);
    expect(contact.email).toBe("ann.lee@example.com");
    expect(contact.links).toEqual(["https://www.linkedin.com/in/annlee"]);
  });
  it("takes no date or registration number for a phone number", () => {
    expect(
      parse("Ann Lee\nNMC PIN: 98765432\nBorn 12/03/1985\n2015 - 2019").contact.phone,
    ).toBeNull();
    expect(parse("Ann Lee\nPart J-690-0068\n1999 2017").contact.phone).toBeNull();
    expect(parse("Ann Lee\nM-01632 960118").contact.phone).toBe("01632 960118");
  });
});

describe("sections", () => {
  it("are not opened by bullets or by words inside sentences", () => {
    const record = parse(
      "Ann Lee\n\nSkills\n• Training\n• Languages\n• Experience\n\nEducation\nBSc Physics",
    );
    expect(record.sections.map((section) => section.kind)).toEqual([
      "contact",
      "skills",
      "education",
    ]);
  });
  it("are recognised by letter-spaced, numbered and joined headings", () => {
    const kinds = parse(
      "Ann Lee\n\nE D U C A T I O N\nBSc Physics\n\n2. Work Experience:\nNurse, NHS\n\nHobbies & Interests\nChess",
    ).sections;
    expect(kinds.map((section) => section.kind)).toEqual([
      "contact",
      "education",
      "experience",
      "interests",
    ]);
  });
});

describe("laws", () => {
  const line = fc.oneof(
    fc.string({ maxLength: 80 }),
    fc.string({ unit: "grapheme", maxLength: 60 }),
    fc.constantFrom(
      "Experience",
      "EDUCATION",
      "• led a team",
      "Nurse, NHS Trust",
      "May 2019 – Present",
      "to",
      "2014",
      "Skills: Java",
      "Dates: 2012",
      "a@b.co",
      "University of Leeds",
    ),
  );
  const text = fc.array(line, { maxLength: 40 }).map((lines) => lines.join("\n"));

  it.each(["–", ".", ":", ", "])("reads a long row of %j at once", (sign) => {
    const row = `a${sign.repeat(40_000)}a`;
    expect(parse(`Experience\nClerk, Acme Ltd, 2019 - 2020\n${row}`).roles).toHaveLength(1);
  });

  it("never throws, and every line belongs to exactly one section", () => {
    fc.assert(
      fc.property(text, (cv) => {
        const record = parse(cv);
        let at = 0;
        for (const section of record.sections) {
          expect(section.start).toBe(at);
          expect(section.end).toBeGreaterThan(section.start);
          at = section.end;
        }
        expect(at).toBe(record.lines.length);
      }),
      { numRuns: 60 },
    );
  });

  it("quotes only what the document says", () => {
    fc.assert(
      fc.property(text, (cv) => {
        const record = parse(cv);
        for (const one of record.lines) expect(folded(record.text)).toContain(folded(one.text));
        for (const role of record.roles) {
          for (const index of [role.line, ...role.bullets])
            expect(record.lines[index]?.index).toBe(index);
        }
        if (record.contact.fullName !== null)
          expect(folded(cv)).toContain(folded(record.contact.fullName));
      }),
      { numRuns: 60 },
    );
  });

  it("reads the same roles whether headings are bold, larger or plain", () => {
    const plain = toParsedCv(parse(fictionalCvs.nurse));
    const styled = toParsedCv(parse(fictionalCvs.nurse, { size: 11, bold: false }));
    expect({ ...styled, text: "" }).toEqual({ ...plain, text: "" });
  });
});
