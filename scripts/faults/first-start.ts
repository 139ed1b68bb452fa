import { hasServers, needsServers, openCluster } from "../../test/nodes/cluster.ts";
import type { Scenario } from "./scenario.ts";

/** Nodes that find an empty database at the same moment, and one that is killed in the middle of laying it out. */
export const firstStart: Scenario = {
  name: "migrations at once",
  lacks: () => (hasServers ? undefined : needsServers),
  async run({ chance, tell }) {
    const cluster = await openCluster();
    try {
      const doomed = cluster.startNode("web").catch(() => undefined);
      const started = Promise.all([
        cluster.startNode("web"),
        cluster.startNode("worker"),
        cluster.startNode("worker"),
      ]);
      const isBegun = () => cluster.sql`select 1 from pg_namespace where nspname = 'drizzle'`;
      while ((await isBegun()).length === 0);
      await new Promise((resolve) => setTimeout(resolve, chance() * 50));
      // The session that migrates is cut off; all others wait for its lock.
      await cluster.sql`
        select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and granted`;
      const nodes = await started.catch((error: Error) => error);
      await doomed;
      const rows = await cluster.sql`select hash, count(*)::int as times
        from drizzle.__drizzle_migrations group by hash`;
      tell(`${rows.length} migrations, each ${Math.max(...rows.map(({ times }) => times))} time`);
      return rows.some(({ times }) => times !== 1) ? ["a migration was done twice"] : told(nodes);
    } finally {
      await cluster.close();
    }
  },
};

/** One of them may have met the cut; then it says so in a line, and whoever runs it starts it again. */
function told(nodes: Error | unknown[]): string[] {
  if (!(nodes instanceof Error)) return [];
  return /Shortlisted cannot start\. The database/.test(nodes.message) ? [] : [nodes.message];
}
