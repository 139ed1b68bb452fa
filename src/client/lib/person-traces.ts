import type { BrowserStore } from "./browser-store.ts";

/** Under which names this tab keeps its run, and whose it is. */
export const runKey = "shortlisted.run";
export const personKey = "shortlisted.person";
/** And the draft that its texts came from. */
export const draftKey = "shortlisted.draft";

/** Leaves nothing of the person in this tab for the next one at this browser. A page load must follow. */
export function forgetPerson(tab: BrowserStore): void {
  tab.remove(runKey);
  tab.remove(personKey);
  tab.remove(draftKey);
}
