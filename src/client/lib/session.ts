import { useQuery } from "@tanstack/react-query";
import type { AccountUser, Plan } from "../../shared/account.ts";
import { sessionKey, useRest } from "./api.tsx";
import { ApiError } from "./api-error.ts";
import { property, textOf, textsIn } from "./json-values.ts";
import type { RestClient } from "./rest-client.ts";

/** Who uses this browser. A person may be known to be signed in without it being known who. */
type Session = { state: "visitor" } | { state: "person"; user: AccountUser | null };

const plans = {
  free: "free",
  starter: "starter",
  pro: "pro",
  enterprise: "enterprise",
} as const satisfies Record<Plan, Plan>;

const meAnswer = {
  parse(body: unknown): { authenticated: boolean; user: AccountUser | null } {
    const authenticated = property(body, "authenticated");
    if (typeof authenticated !== "boolean") throw new Error("The server did not say who is there");
    return { authenticated, user: readUser(property(body, "user")) };
  },
};

/**
 * Null where it is not told who it is: then somebody is signed in without being known. A name may be missing (they are
 * greeted by their address), and no plan is the free one.
 */
function readUser(value: unknown): AccountUser | null {
  const { id, email } = textsIn(value);
  const planName = property(value, "plan") ?? plans.free;
  const plan = Object.values(plans).find((known) => known === planName);
  if (id === undefined || email === undefined || plan === undefined) return null;
  return { id, email, name: textOf(property(value, "name")), plan };
}

/**
 * Asks who is signed in; when that fails, a look at the history tells whether anybody is.
 * @param before what an earlier look found: only the server's word ends it, not a connection that breaks
 */
export async function readSession(rest: RestClient, before?: Session): Promise<Session> {
  try {
    const { authenticated, user } = await rest.get("/api/auth/me", meAnswer);
    return authenticated ? { state: "person", user } : { state: "visitor" };
  } catch {
    return probeHistory(rest, before);
  }
}

async function probeHistory(rest: RestClient, before: Session | undefined): Promise<Session> {
  try {
    await rest.get("/api/analysis/history", { parse: () => null });
    return before?.state === "person" ? before : { state: "person", user: null };
  } catch (error) {
    const saysNobody = error instanceof ApiError && error.status === 401;
    return before === undefined || saysNobody ? { state: "visitor" } : before;
  }
}

/** Read once a page load: logging in and out load the page anew. */
export function useSession(): Session | { state: "checking" } {
  const rest = useRest();
  const { data } = useQuery({
    queryKey: sessionKey,
    queryFn: ({ client }) => readSession(rest, client.getQueryData<Session>(sessionKey)),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    networkMode: "always",
  });
  return data ?? { state: "checking" };
}
