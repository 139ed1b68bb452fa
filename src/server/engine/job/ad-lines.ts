/** In characters; a longer line tells something. */
export const longestHead = 110;

/** So many parts behind the first make a row of facts. */
const leastFacts = 3;

/** "*Weekend receptionist – Otley*": set in bold as a message does it. */
const bold = /^\*{1,3}(?=\S)([^*]+)\*{1,3}$/u;
/** "*** CLASS 1 DRIVERS WANTED ***" */
const starred = /^\*{2,}\s+|\s+\*{2,}$/gu;
/** "HEAD CHEF REQUIRED.....ASAP!!!" */
const hurry = /(?<=\p{L})[\s.!–-]+(?:asap|immediate start|urgent(?:ly)?)[\s.!*]*$/iu;

/** "CNC SETTER (Milling) – perm, days, 39 hrs – Tipton – …": what a long line sets before its first dash or comma. */
function headOf(line: string): string {
  const [head = line, ...facts] = line.split(/\s[-–—|]\s|,\s/u);
  const stands = head.length < longestHead / 2 && /^\p{Lu}\S*\s\S/u.test(head);
  return stands && facts.length >= leastFacts ? head : line;
}

/** A line that may name the post, without stars and haste; of a long row of facts, what opens it. */
export function plainLine(written: string): string {
  const bare = written.replace(starred, "").replace(bold, "$1").replace(hurry, "");
  return bare.length > longestHead ? headOf(bare) : bare;
}
