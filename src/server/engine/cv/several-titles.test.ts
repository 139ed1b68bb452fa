import { describe, expect, it } from "vitest";
import type { DocumentLine } from "../../../shared/document.ts";
import { parseCv } from "./parse-cv.ts";
import { plainLayout, recordOf } from "./samples/read-marked.ts";

/** Employers above several posts, steps within a post, and what is printed on every page. */

const rolesIn = ({ roles }: ReturnType<typeof parseCv>) =>
  roles.map(({ title, company }) => [title, company]);
const rolesOf = (text: string) => rolesIn(recordOf(`Experience\n\n${text}`));

/** A printed page: "# " for a line in larger type, "- " for an item; a blank line for a gap. */
function printed(text: string): ReturnType<typeof parseCv> {
  const lines = text.split("\n").flatMap((raw, at, all): DocumentLine[] => {
    if (raw === "") return [];
    const size = raw.startsWith("# ") ? 12 : 9;
    return [
      {
        text: raw.replace(/^[#-] /, ""),
        page: 1,
        column: 0,
        region: /^(?:Page|\d+ Mill)/.test(raw) ? "footer" : "body",
        bullet: raw.startsWith("- "),
        bold: raw.startsWith("# "),
        size,
        gapBefore: all[at - 1] === "",
      },
    ];
  });
  const whole = lines.map((line) => line.text).join("\n");
  return parseCv(
    { format: "pdf", text: whole, lines, layout: plainLayout, warnings: [] },
    "2026-01-01",
  );
}

const top = "# Jo Bloggs\njo@example.com\n\n# Experience\n\n";

describe("an employer above several posts", () => {
  const northmill =
    "# Northmill Payments\nLeeds · 6 yrs 3 mos\n\nPrincipal Engineer\n03/2022 – now\n- Own the ledger\n\nSoftware Engineer\n09/2018 – 02/2022\n- Built refunds";

  it("is told by its larger type, with the town and the length of time below it", () => {
    const text = `${top}${northmill}\n\n# Tarn Hall\nYork\n\nWeb Developer\n06/2016 – 08/2018\n- Sites`;
    expect(rolesIn(printed(text))).toEqual([
      ["Principal Engineer", "Northmill Payments"],
      ["Software Engineer", "Northmill Payments"],
      ["Web Developer", "Tarn Hall"],
    ]);
  });

  it("leaves the ward behind a title's comma to the title", () => {
    const text =
      "Lagan Health Trust\n9 years 3 months\n\nWard Sister, Renal Unit\nMarch 2022 - Present (4 years 9 months)\nBelfast\n\nStaff Nurse, Haemodialysis\nSeptember 2017 - February 2022 (4 years 6 months)";
    expect(rolesOf(text)).toEqual([
      ["Ward Sister, Renal Unit", "Lagan Health Trust"],
      ["Staff Nurse, Haemodialysis", "Lagan Health Trust"],
    ]);
  });
});

describe("a step within a post", () => {
  const nurse = "Deputy Ward Sister\nLagan Health Trust\nNovember 2019 - February 2022\n";

  it("is no post of its own", () => {
    const told = `${nurse}Band 6. Redeployed to intensive care March to July 2020.`;
    expect(rolesOf(told)).toEqual([["Deputy Ward Sister", "Lagan Health Trust"]]);
  });

  it("ends where the time of the post ends", () => {
    const next = `${nurse}\nStaff Nurse\nMersey Hospitals\nMarch 2016 - October 2019`;
    expect(rolesOf(next)).toHaveLength(2);
  });

  it("may be what was gained by a month", () => {
    const text =
      "Aug 2017 – Jun 2018 Probationer Teacher\nDalkeith High School, Midlothian\nFull registration gained June 2018.";
    expect(rolesOf(text)).toEqual([["Probationer Teacher", "Dalkeith High School"]]);
  });
});

describe("what is printed on every page", () => {
  it("names no employer", () => {
    const text = `${top}Contract Manager\nWincanton\n2011 – 2017\n\nPage 1 of 2\n\nTeam Leader\nLittlewoods\n2003 – 2010`;
    expect(rolesIn(printed(text))).toEqual([
      ["Contract Manager", "Wincanton"],
      ["Team Leader", "Littlewoods"],
    ]);
  });

  it("is no duty of the post it falls into", () => {
    const text = `${top}Contract Manager\nWincanton\n2011 – 2017\n- Rotas\n\n12 Mill Lane | 07700 900123\n\n- Stock counts`;
    const record = printed(text);
    const [role] = record.roles;
    expect(role?.bullets.map((at) => record.lines[at]?.text)).toEqual(["Rotas", "Stock counts"]);
  });
});

describe("names beside a title", () => {
  it.each([
    ["Picker at Great Mills Distribution, Washington (2001 to 2003)", "Great Mills Distribution"],
    ["Van Driver, Lincs Bakers Co-operative, Louth, 2004 to 2008", "Lincs Bakers Co-operative"],
    ["Visiting Researcher~2018 – 2019\nUniversität Greifswald, Germany", "Universität Greifswald"],
    [
      "Research Associate, Institute of Physics, with Prof. H. Marchetti~2017 – 2019",
      "Institute of Physics",
    ],
    ["Graduate Geophysicist~2010 – 2012\nTarn Marine, Edinburgh", "Tarn Marine"],
  ])("are the employer's in %j", (line, company) => {
    expect(rolesOf(line)[0]?.[1]).toBe(company);
  });

  it("stay a title where the word is one", () => {
    expect(rolesOf("Royal Marine~2004 – 2012\nRoyal Navy")).toEqual([
      ["Royal Marine", "Royal Navy"],
    ]);
  });

  it("are told in capitals behind a post that is named twice", () => {
    const line = "ELEKTROMONTER / ELECTRICAL FITTER ELTOR-BUD LTD~2011 – 2015";
    expect(rolesOf(line)).toEqual([["ELEKTROMONTER / ELECTRICAL FITTER", "ELTOR-BUD LTD"]]);
  });
});

describe("an e-mail address", () => {
  it.each([
    ["jo.bloggs\n@example.com", "jo.bloggs@example.com"],
    ["✉ jo.bloggs-\nleeds\n@example.com", "jo.bloggs-leeds@example.com"],
    ["Leeds\n@example.com", null],
  ])("broken in a narrow column is read whole: %j", (lines, address) => {
    expect(recordOf(`Jo Bloggs\n07700 900123\n${lines}\n\nExperience`).contact.email).toBe(address);
  });
});
