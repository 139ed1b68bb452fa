import { describe, expect, it } from "vitest";
import { countStarts, takeBullet } from "./take-bullet.ts";

const bulleted = (lines: readonly string[]) => {
  const starts = countStarts(lines);
  return lines.map((line) => takeBullet(line, starts)).filter(({ bullet }) => bullet).length;
};

describe("a bullet before a figure", () => {
  it("is one among lines that begin so", () => {
    expect(bulleted(["> Answered calls", "> 55 to 70 contacts a day", "> Kept the log"])).toBe(3);
    expect(
      bulleted(["- Led the ward", "- 24 beds, mostly older people", "- Kept the log", "- Ordered"]),
    ).toBe(4);
    expect(bulleted(["» 4 direct reports", "§ 12 sites run from one office"])).toBe(2);
  });

  it("may be a full stop with a space behind", () => {
    expect(bulleted([". Tender reports", ". 3 final accounts settled", ". Site visits"])).toBe(3);
    expect(bulleted([".NET and C#", "... and more"])).toBe(0);
  });

  it("is none where it compares or joins numbers", () => {
    expect(bulleted(["Revenue", "> 55 million"])).toBe(0);
    expect(
      bulleted([
        "- Led the ward",
        "- 2019 to this day, in Leeds",
        "- 06/19 in the main office",
        "- Kept",
      ]),
    ).toBe(2);
  });
});
