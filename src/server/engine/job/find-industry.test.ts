import { describe, expect, it } from "vitest";
import { findIndustry } from "./find-industry.ts";

const nothing = { title: null, company: null, text: "", sectors: [] };

describe("findIndustry", () => {
  it("lets the post decide, and its longest name", () => {
    expect(findIndustry({ ...nothing, title: "Kitchen Fitter" })).toBe("Construction");
    expect(findIndustry({ ...nothing, title: "Kitchen Porter" })).toBe("Hospitality and catering");
  });
  it("heeds who offers it and what is asked for", () => {
    const post = { ...nothing, title: "Programme Administrator", text: "SQL and Java a plus." };
    expect(findIndustry({ ...post, company: "University of Northcastle" })).toBe("Education");
    const sectors = ["construction", "construction", "trades", "construction", "software"];
    expect(findIndustry({ ...nothing, sectors })).toBe("Construction");
  });
  it("hears what stands beside the title in its line", () => {
    const clues = { ...nothing, title: "Risk Analyst", text: "Risk Analyst  Insurance\n\nA role." };
    expect(findIndustry(clues)).toBe("Insurance");
    expect(findIndustry({ ...clues, text: "Risk Analyst\n\nInsurance and a role." })).toBe(null);
  });
  it("takes a manager of stores for the works and not the shop", () => {
    const text = "Materials Manager (Stores)\n\nExperience in manufacturing.";
    expect(findIndustry({ ...nothing, title: "Materials Manager (Stores)", text })).toBe(
      "Manufacturing",
    );
    const title = "Store Manager";
    expect(findIndustry({ ...nothing, title, text: title })).toBe("Retail");
  });
  it("says nothing on one word", () => {
    expect(
      findIndustry({ ...nothing, text: "We are a small team by the sea with a garden." }),
    ).toBe(null);
  });
  it("does not count what is repeated without end", () => {
    const text = `${"shop ".repeat(50)} Nurse for our hospital ward and its patients.`;
    expect(findIndustry({ ...nothing, text })).toBe("Healthcare");
  });
});
