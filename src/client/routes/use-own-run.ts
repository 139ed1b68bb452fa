import { useLayoutEffect } from "react";
import { useWizard } from "../features/analysis/wizard.tsx";
import { personKey } from "../lib/person-traces.ts";
import { useStores } from "../lib/stores.tsx";

/** A run that somebody else left in this tab, whose session has ended, is not shown to the next person. */
export function useOwnRun(userId: string | null): void {
  const { tab } = useStores();
  const { dispatch } = useWizard();
  // Before the first paint, so that not even a glimpse of it is seen.
  useLayoutEffect(() => {
    if (userId === null) return;
    const before = tab.read(personKey);
    tab.write(personKey, userId);
    if (before !== null && before !== userId) dispatch({ type: "reset" });
  }, [tab, dispatch, userId]);
}
