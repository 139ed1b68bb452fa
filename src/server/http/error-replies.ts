import type { FastifyInstance, FastifyReply } from "fastify";
import { AppError, unfit } from "../../shared/errors.ts";
import { type DescribedError, describeError } from "./describe-error.ts";

/** Every refusal as `{ error, message, code }`, and the sum of what must be said with it. */
export function registerErrorReplies(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const told = describeError(error);
    // Fastify hangs up on a body it did not read, and whoever is still sending sees a reset instead of this answer. Left
    // open, Node reads the rest and forgets it, for as long as a request may take.
    reply.removeHeader("connection");
    if (told.errorId) {
      const route = request.routeOptions.url;
      request.log.error({ err: error, errorId: told.errorId, route }, "unexpected error");
    }
    return replyWithError(reply, told);
  });
}

/** For an address that is none (a stray %) or holds an id of endless length: such a request never meets the error handler. */
export function replyBadAddress(reply: FastifyReply, error: { code: string }): void {
  if (error.code === "FST_ERR_MAX_PARAM_LENGTH") {
    replyNotFound(reply);
    return;
  }
  replyWithError(reply, describeError(unfit("address", "This address could not be understood.")));
}

export function replyNotFound(reply: FastifyReply): FastifyReply {
  return replyWithError(reply, describeError(new AppError("not_found", "There is nothing here.")));
}

/** For a call that is there, but not with this method. */
export function replyNotAllowed(reply: FastifyReply, methods: string[]): FastifyReply {
  const text = `This call knows ${methods.join(", ")}.`;
  reply.header("allow", methods.join(", "));
  return replyWithError(reply, describeError(new AppError("method_not_allowed", text)));
}

function replyWithError(reply: FastifyReply, told: DescribedError): FastifyReply {
  const { code, message, fields, errorId, retryAfterSeconds } = told;
  if (retryAfterSeconds !== undefined) reply.header("retry-after", String(retryAfterSeconds));
  const text = errorId ? `${message} (Error ${errorId})` : message;
  return (
    reply
      .code(told.status)
      .type("application/json; charset=utf-8")
      // The one refusal that programs tell by its error field (contract).
      .send({
        error: code === "email_unverified" ? code : text,
        message: text,
        code,
        fields,
        error_id: errorId,
      })
  );
}
