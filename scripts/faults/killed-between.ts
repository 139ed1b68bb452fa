import { setTimeout as wait } from "node:timers/promises";
import postgres from "postgres";
import { hasServers, needsServers, openCluster } from "../../test/nodes/cluster.ts";
import { analyseOnce } from "../../test/nodes/one-process.ts";
import { startRun } from "../../test/nodes/started-runs.ts";
import { type Asked, type Scenario, withinMs } from "./scenario.ts";

/** Each answer of the database takes so long to reach the node: time to kill it before it hears that it has counted. */
const slowMs = 400;

/** A web node that dies when an analysis of the day is counted, before it is put on the queue. */
export const killedBetween: Scenario = {
  name: "killed between counting and queueing",
  lacks: () => (hasServers ? undefined : needsServers),
  async run({ tell }: Asked) {
    const cluster = await openCluster();
    const listener = postgres(cluster.postgres.url, { max: 1, onnotice: () => {} });
    try {
      const doomed = await cluster.startNode("web");
      const person = await cluster.openPerson(doomed.url, "ann");
      await cluster.startNode("worker");
      const other = await cluster.startNode("web");
      await cluster.sql.unsafe(`
        create function tell_begun() returns trigger language plpgsql
          as $$ begin perform pg_notify('begun', new.id); return new; end $$;
        create trigger tell_begun after insert on analyses
          for each row execute function tell_begun()`);
      const begun = Promise.withResolvers<string>();
      await listener.listen("begun", begun.resolve);
      cluster.databaseLine.set({ delayMs: slowMs });
      // Refused at once, nothing begins; refused by the kill, it has begun.
      const starting = startRun(person).catch(begun.reject);
      // Told in the moment of the commit, past the slow line.
      const id = await begun.promise;
      await doomed.stop("SIGKILL");
      await starting;
      cluster.databaseLine.set("fair");
      await cluster.sql`drop function tell_begun cascade`;
      const stateOf = () => cluster.sql`
        select status, (select sum(analyses)::int from usage) as counted from analyses where id = ${id}`;
      const before = await stateOf();
      const end = Date.now() + withinMs;
      let after = before;
      while (after[0]?.status === "processing" && Date.now() < end) {
        await wait(500);
        after = await stateOf();
      }
      const shown = (rows: typeof before) => `${rows[0]?.status}, ${rows[0]?.counted} counted`;
      tell(`when it was killed: ${shown(before)}; then: ${shown(after)}`);
      const again = await analyseOnce(await cluster.openPerson(other.url, "bea"), withinMs);
      return [
        ...(shown(before) === "processing, 1 counted" ? [] : ["it was not killed in that moment"]),
        ...(shown(after) === "failed, 0 counted" ? [] : ["the analysis still counts"]),
        ...(again === "completed" ? [] : [`the next analysis: ${again}`]),
      ];
    } finally {
      await listener.end({ timeout: 1 });
      await cluster.close();
    }
  },
};
