import { describe, expect, it } from "vitest";
import { documentFromText } from "../../extraction/pasted-text.ts";
import { parseCv } from "./parse-cv.ts";
import { toParsedCv } from "./parsed-cv.ts";

/** Towns, firms and posts that no list has: told by where they stand. */

const recordOf = (text: string) => parseCv(documentFromText(`${text}\n`), "2026-01-01");
const contactOf = (top: string) => recordOf(`${top}\n\nProfile\nReliable and calm.`).contact;
const rolesOf = (lines: string) =>
  recordOf(`Jo Bloggs\njo@example.com\n\nExperience\n${lines}`).roles.map(
    ({ title, company, location }) => [title, company, location],
  );
const datesOf = (lines: string) =>
  toParsedCv(recordOf(`Jo Bloggs\njo@example.com\n\nExperience\n${lines}`)).experience.map(
    ({ title, start, end }) => [title, start, end],
  );

describe("where somebody lives", () => {
  it.each([
    ["8a Tanner's Fold, Wexley Moor", "Wexley Moor"],
    ["Flat 2, 31 Saddlers Rigg, Oxenthwaite", "Oxenthwaite"],
    ["17 Millrace Wharf, Thrushgill, Lancashire", "Thrushgill, Lancashire"],
    ["5 Foundry Cottages, Penwarne TR11", "Penwarne TR11"],
    ["Rook View, Ardmorag, Isle of Skye IV51", "Ardmorag, Isle of Skye IV51"],
    ["3 Bobbin Yard, Sheffield S11 8", "Sheffield S11 8"],
    ["Pencraig, Carmarthenshire SA39", "Pencraig, Carmarthenshire SA39"],
    ["Lives: Nether Hollin", "Nether Hollin"],
    ["Hollinford, Derbyshire side", "Hollinford, Derbyshire side"],
    ["Brackley Moor area", "Brackley Moor area"],
  ])("is read behind the house, or as it is said: %s", (line, place) => {
    expect(contactOf(`Jo Bloggs\n${line}\njo@example.com\n07700 900123`).location).toBe(place);
  });

  it("is no label of the phone number", () => {
    const top = "Jo Bloggs\n12 Station Approach, Wexford Cross\nTel. 07700 900123\njo@example.com";
    expect(contactOf(top).location).toBe("Wexford Cross");
  });

  it("may stand behind the name", () => {
    expect(contactOf("Jo Bloggs, Redruth\n07700 900123").location).toBe("Redruth");
  });
});

describe("whose CV it is", () => {
  it("is told by the initials in the address, in brackets or before letters behind the name", () => {
    expect(contactOf("Tegwen Cartwright-Moss\nLeeds\ntegwen.cm@example.com").fullName).toBe(
      "Tegwen Cartwright-Moss",
    );
    expect(contactOf("Magdalena (Magda) Nowicka\nmagda.n@example.com").fullName).toBe(
      "Magdalena (Magda) Nowicka",
    );
    expect(contactOf("MAGDALENA (MAGDA) NOWICKA\nmagda.n@example.com").fullName).toBe(
      "MAGDALENA (MAGDA) NOWICKA",
    );
    expect(contactOf("Farah Siddiqui MPharm\nfarah@example.com").fullName).toBe("Farah Siddiqui");
  });

  it("is told where nothing is written with capitals", () => {
    const text = `ahmed tariqi\nbradford bd7\nahmed.t@example.com\n\nwork\nwarehouse packer at quickdrop parcels, bradford - jan 2021 to now\npacking and labelling all day, and some days on the sorter or the gate`;
    const { fullName, location } = recordOf(text).contact;
    expect([fullName, location]).toEqual(["ahmed tariqi", "bradford bd7"]);
  });
});

describe("what a role's heading names", () => {
  it.each([
    ["Waiter, Rock Pool Café, St Merren, 2019 – 2021", "Waiter", "Rock Pool Café", "St Merren"],
    [
      "Clerk, Fenside Building Society, Marholm branch, 2019 – 2021",
      "Clerk",
      "Fenside Building Society",
      "Marholm branch",
    ],
    [
      "Cook, The Carter's Arms, near Alnham, 2019 – 2021",
      "Cook",
      "The Carter's Arms",
      "near Alnham",
    ],
    [
      "Sales assistant, Peak & Paddle Outdoor, Wexley, Saturdays and holidays, 2019 – 2021",
      "Sales assistant",
      "Peak & Paddle Outdoor",
      "Wexley",
    ],
    [
      "Manager, Heel & Toe (shoes), Market Street, Wexley, 2019 – 2021",
      "Manager",
      "Heel & Toe",
      "Market Street",
    ],
    [
      "Cook, then head cook, The Drowned Rat, Bath, 2019 – 2021",
      "Cook, then head cook",
      "The Drowned Rat",
      "Bath",
    ],
    [
      "CLERK, THEN TYPIST, Garth Insurance Brokers, Hull, 2019 – 2021",
      "CLERK, THEN TYPIST",
      "Garth Insurance Brokers",
      "Hull",
    ],
    [
      "Shift Leader (promoted from driver), Hindley Homeware Logistics, Leeds, 2019 – 2021",
      "Shift Leader (promoted from driver)",
      "Hindley Homeware Logistics",
      "Leeds",
    ],
    ["Stable and yard work in Canada, 2019 – 2021", "Stable and yard work in Canada", null, null],
    [
      "Digital Assistant, Penrhos Community Arts, Swansea, 2019 – 2021",
      "Digital Assistant",
      "Penrhos Community Arts",
      "Swansea",
    ],
    [
      "Front of house at The Otter & Oar, Hove, 2019 – 2021",
      "Front of house",
      "The Otter & Oar",
      "Hove",
    ],
    [
      "Orchard Pumps Ltd, Wexley. Bench fitter. 2019 – 2021",
      "Bench fitter",
      "Orchard Pumps Ltd",
      "Wexley",
    ],
    ["Senior stylist, Snip Crew, 2019 – 2021", "Senior stylist", "Snip Crew", null],
    [
      "Carer, Alder Court, Leeds (40-bed nursing home), 2019 – 2021",
      "Carer",
      "Alder Court",
      "Leeds",
    ],
  ])("%s", (line, title, company, location) => {
    const [first = []] = rolesOf(`${line}\n• Did the work.`);
    expect(first.slice(0, 2)).toEqual([title, company]);
    expect(first[2]?.split(", ")[0] ?? null).toBe(location);
  });

  it("may open with the article", () => {
    const roles = rolesOf(`Tarn Parcels, Exmouth – Help desk\nJanuary 2024 to now\n• Calls all day.

The Weary Badger, Exmouth – Bar and floor staff\nMarch 2021 to December 2023\n• Pulled pints.`);
    expect(roles).toEqual([
      ["Help desk", "Tarn Parcels", "Exmouth"],
      ["Bar and floor staff", "The Weary Badger", "Exmouth"],
    ]);
  });
});

describe("a clause behind the dates", () => {
  it("says how, and names nothing", () => {
    const lines = `Milker, Hollow Farm, Shebbear\nSeptember 2017 to June 2019, while at college\n• Milking.

Sales assistant, Nelly's Toys, Wexley\n2013 to 2017, Saturdays and then full time\n• Serving.`;
    expect(datesOf(lines)).toEqual([
      ["Milker", "2017-09", "2019-06"],
      ["Sales assistant", "2013", "2017"],
    ]);
  });
});

describe("dates beside a role", () => {
  it("are those of the whole time, with a step within it", () => {
    const [first] = datesOf(
      "Marl Fabrications & Machining, Wexley. CNC operator, then setter-operator from May 2018. June 2016 to July 2020\n- Ran two mills.",
    );
    expect(first).toEqual(["CNC operator, then setter-operator", "2016-06", "2020-07"]);
  });

  it("may say that somebody is still there, or stand below a role of another form", () => {
    expect(
      datesOf("Cleaner\nGleam Contract Cleaning, Lincoln\nFrom Feb 2018, still there\nRotas."),
    ).toEqual([["Cleaner", "2018-02", "present"]]);
    const mixed = `Press Officer, Wold Wildlife Trust, Leeds - March 2019 to May 2021
• Press.

Press Assistant, Leeds Arts Quarter CIC - June 2016 to February 2019
• Letters.

Account Executive
Wren & Wild (agency), Leeds
2014-16`;
    expect(rolesOf(mixed)).toEqual([
      ["Press Officer", "Wold Wildlife Trust", "Leeds"],
      ["Press Assistant", "Leeds Arts Quarter CIC", null],
      ["Account Executive", "Wren & Wild", "Leeds"],
    ]);
  });

  it("do not date a year told right below them", () => {
    const lines = "THE COPPER PAN, Bath\nHead Chef, 2011 to 2016\n40 covers, local award 2014";
    expect(datesOf(lines)).toEqual([["Head Chef", "2011", "2016"]]);
  });
});

describe("a form in plain words", () => {
  it("says who for, or which town, behind where", () => {
    const form = (where: string) =>
      rolesOf(`Position: Live-in Carer\nWhere: ${where}\nWhen: 2020 - Oct 2022\nWhat I do: Meals`);
    expect(form("Homefield Care Agency")).toEqual([
      ["Live-in Carer", "Homefield Care Agency", null],
    ]);
    expect(form("Leeds")).toEqual([["Live-in Carer", null, "Leeds"]]);
  });
});

describe("a name without a sign", () => {
  it("is the employer where the others date theirs", () => {
    const lines = `Brisk Legal Services, Leeds (May 2023 to date)
Completions clerk
- Forms.

Holt & Coombe Insurance, Leeds (June 2021 to April 2023)
Claims handler
- Calls.

Sandhaven Pier Amusements (summers 2018 to 2020)
Change booth and arcade floor.`;
    expect(rolesOf(lines)[2]?.slice(0, 2)).toEqual([null, "Sandhaven Pier Amusements"]);
  });

  it("is the post in small letters before an employer, and the trading name behind self-employed", () => {
    expect(
      rolesOf("Weekend and holiday milker, Hollow Farm, Shebbear\n2017 to 2019\n- Milking."),
    ).toEqual([["Weekend and holiday milker", "Hollow Farm", "Shebbear"]]);
    expect(
      rolesOf("Self-employed, Sparrow Electrics, Chesterfield\n2017 to 2019\n- Rewiring."),
    ).toEqual([[null, "Sparrow Electrics", "Chesterfield"]]);
    expect(rolesOf("Pharmacist – Wellburn Pharmacy – Oakby – 2017 to 2019\n- Dispensing.")).toEqual(
      [["Pharmacist", "Wellburn Pharmacy", "Oakby"]],
    );
  });
});
