import { describe, expect, it } from "vitest";
import { judgePassages } from "./judge-passages.ts";
import { passagesOf } from "./sections.ts";

const judge = (text: string) =>
  judgePassages(passagesOf(text), "en").map(({ passage, is }) => `${is}: ${passage.text}`);
const isOf = (sentence: string) => judge(sentence).map((one) => one.split(":")[0])[0];

describe("what a passage of an advertisement is", () => {
  it.each([
    "That is why we want talented people, like you, to come and join us.",
    "We are looking for bright, enthusiastic people who have the passion to make a difference.",
    "Staffline Bank, owned by the county's hospitals, provides a bank of highly skilled temporary workers.",
    "Join us and gain the skills that will enable you to grow.",
    "The team also provides an information service to judges and contributes to guidelines.",
    "As a Specialist Practitioner in our team, you will be responsible for",
    "In order to be considered",
  ])("takes blurb and openings for nothing asked: %s", (sentence) => {
    expect(isOf(sentence)).toBe("none");
  });

  it("takes a list of benefits for none, whatever qualities it names", () => {
    const text = `Why work here?
• Positive work-life balance - Access to employee benefits and flexible working
• Professional reflective supervision - Regular time with an experienced manager
• A fantastic learning and development offer to build your skills
This includes funding for post-qualifying courses.`;
    expect(judge(text).filter((one) => !one.startsWith("none"))).toEqual([]);
  });

  it.each([
    "The post holder will be responsible for leading, managing and planning the delivery of a highly specialist psychology service.",
    "The postholder will promote and coordinate the patient journey through the service.",
    "The role will involve travel across all four teams and supervising trainees.",
  ])("reads duties in prose: %s", (sentence) => {
    expect(isOf(sentence)).toBe("duty");
  });

  it.each([
    "An experienced bookkeeper with knowledge of Xero is needed for our busy office.",
    "You must hold a full driving licence.",
    "At least three years of experience in a similar role is essential.",
    "This role requires the ability to work with vulnerable people.",
  ])("reads demands in prose: %s", (sentence) => {
    expect(isOf(sentence)).toBe("demand");
  });

  it("keeps the list under a heading that asks", () => {
    const text = "Essential criteria\n• Sympathy with our aims\n• Diary management\n• Own car";
    expect(judge(text)).toEqual([
      "demand: Sympathy with our aims",
      "demand: Diary management",
      "demand: Own car",
    ]);
  });
});
