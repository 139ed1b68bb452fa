import { describe, expect, it } from "vitest";
import { deedsTold } from "./told-deeds.ts";

const told = (text: string) => [...deedsTold(text)];

describe("what carers, tradespeople and shift workers say of their days in few words", () => {
  it.each([
    ["Personal care", "Gave showers and shaves to the gentlemen"],
    ["Answering call bells", "Answered the bells on a corridor of fourteen rooms"],
    ["Following care plans", "Read the care plan on the tablet before each visit"],
    ["Discharge planning", "Carers booked and the OT kit delivered, so people got home"],
    ["Covering classes", "Stood in for the class teacher when she was ill"],
    ["Differentiation", "Three levels of task and scaffolds on the table"],
    ["Electrical fault finding", "Found why circuits trip with a megger"],
    ["Distribution boards", "Swapped old fuse boxes for RCBO boards"],
    ["Boiler servicing", "Changed fans, PCBs and gas valves in combis"],
    ["Breakdown maintenance", "First there when the line stopped"],
    ["Machine changeovers", "Changed reels and dies in 25 minutes"],
    ["Loading and unloading", "Filled 26-pallet trailers in drop order"],
    ["Tachograph", "45s where they should be"],
    ["Load security", "Ratchets and chains on everything"],
    ["Coupling trailers", "Dropped and hitched five trailers a shift"],
    ["Stock control in hospitality", "Walk-in listed and priced at month end"],
    ["Running the kitchen in absence", "In charge of the kitchen on the head chef's days off"],
    ["Calving", "Up at night with the calving jack and ropes"],
    ["Livestock records", "Tagged calves and told BCMS"],
    ["Search procedures", "Bags, cars and lockers looked through at clock-out"],
    ["Void management", "Empties turned round in fourteen days"],
    ["Eviction", "Section 21s, and at court with the bailiff"],
    ["Snagging", "Walked each plot with tape and stickers"],
    ["Key person role", "My own key group of six toddlers"],
    ["Dental radiography", "Placed films and graded x-rays"],
    ["Collecting fares", "Took cash and contactless and gave tickets to passengers"],
    ["Floor care", "Stripped and sealed the hall with the scrubber drier"],
  ])("%s is told by: %s", (deed, line) => {
    expect(told(line)).toContain(deed);
  });

  it.each([
    ["Milking", "Milked the analytics for insight into customers"],
    ["Property management", "Eleven years on the patch, looking after my own list of patients"],
    ["Electrical testing and inspection", "Italian and French to level C1"],
    ["Setting out", "GCSEs and A levels, three at B"],
    ["Load security", "Kept spreadsheets and balance sheets for the board"],
    ["Plumbing", "Press releases and partnerships for the launch"],
    ["Visual merchandising", "Moved its tables to a new schema"],
    ["Food cost control", "A booking system used by 60 GP surgeries"],
    ["Till operation", "Cut two checkout steps and lifted conversion"],
    ["Collecting fares", "Credit check passed for my current job"],
    ["Bar work", "Enhanced DBS with barred list, update service"],
    ["Student mentoring", "Practising certificate and five years' experience since"],
    ["Catheterisation", "Convened a coalition of thirteen groups"],
    ["Shift work", "Reports by day two and a half of the month"],
    ["Personal care", "Ran the Bath half marathon for charity"],
    ["Giving first aid", "Applied compression bandages under the nurse's plan"],
    ["Quality control", "Guided home workers through VPN faults"],
    ["Property viewings", "Fillet round and flat fish each morning"],
    ["Cleaning guest rooms", "Bed baths for the residents of one corridor"],
    ["CCTV monitoring", "Watched the screens of the trading floor"],
    ["Patrols", "Walked the fence between sales and product"],
  ])("%s is not told by: %s", (deed, line) => {
    expect(told(line)).not.toContain(deed);
  });
});
