import { registerHooks } from "node:module";

const reader = "/node_modules/unpdf/dist/pdfjs.mjs";

/** A font of two bytes has no more codes: a range of more is broken, and says nothing. */
const mostCodes = 65_536;
/** What one table may fill in long ranges; all the codes a font can have fit many times. */
const mostInLong = 4 * mostCodes;
/** A range should vary in its last byte only: such short ones cost no more than the bytes they stand in. */
const short = 256;

/** The heads of the functions that fill a range of a font's table, as the build of pdf.js writes them. */
const fill =
  /\b(mapCidRange|mapBfRange|mapBfRangeToArray)\((\w),(\w),(\w)\)\{if\(\3-\2>\w+\)throw Error\(`\1 - ignoring data above MAX_MAP_RANGE\.`\);/g;

/**
 * Must be called before pdf.js is loaded. A font may say in a few bytes what up to 16 million codes mean, again and again,
 * and pdf.js writes each of them down: a file of 30 KB kept a thread busy for as long as it was let. Here such ranges are
 * passed over, and the others are read. A build with other text is left as it is.
 */
export function boundRanges(): void {
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      if (!url.endsWith(reader) || loaded.source === undefined) return loaded;
      return { ...loaded, source: bound(String(loaded.source)) };
    },
  });
}

function bound(source: string): string {
  return source.replace(
    fill,
    (_, name, first, last, what) =>
      `${name}(${first},${last},${what}){` +
      `const size=${last}-${first}+1;if(size>${mostCodes})return;` +
      `if(size>${short}&&(this.inLong=(this.inLong??0)+size)>${mostInLong})return;`,
  );
}
