import { describe, expect, it } from "vitest";
import { reportOf } from "../../../../test/engine-pairs.ts";

const person = "Jo Field\njo@example.com, 07700 900111\n\nExperience\n\n";

const siteManager = `${person}Site Manager, Tarn Build
March 2012 – Present
• Led a team of 40 and worked closely with colleagues to deadlines.
• Communicated each week with clients, suppliers and stakeholders.
• Organised and prioritised project management for six sites.
• Analysed reports with attention to detail and took the initiative.`;

const softAd = `Pensions and Payroll Consultant

You will have
• Strong communication skills
• Excellent teamwork
• Attention to detail
• Good organisation and project management skills
• Initiative`;

const nurseAd = "Staff Nurse\n\nEssential\n• Band 5 registered nurses";

const chef = (line: string) =>
  `${person}Executive Chef, Alder House\nMarch 2012 – Present\n• ${line}\n• Cooked for 200 guests.`;

describe("a CV of another trade", () => {
  it("stays under 35 before an advertisement that asks hardly more than attitudes, and is told why", () => {
    const report = reportOf(siteManager, softAd);
    expect(report.match_percentage).toBeLessThan(35);
    expect(report.summary).toContain("little that is particular to this job");
  });

  it.each([
    "• Punctual\n• Experience of supervising others",
    "• Good written and verbal English\n• Hard-working\n• Full UK driving licence",
    "• Leadership\n• Computer literate\n• Own initiative",
  ])("stays under 35 where nothing asked for belongs to the trade: %s", (asked) => {
    const driver = `${siteManager}\n• Drove 30,000 miles a year.\n\nLicences\nFull UK driving licence`;
    const supervisor = driver.replace("Led a team", "Supervised a team");
    expect(
      reportOf(supervisor, `Electrician\n\nYou will have\n${asked}`).match_percentage,
    ).toBeLessThan(35);
  });

  it("does not hold who has had the job", () => {
    const payroll = siteManager.replace("Site Manager", "Payroll Consultant");
    const report = reportOf(payroll, softAd);
    expect(report.match_percentage).toBeGreaterThan(60);
    expect(report.summary).not.toContain("held at");
  });

  it("is not lifted by the licence of people it worked with", () => {
    const report = reportOf(chef("Collaborated with corporate RN in creating menus."), nurseAd);
    expect(report.match_percentage).toBeLessThan(35);
    expect(report.requirements[0]?.status).toBe("missing");
  });

  it("is not what a nurse's own registration makes of her", () => {
    const nurse = chef("Trained colleagues as a registered nurse.");
    expect(reportOf(nurse, nurseAd).requirements[0]?.status).toBe("met");
  });
});

describe("the title part", () => {
  const likeness = (held: string, asked: string) =>
    reportOf(
      siteManager.replace("Site Manager", held),
      `${asked}\n\nEssential\n• Rostering`,
    ).score_parts.find(({ of, id }) => of === "match_percentage" && id === "title")?.score ?? 0;

  it("takes a word that every trade's titles have for little", () => {
    expect(likeness("HR Manager", "Ward Manager")).toBeLessThan(
      likeness("Ward Sister", "Ward Manager"),
    );
  });

  it.each([
    ["Security Analyst and Team Lead", "Field Care Supervisor"],
    ["Food Service Manager", "Data Services Manager"],
    ["Accounting Supervisor", "Account Director"],
    ["Software Engineer", "Sales Engineer"],
    ["HR Manager", "Shift Manager"],
    ["Assistant to the Chief Nursing Officer", "Registered Mental Nurse"],
  ])("takes what two trades have in common for little: %s for %s", (held, asked) => {
    expect(likeness(held, asked)).toBeLessThan(50);
  });

  it("takes a title of no trade for itself", () => {
    expect(likeness("Team Leader", "Team Leader")).toBe(100);
  });

  it("takes people of one trade for alike", () => {
    expect(likeness("Theatre Nurse", "Community Nurse")).toBeGreaterThan(60);
  });
});

describe("time in work like this", () => {
  const ad = "Care Assistant\n\nEssential\n• Personal care\n• Moving and handling";
  const cv = (from: string) =>
    `${person}Care Assistant, Hill House\n${from} – Present\n• Personal care, moving and handling.`;
  const years = (from: string) =>
    reportOf(cv(from), ad).score_parts.find(({ id }) => id === "years")?.score ?? -1;

  it("counts where the advertisement asks for no number of years, the first ones most", () => {
    expect(years("May 2026")).toBeGreaterThan(40);
    expect(years("May 2026")).toBeLessThan(years("May 2025"));
    expect(years("May 2019")).toBe(100);
  });

  it("is no matter for a first post", () => {
    const report = reportOf(cv("May 2026"), ad.replace("Care Assistant", "Trainee Care Assistant"));
    expect(report.score_parts.some(({ id }) => id === "years")).toBe(false);
  });
});
