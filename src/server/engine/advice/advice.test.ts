import { describe, expect, it } from "vitest";
import { readPairs, reportOf } from "../../../../test/engine-pairs.ts";
import { judgedPairs } from "../golden/judged-pairs.ts";

const head = "Sam Field\nsam.field@example.com, 07700 900123";
const role = (...bullets: string[]) =>
  `Shop Manager, Fern Stores\nMarch 2019 – Present\n${bullets.map((line) => `• ${line}`).join("\n")}`;
const education = "Education\n\nBA History, University of Leeds, 2015";

function ad(title: string, ...demands: string[]): string {
  return `${title}\n\nEssential\n${demands.map((line) => `• ${line}`).join("\n")}`;
}

describe("headings", () => {
  const cv = (work: string) =>
    `${head}\n\n${work}\n\n${role("Managed a shop with 12 staff.", "Ordered stock each week.")}\n\n${education}`;

  it("of one's own making are renamed, with the gain", () => {
    const job = ad("Shop Manager", "Stock control");
    const report = reportOf(cv("My journey so far"), job);
    const win = report.quick_wins.find(({ text }) => text.startsWith("Rename"));
    expect(win).toMatchObject({ before: "My journey so far", after: "Work experience" });
    expect(win?.gain).toBe(
      reportOf(cv("Work experience"), job).overall_score - report.overall_score,
    );
    expect(report.ats_checks.find(({ id }) => id === "section_headings")?.status).toBe("warn");
  });

  it("that software knows stay, and so does the name of an employer", () => {
    for (const heading of ["Employment history", "Berufserfahrung", "Retail experience", ""]) {
      const { quick_wins: wins } = reportOf(cv(heading), ad("Shop Manager", "Stock control"));
      expect(wins.filter(({ text }) => text.startsWith("Rename"))).toEqual([]);
    }
  });
});

describe("names", () => {
  const cv = (line: string) => `${head}\n\nExperience\n\n${role(line)}\n\n${education}`;
  const advice = (line: string, ...demands: string[]) => {
    const report = reportOf(cv(line), ad("Administrator", ...demands));
    return [...report.recommendations, ...report.quick_wins.map(({ after }) => after ?? "")].join(
      "\n",
    );
  };

  it("of a skill are given as the advertisement writes them, in the line that shows it", () => {
    const found = advice("Ran our services on K8s for 3 years.", "Experience of Kubernetes");
    expect(found).toContain("Kubernetes (K8s)");
  });

  it("are not offered where the CV has them, where a thing is only near, or for a licence", () => {
    expect(advice("Ran Kubernetes, or K8s, for 3 years.", "Kubernetes")).not.toContain("(K8s)");
    expect(advice("Built dashboards in Tableau.", "Experience of Power BI")).not.toContain(
      "Tableau (",
    );
    expect(advice("Worked as a registered nurse.", "Active NMC PIN")).not.toContain("nurse (");
  });
});

describe("recommendations", () => {
  const reports = [
    ...readPairs().map((pair) => reportOf(pair.cv, pair.ad)),
    ...judgedPairs.flatMap(({ title, demands, fitting, other }) =>
      [fitting, other].map((cv) => reportOf(cv, ad(title, ...demands.map(([text]) => text)))),
    ),
  ];

  it("are few and do not repeat themselves", () => {
    for (const { recommendations } of reports) {
      expect(recommendations.length).toBeLessThanOrEqual(8);
      expect(new Set(recommendations.map((text) => text.slice(0, 40))).size).toBe(
        recommendations.length,
      );
    }
  });

  it("hold every quick win that has a place, in its own words", () => {
    for (const { recommendations, quick_wins: wins } of reports) {
      const [win] = wins;
      if (win && recommendations.length < 8) expect(recommendations).toContain(win.text);
    }
  });

  it("never ask to add what is not there", () => {
    for (const { recommendations, quick_wins: wins, skills_missing: missing } of reports) {
      for (const text of recommendations) expect(text).not.toMatch(/\b(?:add|include|insert)\b/iu);
      for (const { after = "" } of wins) {
        for (const skill of missing) expect(after.toLowerCase()).not.toContain(skill.toLowerCase());
      }
    }
  });

  it("ask about what is missing in two questions, however much it is", () => {
    const skills = ["Kubernetes", "Terraform", "Kafka", "Redis", "Ansible", "Jenkins", "Grafana"];
    const report = reportOf(
      `${head}\n\nExperience\n\n${role("Managed a shop.")}`,
      ad("Engineer", ...skills.map((skill) => `Experience of ${skill}`)),
    );
    const asking = report.recommendations.filter((text) =>
      skills.some((skill) => text.includes(skill)),
    );
    expect(asking).toHaveLength(2);
    expect(asking[0]).toMatch(/^Have you any experience of .+\?/u);
  });
});

describe("the order of a CV", () => {
  const interests = "Interests\n\nHiking in the hills\nReading long novels\nBaking bread at home";
  const work = `Experience\n\n${role(
    "Managed stock control for 3 shops.",
    "Handled customer complaints by phone and e-mail.",
    "Trained 12 new staff in customer service.",
    "Kept the books in Sage 50 and did the payroll.",
  )}`;
  const job = ad(
    "Shop Manager",
    "Stock control",
    "Handling customer complaints",
    "Training of staff",
    "Customer service",
    "Payroll",
  );
  const orderAdvice = (cv: string) =>
    reportOf(cv, job).recommendations.filter((text) => / before “/u.test(text));

  it("is advised where little stands before what answers the advertisement", () => {
    expect(orderAdvice(`${head}\n\n${interests}\n\n${work}\n\n${education}`)).toEqual([
      expect.stringContaining("Put “Experience” before “Interests”"),
    ]);
  });

  it("is left alone where the work comes first", () => {
    expect(orderAdvice(`${head}\n\n${work}\n\n${education}\n\n${interests}`)).toEqual([]);
  });

  it("is no quick win: no gain is claimed for it", () => {
    const { quick_wins: wins } = reportOf(`${head}\n\n${interests}\n\n${work}`, job);
    expect(wins.filter(({ text }) => text.startsWith("Put “Experience” before"))).toEqual([]);
  });
});

describe("the lines of a role", () => {
  const dull = ["Opened the shop each day.", "Kept the shop tidy.", "Spoke with suppliers."];
  const report = (lines: string[], ...demands: string[]) =>
    reportOf(
      `${head}\n\nExperience\n\n${role(...lines)}\n\n${education}`,
      ad("Manager", ...demands),
    );

  it("that answer the advertisement go first, or those with a figure", () => {
    const payroll = "Did the payroll in Sage 50.";
    expect(report([...dull, payroll], "Payroll").recommendations).toContainEqual(
      expect.stringContaining("Put “Did the payroll in Sage 50” first"),
    );
    const figure = "Raised the sales of the shop by 12%.";
    expect(report([...dull, figure], "Kubernetes").recommendations).toContainEqual(
      expect.stringContaining("Put “Raised the sales of the shop by 12%” first"),
    );
    expect(report([figure, ...dull, payroll], "Payroll").recommendations).not.toContainEqual(
      expect.stringContaining(`Put ${figure}`),
    );
  });

  it("that only hold the word of a title answer nothing", () => {
    const wrote = "Wrote to the Care Manager about the orders for the week ahead.";
    const lines = [...dull, wrote].map((line) => `• ${line}`).join("\n");
    const cv = `${head}\n\nExperience\n\nCare Manager\nFern Stores, March 2019 – Present\n${lines}`;
    const { recommendations } = reportOf(cv, ad("Care Manager", "Care Manager"));
    expect(recommendations.filter((text) => text.startsWith("Put “Wrote to the Care"))).toEqual([]);
  });

  it("that leave one's own part unsaid are asked about, never made to claim it", () => {
    const vague = "Involved in leading the move of the shop to a new till system.";
    const { recommendations, quick_wins: wins } = report([vague, ...dull], "Leadership");
    expect(recommendations).toContainEqual(expect.stringContaining("What was your own part in"));
    expect(wins.filter(({ before }) => before === vague)).toEqual([]);
  });

  it("that tell of help are left alone where helping is the work", () => {
    const { recommendations } = report(["Helped with washing and dressing.", ...dull], "Care");
    expect(recommendations.filter((text) => text.includes("your own part"))).toEqual([]);
  });

  it("that still hold a gap of a template are named first", () => {
    const { recommendations } = report(["Led a team of [number] people.", ...dull], "Care");
    expect(recommendations[0]).toContain("“[number]”");
  });

  it("are reworded together, each shown as it is and as it would read", () => {
    const weak = dull.map((line) => `Responsible for overseeing ${line.toLowerCase()}`);
    const win = report(weak, "Payroll").quick_wins.find(({ text }) => text.startsWith("Begin"));
    expect(win?.changes).toHaveLength(3);
    expect(win?.changes?.[0]?.after).toMatch(/^Oversee/u);
    expect(win?.before).toBeUndefined();
  });
});
