import type { Redis } from "ioredis";
import type { LiveRun } from "./live-runs.ts";

type OnChange = (run: LiveRun | undefined) => void;
type Leave = () => void;
type Followed = { callbacks: Set<OnChange>; last: number; listening: Promise<Leave> };

/** Who follows what in this process, and a look at the truth for all of them. */
export function followRuns(
  commands: Redis,
  runs: {
    keyOf(id: string): string;
    peek(id: string): Promise<LiveRun | undefined>;
    listen(id: string, onChange: OnChange): Promise<Leave>;
  },
) {
  const followers = new Map<string, Followed>();

  function tell(id: string, run: LiveRun | undefined): void {
    const entry = followers.get(id);
    // Announced and seen by a look: told once.
    if (!entry || run?.sequence === entry.last) return;
    entry.last = run?.sequence ?? 0;
    for (const callback of entry.callbacks) callback(run);
  }

  async function look(): Promise<void> {
    const ids = [...followers.keys()];
    if (ids.length === 0) return;
    const pipeline = commands.pipeline();
    for (const id of ids) pipeline.hget(runs.keyOf(id), "sequence");
    const answers = (await pipeline.exec()) ?? [];
    for (const [index, id] of ids.entries()) {
      const [failure, sequence] = answers[index] ?? [];
      if (failure || Number(sequence) === followers.get(id)?.last) continue;
      tell(id, sequence === null ? undefined : await runs.peek(id));
    }
  }

  return {
    /** Listens once for all who follow the same: what is announced is read once. */
    async add(id: string, onChange: OnChange): Promise<Leave> {
      const own: OnChange = (run) => onChange(run);
      const known = followers.get(id);
      const listening = known?.listening ?? runs.listen(id, (run) => tell(id, run));
      const entry = known ?? { callbacks: new Set(), last: -1, listening };
      followers.set(id, entry);
      entry.callbacks.add(own);
      function leave(): void {
        entry.callbacks.delete(own);
        if (entry.callbacks.size > 0 || followers.get(id) !== entry) return;
        followers.delete(id);
        listening.then(
          (stop) => stop(),
          () => {},
        );
      }
      try {
        await listening;
      } catch (error) {
        leave();
        throw error;
      }
      return leave;
    },
    lookAgain: () => void look().catch(() => {}),
  };
}
