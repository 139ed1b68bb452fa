import { monthNames } from "../letter-frame.ts";

const named =
  /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6}\.?,?\s+(?:of\s+)?((?:19|20)\d{2})\b/giu;
const numbered = /(?<!\d)(\d{1,2})[/.-]((?:19|20)\d{2})(?!\d)/gu;
const reversed = /(?<!\d)((?:19|20)\d{2})[/.-](\d{1,2})(?!\d)/gu;
const short = monthNames.map((name) => name.slice(0, 3).toLowerCase());

/** The months of years a text names, as "2019-6". */
export function monthsNamed(text: string): Set<string> {
  const found = new Set<string>();
  for (const [, month = "", year = ""] of text.matchAll(named))
    found.add(`${year}-${short.indexOf(month.toLowerCase()) + 1}`);
  for (const [, month = "", year = ""] of text.matchAll(numbered))
    found.add(`${year}-${Number(month)}`);
  for (const [, year = "", month = ""] of text.matchAll(reversed))
    found.add(`${year}-${Number(month)}`);
  return found;
}
