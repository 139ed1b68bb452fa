import { looksLikeJobTitle } from "../vocabulary/job-titles.ts";

/** "Council Offices, Market Square, Thornbury": a line of names of places, and nothing else. */
export function isAddress(line: string): boolean {
  const parts = line.trim().split(/,\s/u);
  return (
    parts.length > 1 &&
    parts.length < 5 &&
    building.test(parts[0] ?? "") &&
    parts.every((part) =>
      /^\p{Lu}[\p{L}'’-]+(?: (?:of|on|upon|the|and|\p{Lu}[\p{L}'’-]+|\d{1,4}[A-Z]?)){0,4}$/u.test(
        part,
      ),
    ) &&
    !parts.some(looksLikeJobTitle)
  );
}

const building =
  /\b(?:Offices?|Headquarters|HQ|House|Road|Street|Lane|Avenue|Centre|Hall|Park|Square|Building|Court|Station|Depot|Campus|Library|Site|Wharf|Mill|Works)$/u;
