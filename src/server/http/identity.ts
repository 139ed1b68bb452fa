import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { KeyScope } from "../../shared/account.ts";
import { AppError } from "../../shared/errors.ts";
import type { Owner } from "../../shared/owner.ts";
import type { Deps } from "../deps.ts";
import { isApiPath } from "./api-paths.ts";
import { clientFacts } from "./client-facts.ts";
import { type Visitor, visitorOf } from "./visitor.ts";

/** By what somebody is known: the visitor cookie alone, a session, or a program's key. */
export type Access =
  | { kind: "visitor" }
  | { kind: "session"; id: string }
  | { kind: "key"; id: string; scopes: KeyScope[] };

export type Identity = { owner: Owner; access: Access };

declare module "fastify" {
  interface FastifyRequest {
    owner: Owner;
    access: Access;
  }
}

const bearer = /^Bearer +(\S+)$/i;
const reading = new Set(["GET", "HEAD", "OPTIONS"]);

type Identified = Identity & { cookies: string[] };

/**
 * Who asks, for HTTP and WebSocket alike. `cookies` renew the session where it is due.
 *
 * @param known a browser without a cookie is somebody new each time it is looked at: who has looked says whom they saw
 */
export async function identify(
  deps: Deps,
  request: IncomingMessage,
  known?: { readonly visitor: Visitor },
): Promise<Identified> {
  const [, key] = bearer.exec(request.headers.authorization ?? "") ?? [];
  if (key) {
    const { address } = clientFacts(request, deps.site.trustProxy);
    return { ...(await identifyKey(deps, key, address)), cookies: [] };
  }
  const session = await deps.auth.findSession(request.headers.cookie ?? "");
  if (!session) return visitorIdentity(known?.visitor ?? visitorOf(deps, request));
  return {
    owner: { kind: "account", id: session.userId },
    access: { kind: "session", id: session.id },
    cookies: session.cookies,
  };
}

function visitorIdentity({ id }: Visitor): Identified {
  return { owner: { kind: "visitor", id }, access: { kind: "visitor" }, cookies: [] };
}

async function identifyKey(deps: Deps, key: string, address: string): Promise<Identity> {
  const found = await deps.auth.findKey(key);
  if (!found) throw new AppError("unauthorized", "This API key is not valid.");
  const { id, scopes } = found;
  await deps.limits.take("api_call", { address, keyId: id });
  return { owner: { kind: "account", id: found.userId }, access: { kind: "key", id, scopes } };
}

/** Knows the owner of every call. Pages and their files are the same for everybody and cost no look-up. */
export function registerIdentity(app: FastifyInstance, deps: Deps): void {
  app.decorateRequest("owner");
  app.decorateRequest("access");
  app.addHook("onRequest", async (request, reply) => {
    const isCall = !request.is404 && isApiPath(request.url);
    const { owner, access, cookies } = isCall
      ? await identify(deps, request.raw, request)
      : visitorIdentity(request.visitor);
    Object.assign(request, { owner, access });
    requireScope(access, reading.has(request.method) ? "read" : "analyse");
    sendCookies(deps, request, reply, cookies);
  });
}

/** Refuses a key that may not do what is asked. */
export function requireScope(access: Access, needed: KeyScope): void {
  if (access.kind !== "key" || access.scopes.includes(needed)) return;
  throw new AppError("forbidden", `This API key lacks the scope "${needed}".`);
}

/** A person with a session of their own; programs with a key may not act for them here. */
export type Person = { userId: string; sessionId: string };

export function personOf({ owner, access }: Identity): Person {
  if (access.kind === "key") {
    throw new AppError("forbidden", "This needs a person who has logged in, not an API key.");
  }
  if (access.kind === "visitor") throw new AppError("unauthorized", "Please log in first.");
  return { userId: owner.id, sessionId: access.id };
}

export function sendCookies(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  cookies: string[],
): void {
  const { secure } = clientFacts(request.raw, deps.site.trustProxy);
  for (const line of cookies) {
    const open = secure && !/;\s*secure/i.test(line);
    reply.header("set-cookie", open ? `${line}; Secure` : line);
  }
}
