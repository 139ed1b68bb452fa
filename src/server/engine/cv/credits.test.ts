import { describe, expect, it } from "vitest";
import { datedJobs } from "./samples/read-marked.ts";

/** Posts named once above the dated lines of what was done in them; services with the posts somebody had there. */

const rolesOf = (text: string) => datedJobs(`Ana Testova\nana@example.com\n\n${text}`);

describe("credits below a post", () => {
  it.each([
    [
      "led to by rows of dots",
      "THEATRE – as Stage Manager (freelance)\n\nThe Cherry Tree ………… Harrow Theatre ………… dir. A. Moss ………… Winter 2024\nBlithe Souls ………… Lakeside Theatre, Keswick ………… dir. R. Fell ………… Autumn 2023\n\nTHEATRE – as Assistant Stage Manager\n\nAnnabel (UK tour) ………… Hull Playhouse ………… Aug 2018 – Oct 2019",
      [
        ["Stage Manager (freelance)", "Harrow Theatre", "2024", "2024"],
        ["Stage Manager (freelance)", "Lakeside Theatre", "2023", "2023"],
        ["Assistant Stage Manager", "Hull Playhouse", "2018-08", "2019-10"],
      ],
    ],
    [
      "with what was made in quotation marks",
      "FILM & TV – Runner / Floor Assistant\n\n“Moorside” (Series 4, 5), Saltmarsh Studios, Leeds – Jan 2015 to March 2017, with a gap (illness)\n“The Long Field” (feature), Driftwood Pictures – 6 weeks, May-June 2014",
      [
        ["Runner / Floor Assistant", "Saltmarsh Studios", "2015-01", "2017-03"],
        ["Runner / Floor Assistant", "Driftwood Pictures", "2014-05", "2014-06"],
      ],
    ],
    [
      "for clients",
      "Freelance Illustrator\n\nHeron Books – cover design, 2019 - 2020\nThe Courier – editorial, 2020\nElmtree University Press – school books, 2021 - 2023",
      [
        ["Freelance Illustrator", "Heron Books", "2019", "2020"],
        ["Freelance Illustrator", "The Courier", "2020", "2020"],
        ["Freelance Illustrator", "Elmtree University Press", "2021", "2023"],
      ],
    ],
    [
      "under a heading of their own",
      "CREDITS\n\nAs Sound Operator\nHamlet, Foundry Theatre, Sheffield, Autumn 2023\nMacbeth, Dockside Theatre, Spring 2022\n\nAs Stage Manager:\nFelines (UK tour), Northgate Playhouse, 2019 - 2020",
      [
        ["Sound Operator", "Foundry Theatre", "2023", "2023"],
        ["Sound Operator", "Dockside Theatre", "2022", "2022"],
        ["Stage Manager", "Northgate Playhouse", "2019", "2020"],
      ],
    ],
    [
      "through an agency",
      "Experience\n\nSupply Teacher (agency)\nElm School, Leeds, Sept 2019 - July 2020\nOak Primary, York, Sept 2020 - Dec 2020",
      [
        ["Supply Teacher (agency)", "Elm School", "2019-09", "2020-07"],
        ["Supply Teacher (agency)", "Oak Primary", "2020-09", "2020-12"],
      ],
    ],
  ])("have its title: %s", (_, text, roles) => {
    const read = rolesOf(text).map(([title, ...more]) => [title, ...more]);
    expect(read.map(([, ...more]) => more)).toEqual(roles.map(([, ...more]) => more));
    for (const [i, [title = ""]] of roles.entries())
      expect(title?.startsWith(read[i]?.[0] ?? "?")).toBe(true);
  });

  it.each([
    "Experience\n\nSite Manager\nAcme Ltd, Leeds, 2019 - 2022\n• Two sites\n\nClerk\nBeta Ltd, York, 2015 - 2019",
    "Experience\n\nSite Manager, Acme Ltd, 2019 - 2022\nClerk, Beta Ltd, 2015 - 2019",
  ])("are not the posts of a list: %s", (text) => {
    expect(rolesOf(text)).toEqual([
      ["Site Manager", "Acme Ltd", "2019", "2022"],
      ["Clerk", "Beta Ltd", "2015", "2019"],
    ]);
  });
});

describe("a service and the posts there", () => {
  it("is no role where its line says what follows", () => {
    const text =
      "CIVILIAN CAREER\n\nSHIFT MANAGER, Larkhill Logistics, Bicester (Apr 2022–Jul 2023)\n• Peak planning\n\nMILITARY CAREER – HM Forces, Royal Signals (Jan 2000–Mar 2022)\n\nYEOMAN OF SIGNALS (WO2), 3 Signal Regiment, Bulford (2019–2022)\n• Discipline of 100 soldiers\n\nSECTION COMMANDER (CPL) / DRIVER (PTE–LCPL), various units incl. 7 Sig Regt, Krefeld (2000–2019)\n• Convoys";
    expect(rolesOf(text)).toEqual([
      ["SHIFT MANAGER", "Larkhill Logistics", "2022-04", "2023-07"],
      ["YEOMAN OF SIGNALS (WO2)", "3 Signal Regiment", "2019", "2022"],
      [
        "SECTION COMMANDER (CPL) / DRIVER (PTE–LCPL)",
        "various units incl. 7 Sig Regt",
        "2000",
        "2019",
      ],
    ]);
  });
});

describe("what somebody did unpaid", () => {
  it.each([
    "Volunteer: Winter Lanterns, every year since 2014.",
    "Voluntary – reading helper, Elm School, 2015 - 2017",
  ])("is no post where the line says so: %s", (line) => {
    expect(rolesOf(`Work\nClerk, Acme Ltd, 2018 - 2021\n${line}`)).toEqual([
      ["Clerk", "Acme Ltd", "2018", "2021"],
    ]);
  });
});
