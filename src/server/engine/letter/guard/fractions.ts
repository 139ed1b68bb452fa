const fraction =
  /\b(?:a|one|two|three|four)[\s-](half|third|quarter|fifth|tenth)s?\b|\bby (half)\b|\b(half) (?:of|the|our|my|as)\b/giu;
const percents: Readonly<Record<string, readonly number[]>> = {
  half: [50],
  third: [33, 67, 66],
  quarter: [25, 75],
  fifth: [20, 40, 60, 80],
  tenth: [10, 30, 70, 90],
};

/** A part of something said in words ("by a third"), with its noun and the percentages it may stand for. */
export function fractionsIn(
  text: string,
): { text: string; noun: string; percents: readonly number[]; start: number }[] {
  return Array.from(text.matchAll(fraction), (match) => {
    const noun = (match[1] ?? match[2] ?? match[3] ?? "").toLowerCase();
    return { text: match[0], noun, percents: percents[noun] ?? [], start: match.index };
  });
}
