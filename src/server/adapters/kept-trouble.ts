import { AsyncLocalStorage } from "node:async_hooks";
import { type AppError, refusalBehind } from "../../shared/errors.ts";

export type TroubleKeeper = ReturnType<typeof createTroubleKeeper>;

/**
 * For a library that hides why the database did not answer: it takes that for a wrong key, or for a fault of its own.
 * What `listen` hears in the functions the library calls, those of `tell` throw in the place of all else.
 */
export function createTroubleKeeper() {
  const heard = new AsyncLocalStorage<{ trouble: AppError | undefined }>();

  function keep(error: unknown): never {
    const note = heard.getStore();
    const refusal = refusalBehind(error);
    if (note && refusal) note.trouble = refusal;
    throw error;
  }

  async function tellAbout(ask: () => unknown): Promise<unknown> {
    const note: { trouble: AppError | undefined } = { trouble: undefined };
    const [answer] = await Promise.allSettled([heard.run(note, async () => ask())]);
    if (note.trouble) throw note.trouble;
    if (answer.status === "rejected") throw answer.reason;
    return answer.value;
  }

  return {
    listen: <Functions extends object>(functions: Functions) =>
      around(functions, (ask) => {
        const answer = ask();
        return answer instanceof Promise ? answer.catch(keep) : answer;
      }),
    tell: <Functions extends object>(functions: Functions) => around(functions, tellAbout),
  };
}

/** The same functions, each called by `call`. */
function around<Functions extends object>(
  functions: Functions,
  call: (ask: () => unknown) => unknown,
): Functions {
  return new Proxy(functions, {
    get(target, name) {
      const found: unknown = Reflect.get(target, name);
      if (typeof found !== "function") return found;
      return (...given: unknown[]) => call(() => Reflect.apply(found, target, given));
    },
  });
}
