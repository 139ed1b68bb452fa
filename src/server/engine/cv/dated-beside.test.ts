import { describe, expect, it } from "vitest";
import { datedJobs } from "./samples/read-marked.ts";

/** What stands between a post, its employer and its dates: brackets, rows of dots, arrows, terms of a university. */

const rolesOf = (text: string) =>
  datedJobs(`Ana Testova\nana@example.com\n\nEmployment\n\n${text}`);

describe("a post in brackets behind its employer", () => {
  it.each([
    [
      "Larkhill Foods Ltd., Ely (Financial Controller) [Oct. 2021 – to date]",
      ["Financial Controller", "Larkhill Foods Ltd.", "2021-10", "present"],
    ],
    [
      "Larkhill Group, Cambridge (Senior Financial Analyst) [Jan. 2010 – Mar. 2013]",
      ["Senior Financial Analyst", "Larkhill Group", "2010-01", "2013-03"],
    ],
    [
      "Brackley Haulage (Transport Clerk) [2018 - 2021]",
      ["Transport Clerk", "Brackley Haulage", "2018", "2021"],
    ],
    [
      "Brackley Haulage, Daventry (Transport Clerk) 2018 - 2021",
      ["Transport Clerk", "Brackley Haulage", "2018", "2021"],
    ],
    [
      "Corby Council (Clerical Officer, 3-day week), Mar 2015 - Dec 2017",
      ["Clerical Officer, 3-day week", "Corby Council", "2015-03", "2017-12"],
    ],
    [
      "Kirby & Stone, Norwich (Audit Senior, later Assistant Manager) 2005 - 2009",
      ["Audit Senior, later Assistant Manager", "Kirby & Stone", "2005", "2009"],
    ],
    [
      "Ledger People (recruitment agency) (Temporary accounts assistant) 2004 - 2005",
      ["Temporary accounts assistant", "Ledger People (recruitment agency)", "2004", "2005"],
    ],
  ])("is the title: %s", (line, role) => {
    expect(rolesOf(line)).toEqual([role]);
  });

  it.each([
    [
      "Shift Supervisor (promoted from driver), Acme Ltd, Ely, 2018 - 2021",
      ["Shift Supervisor (promoted from driver)", "Acme Ltd", "2018", "2021"],
    ],
    [
      "Teacher (Mathematics), Elm Grove School, Ely, 2018 - 2021",
      ["Teacher (Mathematics)", "Elm Grove School", "2018", "2021"],
    ],
  ])("leaves other brackets where they are: %s", (line, role) => {
    expect(rolesOf(line)).toEqual([role]);
  });
});

describe("signs that lead to the dates", () => {
  it.each([
    [
      "Wardrobe Assistant. Grand Theatre Leeds. 2011 → 2013",
      ["Wardrobe Assistant", "Grand Theatre Leeds", "2011", "2013"],
    ],
    [
      "Hire Assistant, then Hire Manager. Leeds Costume Services. Part time (3 days). 2013 ➜ 2016",
      ["Hire Assistant, then Hire Manager", "Leeds Costume Services", "2013", "2016"],
    ],
    [
      "Shop Assistant, Ribble Books, part time (2 days) 2009 ⇒ 2011",
      ["Shop Assistant", "Ribble Books", "2009", "2011"],
    ],
    ["Usher » Vue Cinema » 2008 » 2009", ["Usher", "Vue Cinema", "2008", "2009"]],
    [
      "Stage Hand ………… Hull New Theatre ………… Nov 2017 – Jan 2018",
      ["Stage Hand", "Hull New Theatre", "2017-11", "2018-01"],
    ],
    [
      "Stage Hand ........ Hull New Theatre ........ Nov 2017 – Jan 2018",
      ["Stage Hand", "Hull New Theatre", "2017-11", "2018-01"],
    ],
    [
      "Barman, Regency Taverns Ltd (no longer trading), 2009 - 2011",
      ["Barman", "Regency Taverns Ltd", "2009", "2011"],
    ],
    [
      "Barman, Regency Taverns Ltd, now closed. 2009 - 2011",
      ["Barman", "Regency Taverns Ltd", "2009", "2011"],
    ],
  ])("are no part of the names: %s", (line, role) => {
    expect(rolesOf(line)).toEqual([role]);
  });

  it.each([
    [
      "Michaelmas 2013 ~ Tutor, University of Oxford",
      ["Tutor", "University of Oxford", "2013", "2013"],
    ],
    [
      "Tutor, University of Oxford, Hilary and Trinity terms 2014",
      ["Tutor", "University of Oxford", "2014", "2014"],
    ],
    [
      "Trinity 2012 - Michaelmas 2014: Tutor, University of Oxford",
      ["Tutor", "University of Oxford", "2012", "2014"],
    ],
    [
      "Fruit Picker, Wye Farms, Ledbury. Summers of 2011 and 2012",
      ["Fruit Picker", "Wye Farms", "2011", "2012"],
    ],
  ])("and terms and seasons are dates: %s", (line, role) => {
    expect(rolesOf(line)).toEqual([role]);
  });
});

describe("application forms", () => {
  it("ask for more than names between an employer and the post there", () => {
    const form =
      "Current / most recent employer\nEmployer Name: Larkhill NHS Foundation Trust\nAddress: 4 Elm Road, Ely, CB7 4AB\nTelephone:\nJob Title: Staff Nurse, Acute Surgical Unit (F5)\nGrade: Band 5\nStart Date: 16/04/2018\nEnd Date:\nReporting to (Job Title): Ward Manager";
    expect(rolesOf(form)).toEqual([
      [
        "Staff Nurse, Acute Surgical Unit (F5)",
        "Larkhill NHS Foundation Trust",
        "2018-04",
        "present",
      ],
    ]);
  });
});

describe("brackets of a post", () => {
  it("go with the title above them", () => {
    const text =
      "EVENTS MANAGER\n(maternity cover)\nLarkhill Armouries\nLeeds\n04.2022 - 04.2023\nBanquets for many guests.\n\nACCOUNT EXECUTIVE\nBrightspark Live Ltd\nManchester\nJuly 2018 - June 2020\nBrand activations.";
    expect(rolesOf(text)).toEqual([
      ["EVENTS MANAGER", "Larkhill Armouries", "2022-04", "2023-04"],
      ["ACCOUNT EXECUTIVE", "Brightspark Live Ltd", "2018-07", "2020-06"],
    ]);
  });

  it("say since when somebody was so within the whole time", () => {
    const text =
      "From 01 Feb 2019 to date: Associate Director (from 1 April 2023; joined as Principal Engineer), Halden Consulting, London\nFrom 13 Jan 2014 to 28 Jan 2019: Senior Engineer, Ramble Ltd, London";
    expect(rolesOf(text).map(([, ...more]) => more)).toEqual([
      ["Halden Consulting", "2019-02", "present"],
      ["Ramble Ltd", "2014-01", "2019-01"],
    ]);
  });

  it("say of an employer in a form that it is gone", () => {
    const form =
      "Employer: Little Acorns Nursery (now closed)\nPost held: Nursery Nurse\nDates: 2012 - 2017";
    expect(rolesOf(form)).toEqual([["Nursery Nurse", "Little Acorns Nursery", "2012", "2017"]]);
  });
});

describe("dated lines that are no paid post", () => {
  it.each([
    "PRO BONO\nVolunteer adviser, Citizens Advice Ely, 2013 – 2015",
    "3.0 SELECTED PROJECT EXPERIENCE\nMersey Gateway, Halton (2014–2016)\nRole: Senior Engineer, approach viaduct.",
    "4. Professional Activities\nICE Supervising Civil Engineer since 2016",
    "Groups\n\nWolverhampton Young Carers\nMay 2009 to July 2013",
  ])("have headings of their own: %s", (more) => {
    const job = ["Clerk", "Acme Ltd", "2018", "2021"];
    expect(rolesOf(`Clerk, Acme Ltd, 2018 - 2021\n\n${more}`)).toEqual([job]);
  });
});
