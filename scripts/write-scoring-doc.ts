import { writeFileSync } from "node:fs";
import { scoringDoc } from "./scoring-doc.ts";

writeFileSync(new URL("../docs/scoring.md", import.meta.url), scoringDoc());
