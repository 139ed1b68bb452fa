import { registerHooks } from "node:module";

const ofOrm = /\/node_modules\/drizzle-orm\/[^?]*\.js$/u;

/**
 * Must be called before drizzle-orm is loaded. To learn that a file of it is a module Node reads its package.json, 180 kB of
 * exports, once for each of its hundred files: more than a third of a start. Here it is told.
 */
export function resolveOrmQuickly(): void {
  registerHooks({
    resolve(specifier, context, next) {
      const { parentURL } = context;
      if (!specifier.startsWith(".") || !parentURL || !ofOrm.test(parentURL)) {
        return next(specifier, context);
      }
      const { href } = new URL(specifier, parentURL);
      return ofOrm.test(href)
        ? { url: href, format: "module", shortCircuit: true }
        : next(specifier, context);
    },
  });
}
