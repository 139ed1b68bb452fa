import { AppError } from "../../shared/errors.ts";
import { isSameOwner, type Owner } from "../../shared/owner.ts";
import type { RequestContext } from "./context.ts";

const askEveryMs = 2000;

type Asking = Pick<RequestContext, "identifyAgain"> & { owner: Owner };
type Source<Given> = (signal: AbortSignal | undefined) => AsyncIterable<Given>;

/**
 * What `source` gives, as long as the session or key it was asked with is valid: a call that lasts must not outlive it.
 * Visitors have nothing that could end.
 */
export function whileSignedIn<Given>(
  ctx: Asking,
  signal: AbortSignal | undefined,
  source: Source<Given>,
): AsyncIterable<Given> {
  return ctx.owner.kind === "visitor" ? source(signal) : asLongAsSignedIn(ctx, signal, source);
}

async function* asLongAsSignedIn<Given>(
  ctx: Asking,
  signal: AbortSignal | undefined,
  source: Source<Given>,
): AsyncGenerator<Given, void> {
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

async function isStill(ctx: Asking) {
  try {
    return isSameOwner((await ctx.identifyAgain()).owner, ctx.owner);
  } catch (error) {
    // A database that does not answer for a moment ends nobody's session.
    return !(error instanceof AppError);
  }
}
