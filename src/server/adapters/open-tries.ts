/** Tries of a password that are under way, in all processes that see the same accounts. Keys are hashes. */
export type OpenTries = {
  /** @returns says that the try has ended */
  enter(key: string): Promise<() => Promise<void>>;
  /** Waits until one of those under way has ended. False, at once, when there is none. */
  untilOneEnds(key: string): Promise<boolean>;
};

/** In this process's memory. */
export function createMemoryOpenTries(): OpenTries {
  const open = new Map<string, Set<Promise<void>>>();
  return {
    async enter(key) {
      const tries = open.get(key) ?? new Set();
      open.set(key, tries);
      const { promise, resolve } = Promise.withResolvers<void>();
      tries.add(promise);
      return async () => {
        tries.delete(promise);
        if (tries.size === 0 && open.get(key) === tries) open.delete(key);
        resolve();
      };
    },
    async untilOneEnds(key) {
      const tries = [...(open.get(key) ?? [])];
      await Promise.race(tries.length > 0 ? tries : [undefined]);
      return tries.length > 0;
    },
  };
}
