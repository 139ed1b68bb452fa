import { describe, expect, it } from "vitest";
import { weighedOrDuties } from "./said-demands.ts";

describe("a note written in small letters", () => {
  const found = weighedOrDuties(
    "roofer wanted leeds area £190 a day\n\nroofer needed for local firm, mainly slating and leading on old houses. must have own van. cscs card needed for some of the sites. nvq handy not essential. we have been going 20 years. no time wasters no agencies, be able to show photos of past jobs. ring Mick.",
  );

  it.each([
    "duty: slating and leading on old houses",
    "required: must have own van",
    "required: cscs card needed for some of the sites",
    "preferred: nvq handy not essential",
    "required: be able to show photos of past jobs",
  ])("asks or tells each by itself: %s", (demand) => {
    expect(found).toContain(demand);
  });

  it("asks nothing by what is told of the firm, or how to apply", () => {
    expect(found.join("\n")).not.toMatch(/20 years|Mick|agencies|£190/u);
  });

  it("keeps shortened words together, and what opens with a capital", () => {
    expect(
      weighedOrDuties(
        "Fitter\n\nEssential:\n- exotic materials, e.g. titanium etc. and steel\n- approx. two years of welding",
      ),
    ).toEqual([
      "required: exotic materials, e.g. titanium etc. and steel",
      "required: approx. two years of welding",
    ]);
  });

  it("is not hidden behind a greeting that ends in a picture", () => {
    expect(
      weighedOrDuties(
        "Hi all, hope ok to post 🙏 Own car is a must for this one. Must be reliable.",
      ).join("\n"),
    ).toContain("Own car is a must");
  });
});

describe("work that somebody is sought for", () => {
  it.each([
    [
      "We need someone to walk the dogs twice a day, clean the runs and answer the phone.",
      ["walk the dogs twice a day", "clean the runs", "answer the phone."],
    ],
    [
      "We're looking for someone to share the lambing with the shepherd, take charge of feeding and help with fencing.",
      ["share the lambing with the shepherd", "take charge of feeding", "help with fencing."],
    ],
    [
      "Our client is looking for a person to manage the fleet and train new drivers.",
      ["manage the fleet", "train new drivers."],
    ],
    [
      "Some tractor work at harvest, though contractors do most of it.",
      ["Some tractor work at harvest, though contractors do most of it."],
    ],
    ["A bit of gardening in summer.", ["A bit of gardening in summer."]],
  ])("is a duty: %s", (sentence, tasks) => {
    expect(weighedOrDuties(`Hand\n\nWe are a small firm. ${sentence}`)).toEqual(
      tasks.map((task) => `duty: ${task}`),
    );
  });

  it.each([
    "We are looking for someone to join our friendly team.",
    "We need somebody to start in May.",
    "We're looking for someone to share our passion for bread.",
    "Some lab work experience is desirable.",
    "Some weekend work is required.",
    "We need someone with a driving licence to drive the van.",
  ])("is none in %j", (sentence) => {
    const all = weighedOrDuties(`Hand\n\nWe are a small firm. ${sentence}`);
    expect(
      all.filter((one) => one.startsWith("duty: ")).every((one) => /drive the van/u.test(one)),
    ).toBe(true);
  });
});

describe("two weights in one sentence", () => {
  it.each([
    [
      "You've got Level 2 food hygiene as a bare minimum, Level 3 would be better.",
      ["required", "preferred"],
    ],
    ["You need three GCSEs at least, A-levels would be better.", ["required", "preferred"]],
    ["You must have a Class 2 licence, Class 1 would be ideal.", ["required", "preferred"]],
    ["You hold a Level 2 diploma, but Level 3 is preferable.", ["required", "preferred"]],
  ])("are two demands: %s", (sentence, weights) => {
    const said = weighedOrDuties(`Cook\n\nWhat we ask\n\n${sentence}`);
    expect(said.map((one) => one.split(":")[0])).toEqual(weights);
  });

  it("are one where the same thing is meant", () => {
    expect(
      weighedOrDuties("Cook\n\nWhat we ask\n\nA Level 2 certificate, which would be ideal."),
    ).toHaveLength(1);
  });

  it("stand apart in a text that lost its lines", () => {
    const said = weighedOrDuties(
      "Night Carer\n\nWhat we are looking for NVQ Level 2 in care Able to work alternate weekends Driver preferred due to location What you'll get Paid breaks",
    );
    expect(said).toContain("required: Able to work alternate weekends");
    expect(said).toContain("preferred: Driver preferred due to location");
  });

  it("are no wish where nobody is told to shout", () => {
    expect(weighedOrDuties("Cook\n\nWhat we ask\n\nYou don't shout.")).toEqual([
      "required: You don't shout.",
    ]);
  });
});
