import { describe, expect, it } from "vitest";
import { reportOf } from "../../../../test/engine-pairs.ts";

const solicitor = `Asha Patel

Employment
10/2025 – present Solicitor, Swiftmove Law, Yeovil
- Residential conveyancing sales and purchases

06/2021 – 09/2025 Conveyancing Paralegal, Swiftmove Law, Yeovil
- Residential conveyancing: registered transfers
`;
const nurse = `Tom Reid

Employment
Dental Nurse (trainee to April 2026), Ashdown Clinic, Telford, June 2022 - present
- Dental nursing at the chairside
`;
const therapist = `Ada Cole

Employment
Occupational Therapist, Hull Trust, March 2019 - present
- Occupational therapy on a stroke ward

Registration
HCPC registered to 2027. Qualified as an occupational therapist in 2019
`;

const statusOf = (cv: string, title: string, demand: string) =>
  reportOf(cv, `${title}\n\nAbout you\n- ${demand}\n- Good communication`).requirements.find(
    ({ text }) => text === demand,
  )?.status;

describe("years since qualifying", () => {
  it.each([
    ["Three years' PQE in residential conveyancing", "partial"],
    ["Three years' experience in residential conveyancing", "met"],
    ["One year's PQE", "met"],
  ])("leaves out a paralegal's: %s is %s", (demand, status) =>
    expect(statusOf(solicitor, "Conveyancing Solicitor", demand)).toBe(status),
  );

  it.each([
    ["Two years' post-qualification experience in dental nursing", "partial"],
    ["Two years' experience in dental nursing", "met"],
  ])("leaves out those of a trainee in the same post: %s is %s", (demand, status) =>
    expect(statusOf(nurse, "Dental Nurse", demand)).toBe(status),
  );

  it("does not wait for a licence to drive", () => {
    const ad =
      "Occupational Therapist\n\nAbout you\n- A full driving licence\n- One year post-registration";
    const all = reportOf(`${therapist}\n\nOther\nProvisional driving licence`, ad).requirements;
    expect(all[1]?.status).toBe("met");
  });

  it("takes no date of renewal for that of registration", () => {
    const demand = "Five years' post-registration experience in occupational therapy";
    expect(statusOf(therapist, "Occupational Therapist", demand)).toBe("met");
  });
});
