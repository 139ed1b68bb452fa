import { AppError } from "../../shared/errors.ts";
import { isSameOwner, type Owner } from "../../shared/owner.ts";
import type { RequestContext } from "./context.ts";

const askEveryMs = 2000;

/**
 * What `source` gives, as long as the session or key it was asked with is valid: a call that lasts must not outlive it.
 * Visitors have nothing that could end.
 */
export async function* whileSignedIn<Given>(
  ctx: Pick<RequestContext, "identifyAgain"> & { owner: Owner },
  signal: AbortSignal | undefined,
  source: (signal: AbortSignal | undefined) => AsyncIterable<Given>,
): AsyncGenerator<Given, void> {
  if (ctx.owner.kind === "visitor") {
    yield* source(signal);
    return;
  }
  const ended = new AbortController();
  const timer = setInterval(async () => {
    if (!(await isStill(ctx))) ended.abort();
  }, askEveryMs).unref();
  try {
    yield* source(signal ? AbortSignal.any([signal, ended.signal]) : ended.signal);
  } finally {
    clearInterval(timer);
  }
  if (ended.signal.aborted) throw new AppError("unauthorized", "Please log in first.");
}

async function isStill(ctx: Pick<RequestContext, "identifyAgain"> & { owner: Owner }) {
  try {
    return isSameOwner((await ctx.identifyAgain()).owner, ctx.owner);
  } catch (error) {
    // A database that does not answer for a moment ends nobody's session.
    return !(error instanceof AppError);
  }
}
