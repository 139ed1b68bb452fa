const numerals = "I II III IV V VI VII VIII IX X XI XII".split(" ");
/** The first of twelve letters for private use, each for a month. */
const firstLetter = 0xe001;
/**
 * The months as `withRomanMonths` writes them, in order. A Roman number alone may be anything, in any letters: only where
 * a date begins it becomes what the patterns of dates know as a month.
 */
export const romanMonths: readonly string[] = numerals.map((numeral, at) =>
  String.fromCharCode(firstLetter + at).repeat(numeral.length),
);

const numeral = numerals.toReversed().join("|");
const beforeYear = "[\\s./-]{1,2}(?:19|20)\\d\\d(?!\\d)";
/** Where a date may begin: "IV 2016", "od X.2018", "VII–VIII 2013". */
const romanMonth = new RegExp(
  `(?<=(?:^|[\\t\\n|(,;–—-]\\s?|\\d\\.\\s?|(?<!\\p{L})(?:[Oo]d|[Dd]o|[Aa]ž|[Dd]in|[Ll]a)\\s))(?:${numeral})(?=${beforeYear}|\\s?[–—-]\\s?(?:${numeral})${beforeYear})`,
  "gu",
);
const hasRoman = /[IVX][\s./-]{1,2}(?:19|20)\d\d/;

/** A text with other letters for its Roman months, of the same length. */
export const withRomanMonths = (text: string): string =>
  hasRoman.test(text)
    ? text.replace(romanMonth, (found) => romanMonths[numerals.indexOf(found)] ?? found)
    : text;
