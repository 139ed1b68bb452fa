import { describe, expect, it } from "vitest";
import { occupationKeys } from "./title-likeness.ts";

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
    expect(occupationKeys(one)).toEqual(occupationKeys(other));
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
    expect(occupationKeys(one)).not.toEqual(occupationKeys(other));
  });
});
