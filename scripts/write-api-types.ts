import { writeFile } from "node:fs/promises";
import { writeApiTypes } from "./api-types.ts";

await writeFile(new URL("../src/api-client/paths.ts", import.meta.url), await writeApiTypes());
