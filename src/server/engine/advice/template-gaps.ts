import { inQuotes } from "../text/in-quotes.ts";
import type { Advice, Findings } from "./findings.ts";

/** What a template leaves to fill in: "[job title]", "[number] years". */
const gap =
  /\[(?:your |the |insert )?(?:job title|position|title|number|name|company|employer|area|field|industry|skill|program|process|url|date|year|month|city|state|degree|school|phone|e-?mail|address|achievement)\b[^\][\n]{0,40}\]/iu;

/** A gap of a template is seen at once by whoever reads: said before all else. */
export function templateGaps({ reading }: Findings): Advice[] {
  const found = reading.cv.lines.map(({ text }) => gap.exec(text)?.[0]).find(Boolean);
  if (found === undefined) return [];
  return [
    {
      text: `Your CV still holds a gap from its template: ${inQuotes(found)}. Fill in every one of them, or take the sentence out.`,
      gain: 500,
    },
  ];
}
