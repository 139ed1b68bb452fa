/** A part of a passage that states one demand. Offsets in UTF-16 code units from the passage's start. */
export type Clause = { text: string; start: number; end: number; aside: boolean };

const longestWhole = 150;
/** Where a long sentence starts to ask for something further. */
const joint =
  /(?:,\s*(?:and\s+|as well as\s+|along with\s+|together with\s+|plus\s+)?|\s+(?:and|as well as|along with|together with|plus|with|but)\s+)(?=(?:you\s+(?:must|will|should|need|have)|(?:must|should|will need to|will)\s+(?:also\s+)?(?:have|be|hold|possess)|(?:have|hold|possess)\s+(?:an?\s|the\s|strong|good|excellent|previous|proven|experience|at least|some|your)|(?:an?\s+|some\s+|at least\s+)?(?:\w+\s+){0,2}(?:experience|knowledge|understanding|awareness|ability|qualification|degree|registration|background|track record)\s+(?:of|in|with|as|to|within|gained)|(?:excellent|strong|good|outstanding|first class|effective)\s+(?:\w+\s+){0,3}skills|(?:a|an)\s+(?:full|clean|valid|current|uk)\s|the ability to\s|able to\s|be able to\s|experience\s|knowledge of\s))/giu;
const tail = /[,(]\s*(?=(?:ideally|preferably)\b)/iu;

/**
 * Cuts a long sentence where it starts asking for something else, and a tail such as ", ideally with Sage" from what it
 * hangs on. Every clause is a piece of the text.
 */
export function clausesOf(text: string, whole: boolean): Clause[] {
  const cut = whole && text.length <= longestWhole ? [] : joints(text);
  const ends = [...cut.map((one) => one.from), text.length];
  const starts = [0, ...cut.map((one) => one.to)];
  return starts.flatMap((start, at) => withoutAside(text, start, ends[at] ?? text.length));
}

function joints(text: string): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  let last = 0;
  for (const match of text.matchAll(joint)) {
    const to = match.index + match[0].length;
    if (match.index - last < 18 || text.length - to < 14) continue;
    found.push({ from: match.index, to });
    last = to;
  }
  return found;
}

function withoutAside(text: string, start: number, end: number): Clause[] {
  const part = text.slice(start, end);
  const aside = tail.exec(part);
  if (!aside || aside.index < 20 || part.length - aside.index < 14)
    return [clause(text, start, end, false)];
  return [
    clause(text, start, start + aside.index, false),
    clause(text, start + aside.index + aside[0].length, end, true),
  ];
}

function clause(text: string, from: number, to: number, aside: boolean): Clause {
  const raw = text.slice(from, to);
  const lead = raw.length - raw.trimStart().length;
  let body = raw
    .trim()
    .replace(/[\s,;:–-]+$/u, "")
    .replace(/[\s,;]+(?:and|or)$/iu, "");
  if (body.endsWith(")") && !body.includes("(")) body = body.slice(0, -1);
  return { text: body, start: from + lead, end: from + lead + body.length, aside };
}
