import { describe, expect, it } from "vitest";
import { datedJobs, readMarked, recordOf } from "./samples/read-marked.ts";

describe("forms and tables of employment", () => {
  it("joins the date of the start and of the end, whatever else the form asks", () => {
    const text = `Previous employment

      Employer name: Holt Lane Medical Centre
      Type of business: Healthcare
      Job title: Receptionist
      Grade: Band 2
      Start date: 02/09/2019
      End date: 31/01/2021
      Reason for leaving: Permanent post

      Employer name: Arden Stores Ltd
      Job title: Shop Assistant
      Start date: 07/11/2016
      End date: 30/08/2019`;
    expect(datedJobs(text)).toEqual([
      ["Receptionist", "Holt Lane Medical Centre", "2019-09", "2021-01"],
      ["Shop Assistant", "Arden Stores Ltd", "2016-11", "2019-08"],
    ]);
  });

  it.each([
    ["Employment", "Employer: Marl Ltd", "Position: Clerk", "Start: 02/2019", "End: 03/2021"],
    ["Berufserfahrung", "Arbeitgeber: Marl Ltd", "Position: Clerk", "Von: 02/2019", "Bis: 03/2021"],
    ["Employment", "Employer~Post~Started~Left", "Marl Ltd~Clerk~02/2019~03/2021"],
  ])("joins them by every label there is for either: %s, %s, %s", (heading, ...form) => {
    expect(datedJobs([heading, "", ...form].join("\n"))).toEqual([
      ["Clerk", "Marl Ltd", "2019-02", "2021-03"],
    ]);
  });

  it("reads the rows of a table by the names of its columns", () => {
    const text = `Employment

      From~To~Employer~Post held~Reason for leaving
      04/2017~Present~Fenwick Borough~Finance Officer
      06/2004~03/2017~Ruddle Printers~Accounts Assistant~To gain experience in a larger company`;
    expect(datedJobs(text)).toEqual([
      ["Finance Officer", "Fenwick Borough", "2017-04", "present"],
      ["Accounts Assistant", "Ruddle Printers", "2004-06", "2017-03"],
    ]);
  });

  it("reads a name asked for in two fields", () => {
    const text = "Personal details\nSurname: Bakare\nFirst names: Ade Tunde\nMobile: 07700 900288";
    expect(readMarked(text).contact.full_name).toBe("Ade Tunde Bakare");
  });
});

describe("jobs told in sentences", () => {
  it("tells post, employer and time of somebody who worked as something", () => {
    const text = `Work experience

      • Working as Senior Software Engineer in Orbis Systems, Pune from June 2021 to till date.
      • Worked with Kestrel Data as a Trainee Engineer from July 2017 to May 2021.`;
    expect(datedJobs(text)).toEqual([
      ["Senior Software Engineer", "Orbis Systems", "2021-06", "present"],
      ["Trainee Engineer", "Kestrel Data", "2017-07", "2021-05"],
    ]);
  });
});

describe("a CV in small letters", () => {
  const text = `morgan pell
      derby
      morganpell@example.com

      work experience

      warehouse operative - halden foods
      august 2022 - present
      picking orders with a voice headset

      crew member - greggs
      2017 - 2020
      tills, kitchen, deliveries, closing down`;

  it("is read as any other, and quoted as it is written", () => {
    expect(readMarked(text).contact.full_name).toBe("morgan pell");
    expect(datedJobs(text)).toEqual([
      ["warehouse operative", "halden foods", "2022-08", "present"],
      ["crew member", "greggs", "2017", "2020"],
    ]);
    const written = text.replace(/\s+/g, " ");
    for (const line of recordOf(text).lines) expect(written).toContain(line.text);
  });
});

describe("headings behind a sign", () => {
  it("open their sections", () => {
    const text = `Sam Okoro

      • EXPERIENCE

      Harrow Data~Leeds
      Analyst~Jul 2022 – Dec 2023

      • EDUCATION

      University of Kent
      BSc Psychology~2019 – 2022`;
    expect(readMarked(text).sections.map(({ kind }) => kind)).toContain("education");
    expect(datedJobs(text)).toEqual([["Analyst", "Harrow Data", "2022-07", "2023-12"]]);
  });
});
