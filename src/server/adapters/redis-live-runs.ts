import { documentMinutes } from "../../shared/limits.ts";
import { isSameOwner, type Owner } from "../../shared/owner.ts";
import type { HeldTexts, LiveRun, LiveRuns } from "./live-runs.ts";
import { askRedis, type RedisLink } from "./redis.ts";
import { followRuns } from "./redis-followed-runs.ts";
import * as scripts from "./redis-scripts.ts";

const lifeMs = documentMinutes * 60_000;
const lookAgainMs = 15_000;
const mostQuiet = 200;

/** Live runs in Redis, for several processes: gone an hour after their last use, or with Redis. */
export function createRedisLiveRuns(link: RedisLink): LiveRuns {
  const { commands, channels, prefix } = link;
  const running = `${prefix}:running`;
  const channelOf = (id: string) => `${prefix}:changed:${id}`;
  const keysOf = (id: string) => [`${prefix}:run:${id}`, `${prefix}:texts:${id}`] as const;
  const ownersKey = (owner: Owner) => `${prefix}:owner:${nameOf(owner)}`;
  const ask = (script: string, keys: readonly string[], args: (string | number)[]) =>
    askRedis(() => commands.eval(script, keys.length, ...keys, ...args));

  function use(script: string, id: string, owner: Owner): Promise<unknown> {
    const keys = [...keysOf(id), ownersKey(owner)];
    return ask(script, keys, [lifeMs, id, nameOf(owner)]);
  }

  const drop = (id: string) => ask(scripts.dropRun, [...keysOf(id), running], [id, channelOf(id)]);

  async function peek(id: string): Promise<LiveRun | undefined> {
    const [key] = keysOf(id);
    const fields = await askRedis(() =>
      commands.hmget(key, "sequence", "started", "demo", "owner", "filename", "state"),
    );
    return runOf(id, fields);
  }

  const followed = followRuns(commands, {
    keyOf: (id) => keysOf(id)[0],
    peek,
    listen: (id, onChange) =>
      askRedis(() =>
        channels.subscribe(channelOf(id), (message) => onChange(readRun(id, message))),
      ),
  });
  channels.onReturn(followed.lookAgain);
  // Nobody announces that a key has expired, and an announcement may be lost.
  const timer = setInterval(followed.lookAgain, lookAgainMs).unref();

  return {
    async insert({ id, owner, filename, state }, texts) {
      const given = [JSON.stringify(filename), JSON.stringify(state), JSON.stringify(texts)];
      const keys = [...keysOf(id), ownersKey(owner)];
      const inserted = await ask(scripts.insertRun, keys, [lifeMs, id, nameOf(owner), ...given]);
      if (inserted !== 1) return undefined;
      return { id, owner, filename, demo: false, sequence: 1, started: 0, state };
    },

    find: async (id, owner) => runOf(id, await use(scripts.findRun, id, owner)),

    async readTexts(id, owner) {
      const texts = await use(scripts.readTexts, id, owner);
      return typeof texts === "string" ? textsOf(texts) : undefined;
    },

    async change(id, sequence, next) {
      const { state, filename, demo, texts, starts } = next;
      const changes = [
        filename === undefined ? "" : JSON.stringify(filename),
        demo === undefined ? "" : Number(demo),
        texts ? JSON.stringify(texts) : "",
        starts ? 1 : "",
      ];
      const given = [lifeMs, id, sequence, JSON.stringify(state), state.status, channelOf(id)];
      const told = await ask(scripts.changeRun, [...keysOf(id), running], [...given, ...changes]);
      return typeof told === "string" ? readRun(id, told) : undefined;
    },

    async delete(id, owner) {
      const run = await peek(id);
      if (!run || !isSameOwner(run.owner, owner)) return;
      await drop(id);
      await askRedis(() => commands.zrem(ownersKey(owner), id));
    },

    async deleteOf(owner) {
      const ids = await askRedis(() => commands.zrange(ownersKey(owner), "0", "-1"));
      for (const id of ids) await drop(id);
      await askRedis(() => commands.del(ownersKey(owner)));
    },

    subscribe: followed.add,

    async listQuiet(quietMs) {
      const ids = await ask(scripts.listQuiet, [running], [quietMs, mostQuiet]);
      const found: LiveRun[] = [];
      for (const id of Array.isArray(ids) ? ids.map(String) : []) {
        const run = await peek(id);
        if (run) found.push(run);
        // Expired while it ran: nothing is left that could end.
        else await askRedis(() => commands.zrem(running, id));
      }
      return found;
    },

    async close() {
      clearInterval(timer);
    },
  };
}

function nameOf({ kind, id }: Owner): string {
  return `${kind}:${id}`;
}

function ownerOf(name: string): Owner {
  const at = name.indexOf(":");
  return { kind: name.startsWith("account:") ? "account" : "visitor", id: name.slice(at + 1) };
}

/** From the fields in the order the scripts give them. */
function runOf(id: string, fields: unknown): LiveRun | undefined {
  if (!Array.isArray(fields) || typeof fields[5] !== "string") return undefined;
  const [sequence, started, demo, owner, filename, state] = fields.map(String);
  return {
    id,
    owner: ownerOf(owner ?? ""),
    filename: JSON.parse(filename ?? "null"),
    demo: demo === "1",
    sequence: Number(sequence),
    started: Number(started),
    state: JSON.parse(state ?? "null"),
  };
}

/** From an announcement; an empty one says that the run is forgotten. */
function readRun(id: string, told: string): LiveRun | undefined {
  return told === "" ? undefined : runOf(id, told.split("\n"));
}

function textsOf(text: string): HeldTexts {
  return JSON.parse(text);
}
