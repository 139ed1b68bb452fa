import { useQuery } from "@tanstack/react-query";
import type { AccountUser, Plan } from "../../shared/account.ts";
import { sessionKey, useRest } from "./api.tsx";
import { property, textsIn } from "./json-values.ts";
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

/** Null where anything of it is not as it should be: then the person is signed in without a name. */
function readUser(value: unknown): AccountUser | null {
  const { id, email, name, plan: planName } = textsIn(value);
  const plan = Object.values(plans).find((known) => known === planName);
  if (id === undefined || email === undefined || name === undefined) return null;
  return plan === undefined ? null : { id, email, name, plan };
}

/** Asks who is signed in; when that fails, a look at the history tells whether anybody is. */
export async function readSession(rest: RestClient): Promise<Session> {
  try {
    const { authenticated, user } = await rest.get("/api/auth/me", meAnswer);
    return authenticated ? { state: "person", user } : { state: "visitor" };
  } catch {
    return probeHistory(rest);
  }
}

async function probeHistory(rest: RestClient): Promise<Session> {
  try {
    await rest.get("/api/analysis/history", { parse: () => null });
    return { state: "person", user: null };
  } catch {
    return { state: "visitor" };
  }
}

/** Read once a page load: logging in and out load the page anew. */
export function useSession(): Session | { state: "checking" } {
  const rest = useRest();
  const { data } = useQuery({
    queryKey: sessionKey,
    queryFn: () => readSession(rest),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    networkMode: "always",
  });
  return data ?? { state: "checking" };
}
