import { describe, expect, it } from "vitest";
import { demandTexts } from "./said-demands.ts";

describe("a demand in two languages", () => {
  it("is asked once, in English", () => {
    expect(
      demandTexts(
        "Swyddog Cyllid / Finance Officer\n\nGofynion / Requirements\n- Profiad o gyfrifon prynu. / Experience of purchase ledger accounts.\n- Trwydded yrru lawn. / A full driving licence.\n- Gradd mewn cyllid. / A degree in finance.",
      ),
    ).toEqual([
      "Experience of purchase ledger accounts.",
      "A full driving licence.",
      "A degree in finance.",
    ]);
    expect(
      demandTexts(
        "Verkäufer / Sales Assistant\n\nYour profile\nYou have worked in a shop. / Du hast Erfahrung im Einzelhandel.\nYou speak fluent German. / Du sprichst fließend Deutsch.",
      ),
    ).toEqual(["You have worked in a shop.", "You speak fluent German."]);
  });

  it("is two demands where both are in one language", () => {
    expect(
      demandTexts(
        "Driver\n\nRequirements\n- A full driving licence. / A valid passport.\n- Experience of Excel. / Experience of Sage.",
      ),
    ).toHaveLength(4);
  });
});
