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
    ["Care Assistant", "Health and social care"],
    ["CNC Machinist", "Manufacturing industry"],
    ["Teaching Assistant", "Working in schools"],
    ["Mortgage Adviser", "Financial services industry"],
    ["Bricklayer", "Construction"],
    ["Receptionist", "Office environment"],
    ["Chef de Partie", "Commercial kitchens"],
    ["HGV Driver", "Logistics"],
    ["Legal Secretary", "Legal environment"],
    ["Estate Agent", "Property sector"],
    ["Software Developer", "Technology industry"],
  ])("%s: %s", (title, skill) => {
    expect(skillsOfTitle(title)).toContain(skill);
  });

  it.each([
    ["Commissioning Engineer", "Commissioning of services"],
    ["Mechanical Building Commissioning Manager", "Commissioning of services"],
    ["Hospital Admissions Officer", "Academic administration"],
    ["Cover Teacher", "Cover supervision"],
    ["Film Critic", "Animation"],
    ["Dental Nurse", "Health and social care"],
    ["TV Production Manager", "Manufacturing industry"],
    ["Housing Support Worker", "Health and social care"],
    ["Yoga Teacher", "Working in schools"],
    ["Property Developer", "Technology industry"],
    ["Forklift Driver", "Road haulage"],
  ])("not %s: %s", (title, skill) => {
    expect(skillsOfTitle(title)).not.toContain(skill);
  });
});
