import { describe, expect, it } from "vitest";
import { createBrowserStore } from "./browser-store.ts";

function storageThat(overrides: Partial<Storage>): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    ...overrides,
  };
}

describe("browser store", () => {
  it("gives back what was written, also to a store opened later", () => {
    const storage = storageThat({});
    createBrowserStore(() => storage).write("step", "jd");
    expect(createBrowserStore(() => storage).read("step")).toBe("jd");
  });

  it("works in memory where opening the storage throws", () => {
    const store = createBrowserStore(() => {
      throw new DOMException("forbidden", "SecurityError");
    });
    store.write("step", "jd");
    expect(store.read("step")).toBe("jd");
    store.remove("step");
    expect(store.read("step")).toBeNull();
  });

  it("keeps the newest value in memory when the storage is full, and leaves no older one behind", () => {
    let full = false;
    const values = new Map<string, string>();
    const storage = storageThat({
      getItem: (key) => values.get(key) ?? null,
      removeItem: (key) => void values.delete(key),
      setItem: (key, value) => {
        if (full) throw new DOMException("full", "QuotaExceededError");
        values.set(key, value);
      },
    });
    const store = createBrowserStore(() => storage);
    store.write("text", "old");
    full = true;
    store.write("text", "new");
    expect(store.read("text")).toBe("new");
    expect(createBrowserStore(() => storage).read("text")).toBeNull();
  });

  it("leaves the older value to the next page load where losing it would be worse", () => {
    let full = false;
    const values = new Map<string, string>();
    const storage = storageThat({
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => {
        if (full) throw new DOMException("full", "QuotaExceededError");
        values.set(key, value);
      },
    });
    const store = createBrowserStore(() => storage);
    expect(store.writeLasting("list", "one")).toBe(true);
    full = true;
    expect(store.writeLasting("list", "one, two")).toBe(false);
    expect(store.read("list")).toBe("one, two");
    expect(createBrowserStore(() => storage).read("list")).toBe("one");
  });

  it("goes back to the storage once there is room again", () => {
    let full = true;
    const values = new Map<string, string>();
    const storage = storageThat({
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => {
        if (full) throw new DOMException("full", "QuotaExceededError");
        values.set(key, value);
      },
    });
    const store = createBrowserStore(() => storage);
    store.write("text", "first");
    full = false;
    store.write("text", "second");
    expect(createBrowserStore(() => storage).read("text")).toBe("second");
  });
});
