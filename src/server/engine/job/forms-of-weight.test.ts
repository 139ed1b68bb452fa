import { describe, expect, it } from "vitest";
import { askedDemands } from "./said-demands.ts";

const weights = (text: string) =>
  Object.fromEntries(askedDemands(text).map((one) => [one.text, one.importance]));
const texts = (text: string) => askedDemands(text).map((one) => one.text);

describe("what stands below a heading of must, should, could and won't", () => {
  it("weighs as the heading says, and what is not needed is not asked", () => {
    const found = weights(
      "MUST\nPython in production\nSQL\n\nSHOULD HAVE\nAirflow\n\nCOULD\ndbt\n\nWON'T (not looking for)\nLine management experience\nPhD\n\nThe team is small.",
    );
    expect(found).toEqual({
      "Python in production": "required",
      SQL: "required",
      Airflow: "preferred",
      dbt: "preferred",
    });
  });

  it("is asked where the line is more than the word", () => {
    expect(weights("Requirements\n- You should have a degree\n- Python")).toEqual({
      "You should have a degree": "required",
      Python: "required",
    });
  });
});

describe("a wish that opens a list", () => {
  it.each([
    "It would be an advantage, though it is not a requirement, to have audit experience; to hold a PRINCE2 certificate; and to speak Welsh.",
    "Even better if you can bring one or two of these: audit experience; a PRINCE2 certificate; some Welsh.",
    "It would be lovely, but isn't a must, if you have:\n- audit experience\n- a PRINCE2 certificate\n- some Welsh",
    "We'd be chuffed if you also had:\n- audit experience\n- a PRINCE2 certificate\n- some Welsh",
    "It helps if you've met\naudit software\nPRINCE2\nWelsh",
    "Great if you've also\nused audit software\npassed PRINCE2\nspoken Welsh at work\n\nDon't worry about\nAccounting\nA van",
  ])("is a wish for every item: %j", (list) => {
    const found = Object.values(weights(`The role\nYou must hold a degree.\n\n${list}`));
    expect(found.filter((weight) => weight === "preferred").length).toBeGreaterThanOrEqual(3);
    expect(found.filter((weight) => weight === "required")).toHaveLength(1);
  });

  it("goes no further than its sentence", () => {
    const found = weights(
      "Essential\n- a degree, ideally in economics;\n- a driving licence;\n- SQL.",
    );
    expect(found["a driving licence"]).toBe("required");
  });
});

describe("a must that is taken back", () => {
  it.each([
    "Experience of call centres isn't essential.",
    "A street works card is handy, not a must.",
    "A STEP diploma would be warmly received but is by no means a condition.",
    "Membership of a professional body would add weight to your application.",
  ])("is a wish at most: %s", (sentence) => {
    const found = Object.values(weights(`About you\n${sentence}`));
    expect(found).not.toContain("required");
  });

  it("leaves a plain must as it is", () => {
    expect(Object.values(weights("About you\nA street works card is a must."))).toEqual([
      "required",
    ]);
  });
});

describe("the end of a list behind its label", () => {
  it("is the empty line below", () => {
    const found = weights(
      "Essential: a nursing degree; NMC registration; a driving licence.\nDesirable: IV training; cannulation skills.\n\nUniform supplied.\n\nYou must be able to speak fluent English.",
    );
    expect(Object.keys(found)).not.toContain("Uniform supplied.");
    expect(found["You must be able to speak fluent English."]).toBe("required");
    expect(found["IV training"]).toBe("preferred");
  });
});

describe("the letter before a criterion", () => {
  it("weighs it, small as it may begin", () => {
    const found = weights(
      "PERSON SPECIFICATION – Senior Payroll Officer, Newark\nE: two years of payroll\nE: discreet with figures\nD: iTrent\nD: a wish to train others\n\nKey: E = essential, D = desirable",
    );
    expect(found).toEqual({
      "two years of payroll": "required",
      "discreet with figures": "required",
      iTrent: "preferred",
      "a wish to train others": "preferred",
    });
  });
});

describe("a few words above a paragraph", () => {
  it("head it and ask nothing", () => {
    const found = texts(
      "Person specification\n- Experience of budgets\n- A driving licence\n\nSecurity\nSuccessful candidates must undergo a criminal record check before they start.\n\nThe legal bit\nWe'll run a credit check before you start with us, as the regulator asks.",
    );
    expect(found).not.toContain("Security");
    expect(found).not.toContain("The legal bit");
    expect(found.join("\n")).toMatch(/criminal record check/);
    expect(found.join("\n")).toMatch(/credit check/);
  });

  it("are asked for in a list", () => {
    expect(texts("Essential\nEnhanced DBS check\nDriving licence\nFirst aid")).toContain(
      "Enhanced DBS check",
    );
  });
});

describe("two criteria in one line with a semicolon", () => {
  it("are two", () => {
    expect(
      texts(
        "Essential\n- substantial experience in adult mental health; a car with business cover",
      ),
    ).toHaveLength(2);
  });

  it("are one where any of them will do or the second explains the first", () => {
    expect(
      texts("Essential\n- A degree in one of the following: health economics; medical statistics"),
    ).toHaveLength(1);
    expect(texts("Essential\n- Excellent Excel; we use pivot tables a great deal")).toHaveLength(1);
  });
});

describe("a table whose head is E / D", () => {
  it("marks each criterion on the line below it", () => {
    const found = weights(
      "Criteria\nE / D\nHow identified\nAM2\nE\nA\nAssessor award\nD\nA\nFive years on the tools\nE\nA/I\nTraining apprentices\nD\nI\n\nOur students come from every background.",
    );
    expect(found["Assessor award"]).toBe("preferred");
    expect(found.AM2).toBe("required");
    expect(Object.keys(found).join()).not.toMatch(/How identified|students/);
  });
});
