import { describe, expect, it } from "vitest";
import { parseJob } from "./parse-job.ts";
import { weighedOrDuties } from "./said-demands.ts";

describe("a list of wishes", () => {
  it.each([
    "THE FOLLOWING WOULD BE AN ADVANTAGE",
    "It helps if you have:",
    "We'd do a little dance for:",
    "It really helps if you've got:",
    "Any of the following would be useful:",
  ])("opens with %j", (heading) => {
    const text = `Fitter\n\nYou must have\n- A full driving licence\n- An NVQ Level 3\n\n${heading}\n- Forklift certificate. We will put the right person through it\n- Refrigeration experience`;
    expect(weighedOrDuties(text)).toContain("preferred: Forklift certificate.");
    expect(weighedOrDuties(text)).toContain("preferred: Refrigeration experience");
  });

  it("is a sentence of conditions", () => {
    const all = weighedOrDuties(
      "Clerk\n\nIt would be a bonus if you have worked in wholesale; if you know about excise duty; or if you have prepared VAT returns.",
    );
    expect(all).toHaveLength(3);
    expect(all.every((one) => one.startsWith("preferred"))).toBe(true);
    expect(
      weighedOrDuties(
        "Clerk\n\nIt would be a real advantage if you have used Sage, if you have dealt with imports, and if you know your way around Excel.",
      ).every((one) => one.startsWith("preferred")),
    ).toBe(true);
  });

  it("answers a question, and the next question ends it", () => {
    expect(
      weighedOrDuties(
        "Gardener\n\nOakfield College has sixty acres of pitches and borders to look after.\n\nWhat would put me ahead?\nChainsaw tickets.\n\nWhat sort of person are you after?\nFirm but fair, and not fussed about mud.",
      ).map((one) => one.split(":", 1)[0]),
    ).toEqual(["preferred", "required"]);
  });

  it("is not what the reader is asked to have", () => {
    expect(
      weighedOrDuties("Cook\n\nWe'd love to hear from you if you have:\n- A City & Guilds"),
    ).toEqual(["required: A City & Guilds"]);
  });
});

describe("a wish beside something else", () => {
  it("stands behind the work", () => {
    expect(
      weighedOrDuties(
        "Dental nurse\n\nWhat you will be doing\n- Assisting our surgeon on implant days – experience of implant nursing is highly desirable\n- Ordering stock",
      ),
    ).toEqual([
      "duty: Assisting our surgeon on implant days",
      "preferred: experience of implant nursing is highly desirable",
      "duty: Ordering stock",
    ]);
  });

  it("is only the name behind the dash", () => {
    expect(
      weighedOrDuties(
        "Marketer\n\nRequirements\n- Proven experience in email marketing – Klaviyo strongly preferred\n- Excel",
      ),
    ).toEqual([
      "required: Proven experience in email marketing",
      "preferred: Klaviyo strongly preferred",
      "required: Excel",
    ]);
  });

  it.each([
    "A dumper ticket wud be handy",
    "A moffett licence also looked upon favourably",
    "Anyone with barista training I will bite your arm off",
    "A First Aid certificate gets you an extra 50p",
  ])("is told in people's own voices: %s", (wish) => {
    expect(weighedOrDuties(`Driver\n\nWho we want\n- ${wish}\n- A clean licence`)[0]).toMatch(
      /^preferred/u,
    );
  });
});

describe("what is driven", () => {
  it.each(["a tractor with implements", "change across the team", "a ride-on mower"])(
    "asks for no licence of the road: %s",
    (what) => {
      expect(
        parseJob(`Greenkeeper\n\nAbout you\n- Able to drive ${what}`).demands[0]?.licences,
      ).toEqual([]);
    },
  );
});

describe("what no CV can show", () => {
  it.each([
    "You need to be allowed to work in the UK",
    "Shrewsbury SY1: reliably commute or plan to relocate before starting work (required)",
    "OK with permanent nights and working in the cold",
    "A quiet private space and broadband of at least 20 Mbps",
    "Evidence of Hepatitis B immunity",
    "A car of your own",
    "You will need your own means of getting here",
    "Early starts (5.30am in summer)",
    "Able to lift 15kg",
    "Happy on ladders",
    "One Saturday morning in three",
  ])("is not asked of it: %s", (demand) => {
    expect(parseJob(`Helper\n\nYou must have\n- ${demand}`).demands[0]?.unverifiable).toBe(true);
  });
});

describe("a wish in few words", () => {
  it.each([
    "Great if you can bring",
    "Lovely if you've also got",
    "Nice if you've had",
    "WOULD BE GOOD",
    "A bonus",
    "Even nicer if you know",
    "Plus points for",
    "It'd be ace if you had",
  ])("labels what stands behind its colon: %s", (label) => {
    expect(
      weighedOrDuties(
        `Driver\n\nRequirements\n- A clean licence\n\n${label}: first aid, a reach truck licence, knowledge of Leeds.`,
      ).map((one) => one.split(":", 1)[0]),
    ).toEqual(["required", "preferred", "preferred", "preferred"]);
  });

  it.each([
    "Great but not crucial",
    "Ideal but not vital",
    "Desirable though not required",
    "Good-to-haves",
    "If you can offer any of these, brilliant",
    "Handy extras",
    "Nice to haves",
  ])("opens a list of small lines behind signs: %s", (heading) => {
    expect(
      weighedOrDuties(
        `Fitter\n\nYou MUST have\n> min 2 yrs in a chemical, petrochemical or pharma setting\n> site cards\n> own tools and a van\n\n${heading}\n> asbestos awareness\n> fibre optics`,
      ),
    ).toEqual([
      "required: min 2 yrs in a chemical, petrochemical or pharma setting",
      "required: site cards",
      "required: own tools and a van",
      "preferred: asbestos awareness",
      "preferred: fibre optics",
    ]);
  });

  it("needs no signs below where it says no more than that", () => {
    expect(
      weighedOrDuties(
        "Analyst\n\nYou'll have\nsql and python\ntwo years in a team\n\nwould love, but can live without\ntableau or power bi\ndbt",
      ).slice(-2),
    ).toEqual(["preferred: tableau or power bi", "preferred: dbt"]);
  });

  it("names what it wishes for before the colon, and is no label then", () => {
    expect(weighedOrDuties("Clerk\n\nAbout you\n- Ideally CRM experience: Salesforce")).toEqual([
      "preferred: Ideally CRM experience: Salesforce",
    ]);
  });

  it("is only of what stands behind it", () => {
    expect(
      weighedOrDuties(
        "Buyer\n\nAbout you\n- MCIPS with three years of category management ideally gained in food\n- You would ideally have bought packaging",
      ).map((one) => one.split(":", 1)[0]),
    ).toEqual(["required", "preferred"]);
  });
});
