import { looksLikeJobTitle } from "../vocabulary/job-titles.ts";
import { employerScore, endsInLegalForm } from "./employers.ts";

/** A word that goes on with a title: nothing ends before it. */
const goesOn = /^(?:of|for|in|to|and|at|with|on|within|level|grade|band|year|[-–&(/,])/iu;
const capitalised = /^["“]?\p{Lu}/u;

/** How many words from the start make the shortest title, with the occupation words that follow at once. */
function titleWords(words: readonly string[]): number {
  let count = 0;
  for (let end = 1; end < Math.min(words.length, 9); end++) {
    const whole = looksLikeJobTitle(words.slice(0, end).join(" "));
    const alone = looksLikeJobTitle(words[end - 1] ?? "");
    if (whole && (count === 0 || alone)) count = end;
    else if (count > 0) break;
  }
  // "ELEKTROMONTER / ELECTRICAL FITTER Acme Ltd": the same post again, in another language or by another name.
  if (count === 0 || words[count] !== "/") return count;
  const again = titleWords(words.slice(count + 1));
  return again === 0 ? count : count + 1 + again;
}

/** A title in capitals and a name that is not, as Europass prints them: "POLICY OFFICER European Parliament". */
function splitAtCase(words: readonly string[]): string[] | null {
  const end = words.findIndex((word) => !/^[\p{Lu}\d&/,'’().-]{2,}$/u.test(word));
  const [title, name] = [words.slice(0, end).join(" "), words.slice(end).join(" ")];
  if (end < 1 || !/\p{Lu}{4}/u.test(title) || !/^\p{Lu}\p{Ll}/u.test(name)) return null;
  return looksLikeJobTitle(title) && !looksLikeJobTitle(name) ? [title, name] : null;
}

/**
 * Title and employer on one line with nothing between them: "Staff Nurse Leeds Teaching Hospitals NHS Trust", or the
 * other way round behind a legal form. The whole text where no sign tells where one ends.
 */
export function splitTitleFromEmployer(piece: string): string[] {
  const words = piece.split(/\s+/);
  if (words.length < 3 || words.length > 14 || piece.includes(",")) return [piece];
  for (let end = 2; end < words.length; end++) {
    const [before, behind] = [words.slice(0, end).join(" "), words.slice(end).join(" ")];
    if (endsInLegalForm(before) && looksLikeJobTitle(behind)) return [before, behind];
  }
  const shouted = splitAtCase(words);
  if (shouted) return shouted;
  if (looksLikeJobTitle(words.at(-1) ?? "") && !/(?:ors|ers)$/.test(piece)) return [piece];
  const bare = titleWords(words);
  const count = bare > 0 && /^\(.+\)$/u.test(words[bare] ?? "") ? bare + 1 : bare;
  const employer = words.slice(count).join(" ");
  if (count === 0 || goesOn.test(employer) || !capitalised.test(employer)) return [piece];
  const score = employerScore(employer);
  const onlyForm = words.length - count === 1 && endsInLegalForm(`x ${employer}`);
  if (score === 0 || onlyForm) return [piece];
  const people = /(?:ors|ers)$/.test(employer);
  if (score < 2 && !people && looksLikeJobTitle(employer)) return [piece];
  return [words.slice(0, count).join(" "), employer];
}
