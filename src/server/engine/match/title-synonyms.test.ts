import { describe, expect, it } from "vitest";
import { readTitle, titleShare } from "./title-likeness.ts";

describe("titles that go by several names", () => {
  it.each([
    ["SLT", "Speech and Language Therapist"],
    ["Health Care Assistant", "Agency Healthcare Assistants"],
    ["Healthcare Support Worker", "HCA"],
    ["Care Assistant (nights)", "Domiciliary Carer"],
    ["Food Service Assistant", "Kitchen and Dining Assistant"],
    ["Ward Cleaner", "Domestic Assistant"],
    ["HR Manager", "Human Resources Manager"],
    ["Administrative Assistant", "Admin Assistant"],
    ["Buyer", "Procurement Buyer"],
    ["Warehouse Operative", "Picker/Packer"],
    ["IT Manager", "Information Technology Manager"],
    ["FLT Driver", "Counterbalance Operator"],
    ["Helpdesk Analyst", "1st Line Support Engineer"],
    ["Night Team Leader", "Night Replenishment Supervisor"],
    ["Room Attendant", "Hotel Housekeeper"],
    ["Assistant Store Manager", "Deputy Shop Manager"],
    ["PA", "Executive Assistant"],
    ["Shift Leader", "Supervisor"],
    ["Specialised Cardiac Physiologist", "Highly Specialist Cardiac Physiologist"],
  ])("takes “%s” and “%s” for the same", (one, other) => {
    expect(readTitle(one).keys).toEqual(readTitle(other).keys);
  });

  it.each([
    ["Door Supervisor - SIA", "Bouncer"],
    ["Kitchen Porter - Live In", "KP"],
    ["Territory Manager - South West", "Field Sales Rep"],
    ["HR Advisor - 12 mth FTC", "People Advisor"],
    ["Arborist (NPTC)", "Tree Surgeon, Leeds"],
    ["Residential Property Solicitor", "Associate Solicitor, Residential Property"],
    ["SENDCo", "Special Educational Needs Co-ordinator"],
  ])("finds “%s” and “%s” much alike, whatever else they name", (one, other) => {
    expect(titleShare(readTitle(one), readTitle(other))).toBeGreaterThanOrEqual(0.85);
  });

  it.each([
    ["Landscape Architect", "Enterprise Architect"],
    ["Gas Engineer - Domestic", "Domestic Assistant"],
    ["Sales Engineer", "Gas Engineer"],
    ["Media Buyer", "Procurement Buyer"],
    ["Nurse", "Nursery Nurse"],
  ])("finds “%s” and “%s” little alike", (one, other) => {
    expect(titleShare(readTitle(one), readTitle(other))).toBeLessThan(0.7);
  });

  it.each([
    ["Agency Manager", "Manager"],
    ["Slt", "Speech and Language Therapist"],
    ["Dining Room Manager", "Catering Assistant"],
    ["Nursery Nurse", "Nurse"],
    ["Information Security Officer", "Security Guard"],
    ["IT Manager", "Manager"],
    ["Pa", "Executive Assistant"],
    ["Room Attendant", "Room Leader"],
    ["Systems Administrator", "Maintenance Engineer"],
    ["Assistant to the Manager", "Deputy Manager"],
  ])("tells “%s” from “%s”", (one, other) => {
    expect(readTitle(one).keys).not.toEqual(readTitle(other).keys);
  });
});
