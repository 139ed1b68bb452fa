import { words } from "../text/words.ts";
import { verbOf } from "../vocabulary/verb-forms.ts";

const mostListWords = 4;
const fewestHeadWords = 4;
/** What may follow a comma and go on with the sentence: "saving £5,000", "with no returns", "all on time". */
export const goesOn =
  /^(?:and|or|but|which|who|that|including|with|without|from|in|on|at|for|to|by|as|of|under|over|within|while|where|when|so|all|each|both|often|mostly|also|then|plus|up|down|not|never|no|daily|weekly|monthly)\b/iu;

/** Ends by which a statement is whole: "per shift", "under supervision"; behind "with" a list may go on. */
const endsInManner = /\s(?:per|under)\s\p{L}+$/iu;
const endsInSetting = /\s(?:per|under|for|across|in|on|at|within)\s\p{L}+(?:\s\p{L}+){0,2}\s?$/iu;

/** "Take charge of 8 patients per shift, NEWS2, IV antibiotics": the names behind the statement are no part of it. */
export function withoutGluedList(statement: string): string {
  const [head = "", ...items] = statement.split(", ");
  const isName = (item: string) => {
    const all = words(item);
    const form = verbOf(all[0]?.lower ?? "")?.form;
    const isDeed = form === "past" || form === "gerund";
    return all.length <= mostListWords && !isDeed && !goesOn.test(item) && !/[£$€%]/u.test(item);
  };
  const joined = /(?:^|\s)(?:and|or|&)\s/u.test(items.at(-1) ?? "");
  const isWhole = (joined ? endsInManner : endsInSetting).test(head);
  if (items.length === 0 || words(head).length < fewestHeadWords || (joined && !isWhole)) {
    return statement;
  }
  return items.every(isName) && (isWhole || items.length > 1) ? head : statement;
}
