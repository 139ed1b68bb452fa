import { rowsOf } from "../words/tables.ts";

const rows = rowsOf("places");
const placesOf = (...kinds: string[]) =>
  rows.filter(([, kind = ""]) => kinds.includes(kind)).map(([place = ""]) => place);

/** Cities, towns and counties in which United Kingdom advertisements place their jobs, and some abroad. */
export const places: readonly string[] = placesOf("town", "county", "abroad");

/** The same, to look a name up as it is written. */
export const placesWritten: ReadonlySet<string> = new Set(places);

const countyNames: ReadonlySet<string> = new Set(placesOf("county", "county in short", "region"));

/** Whether a name is a county's, or that of a region: a town before it is the nearer place. */
export function isCounty(name: string): boolean {
  return (
    countyNames.has(name) ||
    /^\p{Lu}\p{Ll}+shire$|^(?:North|South|East|West|Mid|County) \p{Lu}\p{Ll}+$/u.test(name)
  );
}
