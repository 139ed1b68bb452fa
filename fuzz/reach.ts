import { registerHooks, stripTypeScriptTypes } from "node:module";
import { markCode, reachedName } from "./mark-code.ts";

/** Ours and the libraries that read files; nobody else's branches say anything about a CV. */
const watched =
  /\/src\/(?:shared|server\/(?:engine|extraction))\/(?!.*\/data\/)|\/(?:unpdf|word-extractor)\//;
const mostMarks = 1 << 17;

export type Reach = {
  /** How many places were never reached before the last call, and are now. */
  takeNew(): number;
  /** Places reached so far. */
  count(): number;
};

/** Marks every module that is loaded from now on in this thread. */
export function watchReach(): Reach {
  const now = new Uint8Array(mostMarks);
  const ever = new Uint8Array(mostMarks);
  Reflect.set(globalThis, reachedName, now);
  let marks = 0;
  let reached = 0;
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      if (!watched.test(url) || !loaded.source || loaded.format === "json") return loaded;
      const text = loaded.source.toString();
      const typed = loaded.format === "module-typescript";
      const code = typed ? stripTypeScriptTypes(text) : text;
      const source = markCode(code, () => marks++);
      return { ...loaded, format: typed ? "module" : loaded.format, source };
    },
  });
  return {
    count: () => reached,
    takeNew() {
      let found = 0;
      for (let at = now.indexOf(1); at !== -1 && at < marks; at = now.indexOf(1, at + 1)) {
        if (ever[at] === 0) {
          ever[at] = 1;
          found += 1;
        }
      }
      now.fill(0, 0, marks);
      reached += found;
      return found;
    },
  };
}
