import { describe, expect, it } from "vitest";
import { reportOf } from "../../../../test/engine-pairs.ts";
import { deedsTold } from "./told-deeds.ts";

const told = (text: string) => [...deedsTold(text)];

const cv = (line: string) => `Sam Field
sam.field@example.com, 07700 900123

Experience
Team Member, Northgate, January 2022 to present
• ${line}
• Came in on time for each shift

Education
GCSEs, Northgate School, 2015`;

const statusOf = (demand: string, line: string) =>
  reportOf(cv(line), `Northgate Person\n\nRequirements\n• ${demand}\n• Experience of falconry`)
    .requirements[0]?.status;

describe("work in trades, shops, kitchens, factories and laboratories", () => {
  it.each([
    ["Vehicle diagnostics", "Read the codes on the Snap-on and cleared the ABS fault"],
    ["HGV maintenance", "PMIs every six weeks on artics and trailers"],
    ["Washroom cleaning", "Filled soap and towels and descaled the urinals"],
    ["Floor care", "Stripped and sealed the hall floor in August"],
    ["Setting out", "Set pegs and profiles for the footings with the Leica"],
    ["Toolbox talks", "A short talk on silica or ladders with the gang each Monday"],
    ["Breakdown maintenance", "Conveyors and palletisers stopped, and I got them going"],
    ["Continuous improvement", "Took nine minutes out of each changeover"],
    ["HACCP", "Put the wands through the metal detector each hour"],
    ["Fish processing", "Gutted and pinboned salmon"],
    ["Bar work", "Poured pints and made cocktails"],
    ["Housekeeping", "Checked the bedrooms before guests were let in"],
    ["Backup and recovery", "Restored a file from the nightly copies each month"],
    ["Multidrop delivery", "120 parcels a day around Hull by van"],
    ["Tachograph", "Downloaded driver cards and went through the tachos"],
    ["Welding", "MIG and TIG on stainless handrails"],
    ["Vendor management", "Scored the vendors each quarter and met those who were late"],
    ["Loss prevention in retail", "Watched for shoplifters and tagged the spirits"],
    ["Cell culture", "Passaged and froze HEK cells"],
    ["De-escalation", "Calmed drunk lads at the door by talking"],
    ["Debugging", "Found memory leaks from the logs"],
    ["Data engineering", "Loaded the till data to Snowflake each night"],
    ["Electrical testing and inspection", "EICRs for landlords, dead and live tests"],
    ["Plumbing", "Taps, leaks, cisterns and burst pipes"],
  ])("%s is told by: %s", (deed, line) => {
    expect(told(line)).toContain(deed);
  });

  it.each([
    ["Calibration", "Balanced the daily reports and checked them each month"],
    ["Tachograph", "Took cash, cheques and cards at the register"],
    ["Roofing", "Passed new leads on to the sales team"],
    ["REST APIs", "Called families about our services"],
    ["Software architecture", "Wrote notes of events and services for each client"],
    ["Customer loyalty", "Member of the presidents' club"],
    ["Good Laboratory Practice", "Trained new staff in company procedures"],
    ["Commissioning", "Sat with customers on site"],
    ["Toolmaking", "Followed up repairs, damp and mould"],
    ["Road works", "Set goals for the works traffic team"],
    ["Age-restricted sales", "Cared for young people who challenge"],
    ["Cooking", "Covered nights and weekends"],
    ["Grinding", "Sampled surface and ground water"],
    ["Porterage", "Nursed on surgical wards and in theatre"],
    ["Bathroom fitting", "Helped residents with baths and showers"],
    ["Microbiology", "Carried plates and poured coffee for 90 rooms"],
    ["Site management", "Cut fairways with the 5-gang on busy days"],
    ["Plumbing", "Cleaned the toilets and basins"],
    ["Plumbing", "Wiped the taps, basins and showers in each ward"],
    ["Carpentry", "Wiped the doors and skirting on each landing"],
    ["Cooking", "Carried trays and plates of curries to the tables"],
    ["Cooking", "Served steaks, soups and sauces in the garden"],
    ["Retail sales", "Carried bags for the queue of visitors"],
    ["Till operation", "Kept the queue calm at the gate"],
    ["Electrical installation", "Counted sockets and lights for the inventory"],
    ["Painting and decorating", "Sold gloss, wallpaper and brushes"],
    ["Roofing", "Handed out slates and felt from the store"],
    ["Kitchen fitting", "Counted worktops, hobs and sinks on the shelves"],
    ["Maintenance engineering", "Booked bearings, pumps and seals into the store"],
    ["Butchery", "Stocked the fridges with beef, lamb and pork"],
    ["Tyre fitting", "Counted tyres and wheels in the store"],
    ["Flooring installation", "Priced carpets, vinyl and laminate on the shelf"],
    ["Computer networking", "Sold switches, routers and cables"],
    ["Loading and unloading", "Counted pallets and cages in the yard"],
  ])("%s is not told by: %s", (deed, line) => {
    expect(told(line)).not.toContain(deed);
  });

  it.each([
    ["Record production data", "Put counts, stops and scrap on the board each hour"],
    ["Prepare media and reagents", "Made up broths, buffers and plates for the week"],
    ["Collect water samples", "Took bottles from boreholes and streams in all weathers"],
    ["Maintain fire extinguishers", "Made cakes for the fair"],
  ])("a duty that names no skill meets the line that tells of it: %s", (demand, line) => {
    expect(statusOf(demand, line)).toBe(line.includes("cakes") ? "missing" : "met");
  });
});
