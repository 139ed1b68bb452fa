import { describe, expect, it } from "vitest";
import { judged } from "../../../../test/engine-pairs.ts";
import { settingOf } from "./years-setting.ts";

const found = (demand: string, roles: string, title = "Buyer") =>
  judged(demand, `Ann Lee\n\nExperience\n${roles}`, title);

const buying = "Minimum three years' buying experience in an engineering or aerospace environment";
const buyer = (employer: string, lines: string) =>
  `Buyer, ${employer}\nJune 2019 - Present\n- ${lines}`;

describe("where years were to be worked", () => {
  it("is judged apart from the work", () => {
    const aero = buyer("Marlow Aerostructures Ltd, Yeovil", "Bought forgings for wing ribs");
    const gifts = buyer("Cosy Home Gifts, Leeds", "Bought candles for 40 shops");
    expect(found(buying, aero)?.status).toBe("met");
    expect(found(buying, gifts)).toMatchObject({ status: "partial" });
    expect(found(buying, gifts)?.reason).toContain("no line shows that this was in an engineering");
  });

  it("makes no years of other work count", () => {
    const fitter = "Hotel Receptionist, Aero Hotel\nJune 2015 - Present\n- Checked in guests";
    expect(found(buying, fitter)?.status).toBe("missing");
  });

  it.each([
    ["5 years' experience in a fast-paced environment", null],
    ["Two years' payroll experience in a computerised environment", null],
    ["3 years' insurance experience and will provide the highest standard of service", null],
    ["12 months' customer service experience, in a shop, bank, anywhere", null],
    [
      "Two years' policy work in local or central government",
      ["local government", "central government"],
    ],
    [
      "3 years in a food, drink or pharmaceutical factory",
      ["food factory", "drink factory", "pharmaceutical factory"],
    ],
  ])("is read in %j", (text, places) => {
    expect(settingOf({ text, years: 2 })?.places ?? null).toEqual(places);
  });
});

describe("a place that years were to be worked in", () => {
  const at = (post: string, employer: string, line: string) =>
    `${post}, ${employer}\nJune 2019 - Present\n- ${line}`;

  it.each([
    [
      "Two years' dispensing experience in community pharmacy",
      "Dispenser",
      "Hinder Chemist, Leek",
      "Dispensed 400 items a day",
    ],
    [
      "Two years as a waiter in a busy, quality restaurant",
      "Waiter",
      "Osteria Lago, Bath",
      "Waited on tables",
    ],
    [
      "Two years' nursing experience in small animal practice",
      "Veterinary Nurse",
      "Lane Vets, Leek",
      "Nursed patients after surgery",
    ],
    [
      "One year's experience as an adviser in a contact centre",
      "Adviser",
      "Brightline Ltd, Leek",
      "Took 80 calls a day from tenants",
    ],
    [
      "Three years' experience as a receptionist in a GP surgery",
      "Receptionist",
      "Elm Health Centre, Leek",
      "Booked patients in",
    ],
  ])("is shown: %s", (demand, post, employer, line) => {
    expect(found(demand, at(post, employer, line), post)?.status).toBe("met");
  });

  it.each([
    [
      "Two years' nursing experience in small animal practice",
      "Veterinary Nurse",
      "Vale Equine Vets, Leek",
      "Nursed horses after surgery",
    ],
    [
      "Two years as a waiter in a quality restaurant",
      "Waiter",
      "Lane Bowling Club, Bath",
      "Served drinks",
    ],
    [
      "Three years' experience as a receptionist in a GP surgery",
      "Receptionist",
      "Elm Solicitors, Leek",
      "Booked clients in",
    ],
  ])("is not: %s", (demand, post, employer, line) => {
    expect(found(demand, at(post, employer, line), post)?.status).not.toBe("met");
  });
});

describe("posts that years are asked as", () => {
  it("may be named by their letters", () => {
    const demand = "12 months+ as SC or HC in a pub kitchen";
    const post = (title: string) =>
      `${title}, The Fox (pub), Otley\nMay 2021 - Present\n- Worked in a pub kitchen of four`;
    expect(found(demand, post("Sous Chef"), "Sous Chef")?.status).toBe("met");
    expect(found(demand, post("Kitchen Porter"), "Sous Chef")?.status).not.toBe("met");
  });

  it("may go by another name, in which “assistant” is no rank", () => {
    const demand = "Two years as a technician in a school or industrial laboratory";
    const post = (title: string) =>
      `${title}, Hill School, Otley\nMay 2021 - Present\n- Set out glassware for lessons`;
    expect(found(demand, post("Laboratory Assistant"), "Science Technician")?.status).toBe("met");
    expect(found(demand, post("Teaching Assistant"), "Science Technician")?.status).not.toBe("met");
  });

  it("are counted by themselves, where so many of the years are asked in one", () => {
    const demand = "Minimum 5 years with a UK housebuilder, at least 3 as Site Manager";
    const roles = (since: string) =>
      `Site Manager, Barley Homes (housebuilder), Kent\n${since} - Present\n- Ran a site of 140 new homes\n\nAssistant Site Manager, Barley Homes (housebuilder), Kent\nMay 2015 - ${since}\n- Ran a phase of 60 new homes`;
    expect(found(demand, roles("May 2020"), "Site Manager")?.status).toBe("met");
    expect(found(demand, roles("May 2025"), "Site Manager")?.status).toBe("partial");
  });
});
