import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { checkRooms } from "./rooms.ts";

const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  encoding: "utf8",
});
const paths = listed.split("\n").filter((path) => /\.tsx?$/.test(path) && existsSync(path));
const complaints = checkRooms(new Map(paths.map((path) => [path, readFileSync(path, "utf8")])));

for (const text of complaints) console.error(text);
if (complaints.length > 0) process.exit(1);
console.log(`rooms: ${paths.length} files, each in its room`);
