import { describe, expect, it } from "vitest";
import { parseJob } from "./parse-job.ts";

const demandsIn = (text: string) => parseJob(text).demands;
const skillsOf = (item: string, heading = "What you need") =>
  demandsIn(`Assistant\n\n${heading}\n- ${item}\n- A tidy desk and a clear voice`)[0]?.skills;

describe("choices", () => {
  it.each([
    "Experience of grant writing, of public consultation, or of community engagement",
    "SENCO training or experience of supporting children with SEND",
    "Fundraising, or something much like it such as community work",
  ])("are one demand with alternatives: %s", (item) => {
    const skills = skillsOf(item);
    expect(skills).toHaveLength(1);
    expect(skills?.[0]?.length).toBeGreaterThan(1);
  });

  it("may name who else is considered, which is no demand of its own", () => {
    const [demand, ...others] = demandsIn(
      "Conveyancer\n\nYou will be a qualified solicitor with a current practising certificate; Fellows of CILEX and Licensed Conveyancers with equivalent experience will also be considered.",
    );
    expect(others).toEqual([]);
    expect(demand?.licences).toEqual([
      "SRA registration",
      "Chartered legal executive (FCILEX)",
      "Licensed conveyancer",
    ]);
    expect(
      demandsIn(
        "Clerk\n\nWhat you need\n- Numeracy\n- Recent school leavers will also be considered.",
      ),
    ).toHaveLength(1);
  });
});

describe("what a duty is about", () => {
  it("is no team that one works with", () => {
    const [skills] = [
      skillsOf("Work with analysts, buyers and operations to plan the range", "Duties"),
    ];
    expect(skills).toEqual([]);
  });

  it.each(["Weigh ingredients accurately", "Log tickets within SLA"])(
    "is what is done, not how: %s",
    (duty) => {
      expect(skillsOf(duty, "Duties")).toEqual([]);
    },
  );

  it("is how it is done where the person is described", () => {
    expect(skillsOf("Able to work quickly and accurately")?.flat()).toContain("Accuracy");
  });
});

describe("what nobody is asked to have", () => {
  it("is an exercise at the interview", () => {
    const texts = demandsIn(
      "Planner\n\nYou must have a driving licence and you'll be asked to do a short planning exercise with Brian. The interview will include a typing test.",
    ).map(({ text }) => text);
    expect(texts).toHaveLength(1);
  });

  it("is a licence for vehicles that others drive", () => {
    const [demand] = demandsIn(
      "Planner\n\nWhat you need\n- Somebody who has planned HGVs for at least two years\n- Numeracy",
    );
    expect(demand?.licences).toEqual([]);
    expect(demand?.years).toBe(2);
  });

  it.each([
    "Annual eye test passed, or willing to take one",
    "You'll know the road network without a sat nav",
    "BPSS clearance",
  ])("is shown later: %s", (item) => {
    expect(demandsIn(`Driver\n\nWhat you need\n- ${item}\n- Numeracy`)[0]?.unverifiable).toBe(true);
  });
});

describe("who will not be considered", () => {
  it.each([
    ["Masonry construction – timber frame only will not be considered", "Masonry construction"],
    [
      "Applicants without a CSCS card will not be considered",
      "Applicants without a CSCS card will not be considered",
    ],
  ])("asks nothing by what they have: %s", (item, text) => {
    const [first] = demandsIn(`Site Manager\n\nEssential\n- ${item}\n- Clear speech`);
    expect(first?.text).toBe(text);
  });

  it("may be said of those who would apply with the wrong thing only", () => {
    expect(
      demandsIn(
        "Site Manager\n\nEssential\n- Clear speech\n- Agency backgrounds won't be considered",
      ),
    ).toHaveLength(1);
  });
});

describe("a choice of what was studied", () => {
  it("is one demand, also where a registration is among it", () => {
    const texts = demandsIn(
      "Paralegal\n\nEssential\n- You will have a law degree, a GDL or CILEX Level 6\n- Clear speech",
    ).map(({ text }) => text);
    expect(texts[0]).toBe("You will have a law degree, a GDL or CILEX Level 6");
  });
});

describe("a wish cut short", () => {
  it.each(["5-axis experience adv.", "CMM experience pref."])("is one: %s", (item) => {
    const [first] = demandsIn(`Miller\n\nRequired\n- ${item}\n- Clear speech`);
    expect(first?.importance).toBe("preferred");
  });
});
