import { dutch } from "./dutch.ts";
import { french } from "./french.ts";
import { german } from "./german.ts";
import { italian } from "./italian.ts";
import { polish } from "./polish.ts";
import { portuguese } from "./portuguese.ts";
import { several } from "./several.ts";
import { spanish } from "./spanish.ts";

/**
 * Concepts as curricula vitae in other languages name them: `Canonical name | word; word`. A name that is no English word
 * may be recognised in any text, whatever its language. Line format and marks are the sector files' (`?` wants context);
 * a concept may stand in several lists.
 */
export const translations = [
  several,
  german,
  french,
  spanish,
  italian,
  portuguese,
  dutch,
  polish,
].join("\n");
