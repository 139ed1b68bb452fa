import { useRef, useState } from "react";
import { z } from "zod";
import { useRest } from "../../lib/api.tsx";
import { failureOf } from "../../lib/failure.ts";
import type { RestClient } from "../../lib/rest-client.ts";
import { serverItem } from "../../lib/saved-analyses.ts";
import { useSavedAnalyses } from "../../lib/use-saved-analyses.ts";

export type SyncState = "idle" | "syncing" | "synced" | "failed";

const answer = z.object({ analyses: z.array(serverItem) });

/** Takes one analysis from the server; that it is not there is as good. @throws when the server could not do it */
async function deleteThere(rest: RestClient, id: string): Promise<void> {
  try {
    await rest.delete(`/dashboard/api/analysis/${encodeURIComponent(id)}`);
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind !== "refused" || failure.code !== "not_found") throw error;
  }
}

/** The saved analyses of this browser, brought together with the server's. */
export function useSync() {
  const rest = useRest();
  const saved = useSavedAnalyses();
  const [state, setState] = useState<SyncState>("idle");
  const running = useRef(0);
  const deletedThere = useRef(new Set<string>());

  async function sync() {
    running.current += 1;
    setState("syncing");
    try {
      for (const id of saved.pendingDeletions()) {
        if (deletedThere.current.has(id)) continue;
        await deleteThere(rest, id);
        deletedThere.current.add(id);
      }
      const gone = [...deletedThere.current];
      const { analyses } = await rest.get("/api/analysis/history", answer);
      saved.join(analyses);
      saved.confirmDeleted(gone);
      setState("synced");
    } catch {
      setState("failed");
    } finally {
      running.current -= 1;
    }
  }

  /** Here at once; on the server now, or with the next sync. */
  async function remove(id: string) {
    saved.remove(id);
    try {
      await deleteThere(rest, id);
      deletedThere.current.add(id);
      // A list that is just on its way may still name it: then the end of that sync confirms.
      if (running.current === 0) saved.confirmDeleted([id]);
    } catch {
      setState("failed");
    }
  }

  return { analyses: saved.analyses, state, sync, remove };
}
