import { describe, expect, it } from "vitest";
import { documentFromText } from "../../extraction/pasted-text.ts";
import { parseCv } from "./parse-cv.ts";
import { recordOf } from "./samples/read-marked.ts";

/** What is said of a course: its level, its subject, its school, its result, its year. */

const studies = (text: string) =>
  parseCv(documentFromText(`Jo Bloggs\njo@example.com\n\n${text}\n`), "2026-01-01").education.map(
    ({ level, subject, institution, end, classification }) => ({
      level,
      subject,
      school: institution,
      end: end === null || end === "present" ? end : end.year,
      result: classification,
    }),
  );
const study = (line: string) => studies(`Education\n${line}`)[0];

describe("a school subject", () => {
  it.each([
    ["A levels: Botany A, Music B, Hallam Hill School, 2019", "Botany"],
    ["A-Levels: Law A*, English A, Hallam Hill School, 2019", "Law"],
    ["GCSEs: Music 6, Art 5, Hallam Hill School, 2019", "Music"],
  ])("has no grade: %s", (line, subject) => {
    expect(study(line)?.subject).toBe(subject);
  });

  it("is no range of grades", () => {
    expect(study("Seven GCSEs A to C, Hallam Hill School, 2019")?.subject).toBeNull();
    expect(study("Seven GCSEs A*–C including Music, Hallam Hill School, 2019")?.subject).toBeNull();
  });

  it("stays on its level, whatever else the list names", () => {
    expect(study("GCSEs: Music 6, Health (BTEC) Merit, Hallam Hill School, 2019")?.level).toBe(2);
  });
});

describe("a subject", () => {
  it("goes on behind its comma, and ends at a remark", () => {
    expect(study("BA History, Politics and Economics, Wold University, 2019")?.subject).toBe(
      "History, Politics and Economics",
    );
    expect(
      study("CLC Level 4 Diploma in Probate Law: two units passed, due to finish in 2026")?.subject,
    ).toBe("Probate Law");
  });

  it("stands behind a result in brackets, or behind a level alone", () => {
    expect(study("MA (Dist.) Fine Art, Wold University, 2019")?.subject).toBe("Fine Art");
    expect(study("Hallam Hill College, 2017 to 2019: Level 3 Dance (Pass)")).toMatchObject({
      level: 3,
      subject: "Dance",
    });
  });
});

describe("a result", () => {
  it("keeps the division of its class", () => {
    expect(
      study("BSc Botany, Wold University, 2019, second class honours, lower division")?.result,
    ).toBe("second class honours, lower division");
  });

  it("is no month before the year", () => {
    expect(study("BA Dance - Wold University - 2:1 - 2021")).toMatchObject({
      result: "2:1",
      end: 2021,
    });
  });
});

describe("what stands beside a course", () => {
  it("neither dates it nor is one", () => {
    const [levels, ...more] = studies(
      "Education\nA levels in Botany, Music and Art\nPaediatric first aid, 2023",
    );
    expect(levels?.end).toBeNull();
    expect(more).toEqual([]);
    expect(
      studies(
        "Qualifications\nIndividual member, Institute of Gardeners, since 2021\nBA Dance, Wold University, 2018",
      ),
    ).toHaveLength(1);
  });

  it("does not lend a school its university", () => {
    const [, levels] = studies(
      "Education\n• BSc Botany, Wold University, 2014 – 2017\n• A levels: Botany (A), Music (B)",
    );
    expect(levels).toMatchObject({ level: 3, school: null, end: null });
  });

  it("may be told as a sentence", () => {
    expect(
      study(
        "Left Garth Hill High in 2009 with GCSEs in English, maths, PE and resistant materials.",
      ),
    ).toMatchObject({ level: 2, school: "Garth Hill High", end: 2009 });
  });
});

describe("a course of study among the tickets", () => {
  it("is read where no degree stands above it", () => {
    const tickets =
      "Tickets\n- Unvented hot water, 2019\n- NVQ Level 3 Plumbing, Trent Bank College, 2014";
    expect(studies(tickets)).toMatchObject([{ level: 3, school: "Trent Bank College" }]);
    expect(studies(`Courses\nNVQ 2 in Care, 2021\nFire awareness, 2022`)).toMatchObject([
      { level: 2, subject: "Care", end: 2021 },
    ]);
    expect(
      studies(`Education\nBSc Botany, Wold University, 2001 – 2004\n\n${tickets}`),
    ).toHaveLength(1);
  });

  it("is read once, and school exams under another heading as well", () => {
    const text = `Training\nNVQ Level 3 Plumbing, Trent Bank College, 2014

Other
Eight GCSEs including Maths, Garth Lane School, 2011.
Own tools.`;
    expect(studies(text).map(({ level }) => level)).toEqual([3, 2]);
  });
});

describe("what somebody holds among the studies", () => {
  it.each([
    "FCILEX since 2018",
    "MCIPS since 2020",
    "Full clean licence. Own car.",
    "Qualified by experience",
    "Gas Safe registered 2015 – present",
    "SIA Door Supervisor, 2019 - 2025",
  ])("is neither a school nor the date of a course, and stays a skill: %s", (line) => {
    const cv = parseCv(
      documentFromText(
        `Jo Bloggs\njo@example.com\n\nQualifications\nLLB Law, Wold University\n${line}\n`,
      ),
      "2026-01-01",
    );
    expect(cv.education).toMatchObject([
      { degree: "LLB Law", institution: "Wold University", end: null },
    ]);
    const held = cv.skills.filter((mention) => cv.lines[mention.line]?.text === line);
    expect(held.length > 0 || line === "Qualified by experience").toBe(true);
  });
});

describe("beside a course", () => {
  it("the level of a framework names no other course", () => {
    const { education } = recordOf(
      "Education\n\n2020 – 2021\nSVQ 3 Social Services\nInverness College\nSCQF level 7",
    );
    expect(education.map(({ degree }) => degree)).toEqual(["SVQ 3 Social Services"]);
  });

  it("dates alone above the next one begin it, and a land in brackets is none of a school's name", () => {
    const { education } = recordOf(
      "Education\n\n10.1.2020–25.6.2021\nSVQ 3 Social Services\nUHI Inverness (United Kingdom)\n1.10.2007–30.6.2010\nBachelor of Arts in Pedagogy\nUniversitatea Bacău (Romania)",
    );
    expect(education.map(({ institution, end }) => [institution, end])).toEqual([
      ["UHI Inverness", { year: 2021, month: 6 }],
      ["Universitatea Bacău", { year: 2010, month: 6 }],
    ]);
  });

  it("the grades of a BTEC are no part of its name", () => {
    const { education } = recordOf(
      "Education\n\nBTEC National Extended Diploma in Business, DMM~2011 – 2013\nPlymouth College",
    );
    expect(education[0]?.degree).toBe("BTEC National Extended Diploma in Business");
  });

  it("a level of a language of signs at its college is one", () => {
    const { education } = recordOf("Education\n\nBSL Level 1, Wirral Met College, 2015");
    expect(education[0]?.degree).toBe("BSL Level 1");
  });
});
