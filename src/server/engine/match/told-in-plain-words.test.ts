import { describe, expect, it } from "vitest";
import { deedsTold } from "./told-deeds.ts";

const told = (text: string) => [...deedsTold(text)];

describe("work told in the plainest words", () => {
  it.each([
    ["Diary management", "Kept two directors' calendars straight, with never a double booking"],
    ["Minute taking", "Sat in on the monthly board and typed up what was decided"],
    ["Stationery ordering", "Made sure we never ran out of paper, pens or toner"],
    ["Absence management", "Rang staff who were off sick and held back-to-work interviews"],
    ["Complaint handling", "Took calls from people furious about their bills and put it right"],
    ["Payroll", "Made sure everyone from the cleaners to the directors was paid right on the 28th"],
    ["Bank reconciliation", "Ticked every line of the statement off against the cash book"],
    ["Setting up suppliers", "Rang suppliers on a known number before I changed bank details"],
    ["Caseload management", "Sixty live matters on my desk at any time"],
    ["Court bundles", "Paginated and indexed the papers for every hearing"],
    ["Fraud prevention", "Stopped odd card payments and rang the customer"],
    ["Vital signs", "Did the four-hourly obs and told the nurse when a score went up"],
    ["Discharge planning", "Agreed discharges with the OT, the consultant and the family"],
    ["Dental radiography", "Bitewings and OPGs since 2021"],
    ["Medication administration", "Gave out tablets from blister packs and signed for each"],
    ["Independent living skills", "Taught a young man to cook, shop and catch the bus"],
    ["Contact supervision", "Sat in while parents saw their children and noted how it went"],
    ["Volunteer management", "Looked after the six Friends groups of the hospice"],
    ["Public speaking", "Two hundred talks to schools, Rotary and church halls"],
    ["Teaching", "Stood in front of thirty ten-year-olds every day"],
    ["Parental engagement", "Met families at the gate each morning and told mums of the day"],
    ["EYFS", "Set out sand and water for the two-year-olds"],
    ["Rent collection", "Knocked on doors of those late with their rent and agreed what to pay"],
    ["Ministerial submissions", "Wrote the lines to take before PQs"],
    ["Sales targets", "Beat my number every quarter"],
    ["Social media marketing", "Grew the Instagram from 900 to 14,000 followers"],
    ["User research", "Watched people try the site and wrote down where they got stuck"],
    ["Kennel work", "Hosed down pens and changed bedding twice a day"],
    ["Sports coaching", "Took the under-11s for football on Saturdays"],
    ["School trips and visits", "Took 60 children to a farm and a museum"],
    ["Lunchtime supervision", "Supervising lunchtime"],
    ["Usability testing", "Watched customers use the prototype and listed what confused them"],
    ["Deputising for managers", "Ran the ward while sister was on leave"],
    ["Implant nursing", "Passed instruments and kept drapes sterile for implants"],
    ["Rent arrears recovery", "Contacted those whose rent was late and agreed plans"],
  ])("is %s: %s", (deed, line) => {
    expect(told(line)).toContain(deed);
  });

  it.each([
    ["Diary management", "Wrote down what the children ate each day"],
    ["Mail handling", "Fixed fence posts along the boundary"],
    ["Filing", "Filed down the edges of metal brackets"],
    ["Dog training", "Trained the lead cashier and the staff"],
    ["Substance misuse", "Cut the time that users and groups needed to log in"],
    ["Month-end close", "Worked closely with the accounts office each month"],
    ["Invoicing", "Resolved billing complaints of customers"],
    ["Campaign analysis", "Reported open items to the board each week"],
    ["Vital signs", "Sold valves for high pressures and temperatures"],
    ["Redundancy", "Was made redundant when the site closed"],
    ["Personal care", "Cared for the appearance of the shop"],
    ["Moving and handling of people", "Moved house three times"],
    ["Volunteer management", "Helped unpaid in a charity shop"],
    ["Signposting", "Directed all activity for the customer service department"],
    ["Petty cash", "Petty officer in the Navy"],
    ["Livestock farming", "Looked after the stock of a shoe shop"],
    ["Fitness classes", "Ran new circuits for lights and sockets"],
    ["3D modelling", "Rendered the outside of buildings"],
    ["Wound care", "Removed blocked drains"],
    ["Listening and helpline work", "Answered for two packing lines on the night shift"],
    ["Hairdressing", "Explained the budget cuts to clients"],
    ["Donor stewardship", "Wrote reports and gave the figures to the board"],
    ["Infection prevention and control", "Wore PPE on site"],
    ["EYFS", "Mixed sand and water for bricklayers"],
    ["Returns and refunds", "Replaced faulty parts and wiring"],
    ["KYC", "Carried out ID checks at the bar"],
    ["Redundancy", "Kept a scoring matrix for the selection of suppliers"],
    ["Campaigning", "Ran a marketing campaign for a law firm"],
  ])("is not %s: %s", (deed, line) => {
    expect(told(line)).not.toContain(deed);
  });
});
