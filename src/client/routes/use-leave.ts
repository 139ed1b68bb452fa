import { leaveNotice } from "../lib/farewell.ts";
import { forgetPerson } from "../lib/person-traces.ts";
import { useStores } from "../lib/stores.tsx";

/** Goes home after the session has ended, with a whole page load, and leaves nothing of the person in this tab. */
export function useLeave(): (notice?: string) => void {
  const { tab } = useStores();
  return (notice) => {
    forgetPerson(tab);
    if (notice !== undefined) leaveNotice(tab, notice);
    window.location.assign("/");
  };
}
