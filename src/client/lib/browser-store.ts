/**
 * Text kept in the browser under a name. When the browser forbids storage or has no room left, the
 * store keeps the text in memory instead: the page goes on working, only a reload forgets.
 */
export type BrowserStore = {
  read(key: string): string | null;
  write(key: string, value: string): void;
  /**
   * Writes what must not be lost: where there is no room, the older text stays for the next page load.
   * Answers whether the new one will outlive this page.
   */
  writeLasting(key: string, value: string): boolean;
  remove(key: string): void;
};

/** @param open gives the storage; may throw, as browsers do where storage is forbidden. */
export function createBrowserStore(open: () => Storage): BrowserStore {
  const memory = new Map<string, string>();

  function attempt<T>(action: (storage: Storage) => T): { done: true; value: T } | { done: false } {
    try {
      return { done: true, value: action(open()) };
    } catch {
      return { done: false };
    }
  }

  return {
    read(key) {
      const inMemory = memory.get(key);
      if (inMemory !== undefined) return inMemory;
      const outcome = attempt((storage) => storage.getItem(key));
      return outcome.done ? outcome.value : null;
    },
    write(key, value) {
      if (attempt((storage) => storage.setItem(key, value)).done) {
        memory.delete(key);
        return;
      }
      // An older value left behind would come back after a reload as if it were the newest.
      attempt((storage) => storage.removeItem(key));
      memory.set(key, value);
    },
    writeLasting(key, value) {
      const kept = attempt((storage) => storage.setItem(key, value)).done;
      if (kept) memory.delete(key);
      else memory.set(key, value);
      return kept;
    },
    remove(key) {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
  };
}
