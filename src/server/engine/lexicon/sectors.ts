import type { Sector } from "./parse-lexicon.ts";
import { software } from "./sectors/software.ts";

/** Every sector of the lexicon; the name is used in messages and as `Skill.sector`. */
export const sectors: readonly Sector[] = [{ name: "software", lines: software }];
