import { describe, expect, it } from "vitest";
import { reportOf } from "../../../../test/engine-pairs.ts";

/** How one demand is judged before a CV with one line among its licences. */
function statusOf(demand: string, line: string): string | undefined {
  const cv = `Sam Holt\nCarlisle CA1 2ZZ. 07700 900228\n\nWork history\nOperative, Northgate Ltd, Leeds\nMarch 2016 to present\n• Met weekly targets on a busy site\n\nLicences and certificates\n${line}`;
  const report = reportOf(cv, `Team Member\n\nRequirements\n• ${demand}\n• Good timekeeping`);
  return report.requirements.find(({ text }) => text !== "Good timekeeping")?.status;
}

const cases = (rows: string) =>
  rows
    .trim()
    .split("\n")
    .map((row) => row.split(" | ").map((part) => part.trim()));

describe("a licence of one kind and another", () => {
  it.each(
    cases(`
Non-medical prescriber (V300) | V150 community prescriber, 2021 | missing
Social Work England registration | DipSW, 1999 | partial
Registered nurse (NMC) | Registered midwife, NMC PIN 08F1234E | missing
Chartered member of the CIPD | CIPD Level 7 | partial
CIPD Level 7 | MCIPD | met
NEBOSH | NEBOSH Construction Certificate | met
NEBOSH General Certificate | NEBOSH Construction Certificate | missing
NEBOSH General Certificate | NEBOSH certificate 2020 | partial
NVQ Level 2 bricklaying | NVQ Level 2 plastering | partial
Time served electrician | Time served joiner | missing
Time served electrician | Electrical apprenticeship, 2008-2012 | met
MAPA training | Team-Teach 2024 | missing
Physical intervention training | Team-Teach 2024 | met
Security clearance | SC clearance, current | met
QTS | Early career teacher, Leeds schools | met
18th Edition (Amendment 2) | 18th Edition BS 7671, 2019 | partial
18th Edition (Amendment 2) | 18th Edition Amendment 2, 2023 | met
Full licence with C1 | Full UK driving licence | missing
Full licence with C1 | Full licence, C1 | met
Specialist Practitioner Qualification in District Nursing, recorded with the NMC | RGN, NMC PIN 08F1234E | missing
Gas Safe registered or eligible, with CCN1, CENWAT and HTR1 | Gas Safe registered. ACS: CCN1, CENWAT | partial
`),
  )("“%s” before “%s” is %s", (demand, line, status) => {
    expect(statusOf(demand ?? "", line ?? "")).toBe(status);
  });
});

describe("a licence that is wished for, under way, or run out", () => {
  it.each(
    cases(`
2391 Inspection & Testing | Thinking of 2391 next year | missing
CIPP qualification or working towards one | Thinking about a CIPP course | missing
CIPP qualification or working towards one | Studying for the CIPP Foundation Degree | met
Level 3 Diploma in Adult Care | Level 3 Diploma in Adult Care, hoping to start in January | missing
Current registration with Social Work England | Will need to apply to Social Work England | missing
Qualified ACCA or CIMA (no finalists) | CIMA finalist, last case study February 2027 | missing
ACCA or CIMA qualified | CIMA finalist, last case study February 2027 | partial
First Aid at Work | Emergency First Aid at Work, one day, 2025 | partial
Reach truck licence | Reach truck licence (ITSSAR), lapsed 2020 | missing
Asbestos awareness (UKATA) – if out of date we'll renew it | UKATA asbestos awareness, lapsed 2024 | met
Führerschein Klasse CE | Führerschein Klasse CE seit 2011 | met
Führerschein Klasse CE | Führerschein Klasse B | missing
Führerschein Klasse CE | Führerschein CE, abgelaufen 2022 | missing
Führerschein Klasse B | Führerschein Klasse B in Ausbildung | partial
Full licence with C+E, held 2 years minimum | Category C since 2017. C+E passed 4 February 2026. | partial
Full licence with C+E, held 2 years minimum | Category C since 2017. C+E passed 4 February 2019. | met
`),
  )("“%s” before “%s” is %s", (demand, line, status) => {
    expect(statusOf(demand ?? "", line ?? "")).toBe(status);
  });
});

describe("years since qualifying", () => {
  it("do not run for who has still to qualify", () => {
    const cv =
      "Rosa Pinto\nrosa@example.com\n\nExperience\n\nManagement Accountant, Fern Ltd\nMarch 2016 – Present\n• Kept the books.\n\nQualifications\nCIMA finalist, last case study February 2027";
    const ad =
      "Accountant\n\nEssential\n• CIMA qualified\n• 3 years' post-qualification experience";
    const years = reportOf(cv, ad).requirements.find(({ text }) => text.includes("years"));
    expect(years?.status).toBe("missing");
    expect(years?.reason).toContain("not finished");
  });
});
