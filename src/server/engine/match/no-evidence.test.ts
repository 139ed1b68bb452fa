import { describe, expect, it } from "vitest";
import { judged } from "../../../../test/engine-pairs.ts";
import { asksInterest } from "./leisure.ts";
import { doneByOthers, postsOfOthers, workNotDone } from "./of-others.ts";
import { deedsTold } from "./told-deeds.ts";
import { wishedFor } from "./wishes.ts";

const put = (text: string, spans: readonly { start: number; end: number }[]) =>
  spans.map(({ start, end }) => text.slice(start, end));

describe("what a CV wishes for", () => {
  it.each([
    "Keen to move into community fundraising.",
    "Aim: to move from events into charity work.",
    "My goal is to work in conservation.",
    "Seeking a role in community mental health.",
    "Looking for a part-time post in bookkeeping",
    "Hoping to progress into project management",
    "Autism and mental health care are where I want to work next.",
  ])("is no evidence: %s", (text) => {
    expect(put(text, wishedFor(text)).join("")).toMatch(
      /fundraising|charity|conservation|health|book|project/u,
    );
  });

  it("ends where the writer tells what they bring", () => {
    const text = "Looking for a role in charity where I can use my bookkeeping and Sage skills.";
    expect(put(text, wishedFor(text))).toEqual(["Looking for a role in charity "]);
    const also = "Hoping to move into training, bringing ten years of welding.";
    expect(put(also, wishedFor(also))).toEqual(["Hoping to move into training, "]);
  });

  it.each([
    "Bookkeeper with ten years in charities.",
    "Planned moves for 40 families.",
    "Ready for audit in two weeks, every year.",
    "Looking after a team of six.",
  ])("is not read into what was done: %s", (text) => {
    expect(wishedFor(text)).toEqual([]);
  });

  it("is a whole sentence under a heading of aims", () => {
    const text = "To leave the shop floor for payroll.";
    expect(put(text, wishedFor(text, true))).toEqual(["To leave the shop floor for payroll"]);
    expect(wishedFor(text)).toEqual([]);
  });
});

describe("what others did", () => {
  it("is no deed of the writer", () => {
    const text = "Wrote reports for annual reviews chaired by our head of inclusion.";
    expect(put(text, doneByOthers(text))).toEqual(["chaired by our head of inclusion"]);
  });

  it("reaches over all that they did", () => {
    const text = "Boilers are hung, serviced and repaired by our gas contractor, so I stop there.";
    expect(put(text, doneByOthers(text))).toEqual([
      "Boilers are hung, serviced and repaired by our gas contractor",
    ]);
  });

  it.each([
    "Trained by the Red Cross in first aid",
    "Raised sales by a third",
    "Praised by the inspector for records",
  ])("is not read into what befell them: %s", (text) => {
    expect(doneByOthers(text)).toEqual([]);
  });
});

const statusOf = (demand: string, cv: string) => judged(demand, cv)?.status;

const cv = `Ann Lee

Experience
Receptionist, Harris Welding Ltd, Leeds
May 2019 - Present
- Answered letters and the telephone

Training and qualifications
First aid at work, 2024

Interests
Photography, climbing, horses
I ran the Leeds Marathon in 2024 for a hospice`;

describe("evidence of work", () => {
  it("is no word of one of two verbs with the same object", () => {
    const reports = `Ann Lee\n\nExperience\nClerk, Hill Stores, Leeds\nMay 2019 - Present\n- Wrote reports in Word`;
    expect(statusOf("Experience of writing or reviewing risk assessments", reports)).toBe(
      "missing",
    );
  });

  it("is what one taught, not what one was taught", () => {
    const told = (line: string) => deedsTold(line).has("Training delivery");
    expect(told("Delivered training to 14 new starters")).toBe(true);
    expect(told("Completed the training for new starters")).toBe(false);
  });

  it.each(["Photography", "Welding", "You have worked for a hospice", "Experience of training"])(
    "is no hobby, no employer's name, no race and no heading: %s",
    (demand) => {
      expect(statusOf(demand, cv)).not.toBe("met");
    },
  );

  it("may lie in free time where an interest is asked for", () => {
    expect(asksInterest("A genuine interest in photography")).toBe(true);
    expect(statusOf("A genuine interest in photography", cv)).toBe("met");
  });
});

describe("what others do in their turn, and what is not done", () => {
  it.each([
    "See families after the health visitor has done the first assessment",
    "Filed the claims once our solicitor had drafted them",
    "Help out at the health visitor's weaning group",
  ])("is no evidence: %s", (text) => {
    expect(put(text, postsOfOthers(text)).join("")).toMatch(/assessment|drafted|visitor/u);
  });

  it("is not taken for the writer's own work in their turn", () => {
    expect(postsOfOthers("Drafted wills until the office was closed")).toEqual([]);
  });

  it("is the post of those who were taught", () => {
    const text = "Deliver half-day workshops for new team leaders on absence";
    expect(put(text, postsOfOthers(text)).join("")).toMatch(/^team leaders/u);
    const contact = "First point of contact for 40 line managers at three sites";
    expect(put(contact, postsOfOthers(contact)).join("")).toMatch(/^line managers/u);
    expect(postsOfOthers("Ran training for 60 retail stores")).toEqual([]);
    expect(postsOfOthers("Guided tours of the abbey")).toEqual([]);
  });

  it("is told by what is never taken; what never went wrong is no such thing", () => {
    expect(
      put("No fares taken, members pay.", workNotDone("No fares taken, members pay.")),
    ).toEqual(["No fares taken, members pay"]);
    expect(workNotDone("No days missed in three years")).toEqual([]);
  });
});
