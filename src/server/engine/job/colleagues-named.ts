import { looksLikeJobTitle } from "../vocabulary/job-titles.ts";
import { singular } from "./title-in-prose.ts";

/** "You will work alongside nurses, porters and a ward clerk": what stands behind it. */
const alongside =
  /^(?:(?:you(?:['’]ll| will| would)|the (?:post ?holder|successful candidate) will|here you(?:['’]ll| will)) )?(?:be )?work(?:ing)? (?:closely )?(?:alongside|with|beside) ([^.;:]{12,260})[.!]?$/iu;
/** What is done with them: "… to plan discharges". */
const together =
  /\s(?:to|in order|on|ensuring|providing|supporting|helping|across|so that|delivering)\s/iu;
const fewest = 2;

/** Whether a sentence only lists who else works there. */
export function namesColleagues(text: string): boolean {
  const told = alongside.exec(text)?.[1];
  if (!told || together.test(told)) return false;
  const named = told
    .split(/,\s(?:and\s)?|\sand\s/u)
    .map((one) => one.replace(/^(?:an?|the|our|your|other|two|three|four)\s/iu, ""))
    .map((one) => `${one.slice(0, 1).toUpperCase()}${one.slice(1)}`);
  return (
    named.length > fewest &&
    named.filter((one) => looksLikeJobTitle(singular(one))).length >= fewest
  );
}
