import { findDateRanges } from "../vocabulary/dates.ts";
import { foldLetters } from "../vocabulary/fold.ts";
import { maxDatedLine, type ShapedLine } from "./cv-line.ts";
import type { CvRole } from "./cv-record.ts";
import { toldInSpeech } from "./told-in-english.ts";

const isTold = (line: ShapedLine | undefined): boolean =>
  line !== undefined &&
  line.text.length <= maxDatedLine &&
  toldInSpeech(line.text, findDateRanges(line.text)) !== null;

const key = (name: string | null) => foldLetters(name ?? "").replace(/[^\p{L}\p{N}]+/gu, "");
const alike = (a: string, b: string) => a !== "" && b !== "" && (a.includes(b) || b.includes(a));

const isSame = (a: CvRole, b: CvRole): boolean =>
  alike(key(a.company), key(b.company)) &&
  (alike(key(a.title), key(b.title)) || a.start?.year === b.start?.year);

/** The roles without those somebody tells of in a statement and lists as well: "I've been site manager at Acme since 2019". */
export function withoutToldTwins<Read extends { role: CvRole }>(
  roles: readonly Read[],
  lines: readonly ShapedLine[],
): Read[] {
  const told = new Set(roles.filter(({ role }) => isTold(lines[role.line])));
  const listed = roles.filter((one) => !told.has(one));
  return roles.filter(
    (one) => !told.has(one) || !listed.some(({ role }) => isSame(one.role, role)),
  );
}
