import type { Sql } from "postgres";

type Guard = {
  /** How many may ask at once; the others wait for a place. */
  places: number;
  /** For so long. */
  patienceMs: number;
  /** What to throw in an error's place. */
  translate: (error: unknown) => unknown;
};

/** PostgreSQL's own word for it. */
const tooMany = "53300";

/** The driver's client as drizzle uses it, where nobody waits without end and every error passes `translate`. */
export function guardClient(client: Sql, guard: Guard): Sql {
  const place = createPlaces(guard);
  async function through<Answer>(ask: () => PromiseLike<Answer>): Promise<Answer> {
    try {
      const leave = await place();
      try {
        return await ask();
      } finally {
        leave();
      }
    } catch (error) {
      throw guard.translate(error);
    }
  }
  const unsafe = (...given: Parameters<Sql["unsafe"]>) =>
    askedLate(client.unsafe(...given), through);
  const begin = (...given: Parameters<Sql["begin"]>) => through(() => client.begin(...given));
  const own = new Map<unknown, unknown>(Object.entries({ unsafe, begin }));
  return new Proxy(client, {
    get: (target, name) => own.get(name) ?? Reflect.get(target, name),
  });
}

/** A query of the driver is sent when somebody waits for it; until then its form may still change. */
function askedLate<Query extends object & PromiseLike<unknown>>(
  query: Query,
  through: (ask: () => PromiseLike<unknown>) => Promise<unknown>,
): Query {
  const asked: Query = new Proxy(query, {
    get(target, name) {
      if (name === "then") {
        const answer = through(() => target);
        return answer.then.bind(answer);
      }
      const found: unknown = Reflect.get(target, name);
      if (typeof found !== "function") return found;
      return (...given: unknown[]) => {
        const changed: unknown = Reflect.apply(found, target, given);
        return changed === target ? asked : changed;
      };
    },
  });
  return asked;
}

/** The driver's own waiting room has no clock. */
function createPlaces({ places, patienceMs }: Pick<Guard, "places" | "patienceMs">) {
  const waiting: (() => void)[] = [];
  let free = places;

  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }

  return async function place(): Promise<() => void> {
    if (free > 0) {
      free -= 1;
      return leave;
    }
    await new Promise<void>((resolve, reject) => {
      const go = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(go), 1);
        reject(Object.assign(new Error("all connections are in use"), { code: tooMany }));
      }, patienceMs);
      waiting.push(go);
    });
    return leave;
  };
}
