import { describe, expect, it } from "vitest";
import { skillsOfTitle } from "../titles-imply.ts";

describe("what a post carries with it", () => {
  it.each([
    ["Attendance Officer", "School attendance"],
    ["Cover Supervisor", "Cover supervision"],
    ["Senior KYC Analyst", "Anti-money laundering"],
    ["Legal Cashier", "Client account"],
    ["Repairs Scheduler", "Scheduling"],
    ["Democratic Services Officer", "Committee servicing"],
    ["PPC Executive", "PPC"],
    ["Trusts Fundraiser", "Grant writing"],
    ["UX Researcher", "User research"],
    ["Housing Options Officer", "Housing advice"],
    ["Work Coach", "Employability support"],
    ["Community Link Worker", "Social prescribing"],
    ["Clinical Coder", "Clinical coding"],
  ])("%s: %s", (title, skill) => {
    expect(skillsOfTitle(title)).toContain(skill);
  });

  it.each([
    ["Commissioning Engineer", "Commissioning of services"],
    ["Mechanical Building Commissioning Manager", "Commissioning of services"],
    ["Hospital Admissions Officer", "Academic administration"],
    ["Cover Teacher", "Cover supervision"],
    ["Film Critic", "Animation"],
  ])("not %s: %s", (title, skill) => {
    expect(skillsOfTitle(title)).not.toContain(skill);
  });
});
