import { useState } from "react";
import {
  dashboardKey,
  type FinishedRun,
  keepDeleted,
  keepSaved,
  merged,
  readDeleted,
  readSaved,
  type SavedAnalysis,
  type ServerItem,
  withRun,
} from "./saved-analyses.ts";
import { useSession } from "./session.ts";
import { useStores } from "./stores.tsx";

/** (spec) what adding to the dashboard says. */
export const addedToDashboard = "Added to dashboard!";

/** The analyses this browser keeps for whoever is signed in. Visitors keep none: `canSave` is false. */
export function useSavedAnalyses() {
  const { lasting } = useStores();
  const session = useSession();
  const owner = session.state === "person" ? (session.user?.id ?? "unknown") : null;
  const key = dashboardKey(owner ?? "nobody");
  const [, setChanges] = useState(0);

  function keep(analyses: SavedAnalysis[]): boolean {
    const kept = keepSaved(lasting, key, analyses);
    setChanges((count) => count + 1);
    return kept;
  }

  const kept = () => (owner === null ? [] : readSaved(lasting, key));
  const without = (id: string) => kept().filter((analysis) => analysis.id !== id);

  return {
    canSave: owner !== null,
    analyses: kept(),
    /** Adds a run, in place of an older one of the same id. False when it will not outlive this page: no room. */
    add(run: FinishedRun): boolean {
      if (owner === null) return false;
      const others = readDeleted(lasting, key).filter((id) => id !== run.id);
      keepDeleted(lasting, key, others);
      return keep(withRun(kept(), run, new Date()));
    },
    /** Takes it away here, and remembers that it is still to be taken from the server. */
    remove(id: string): void {
      keepDeleted(lasting, key, [...readDeleted(lasting, key), id]);
      keep(without(id));
    },
    /** Takes it away here; the server holds it no more. */
    forget: (id: string) => void keep(without(id)),
    /** Nothing of the account stays in this browser. */
    clear(): void {
      lasting.remove(key);
      keepDeleted(lasting, key, []);
    },
    /** What was deleted here and may still be on the server. */
    pendingDeletions: () => readDeleted(lasting, key),
    /** The server holds these no more. */
    confirmDeleted(ids: readonly string[]): void {
      const open = readDeleted(lasting, key).filter((id) => !ids.includes(id));
      keepDeleted(lasting, key, open);
    },
    /** Joins the server's list with what is kept here. */
    join: (server: ServerItem[]) => void keep(merged(kept(), server, readDeleted(lasting, key))),
  };
}
