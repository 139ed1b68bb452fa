import { describe, expect, it } from "vitest";
import { createRestClient } from "./rest-client.ts";
import { readSession } from "./session.ts";

const user = { id: "u1", email: "a@example.org", name: "Amara", plan: "free" };

/** A server that answers these two calls; a number is a refusal, an error a lost connection. */
function sessionOf(
  answers: { me: unknown; history?: unknown },
  before?: Parameters<typeof readSession>[1],
) {
  return readSession(
    createRestClient(async (path) => {
      const answer = String(path) === "/api/auth/me" ? answers.me : answers.history;
      if (answer instanceof Error) throw answer;
      return typeof answer === "number"
        ? Response.json({ error: "no" }, { status: answer })
        : Response.json(answer);
    }),
    before,
  );
}

describe("who is signed in", () => {
  it("is what the server says", async () => {
    expect(await sessionOf({ me: { authenticated: true, user } })).toEqual({
      state: "person",
      user,
    });
    const visitor = { authenticated: false, user: null };
    expect(await sessionOf({ me: visitor, history: { analyses: [] } })).toEqual({
      state: "visitor",
    });
  });

  it.each([500, new TypeError("Failed to fetch"), "<html>"])(
    "is told by the history when asking fails (%s)",
    async (me) => {
      const person = { state: "person", user: null };
      expect(await sessionOf({ me, history: { analyses: [] } })).toEqual(person);
      expect(await sessionOf({ me, history: 401 })).toEqual({ state: "visitor" });
      expect(await sessionOf({ me, history: new TypeError("Failed to fetch") })).toEqual({
        state: "visitor",
      });
    },
  );

  const broken = new TypeError("Failed to fetch");
  const amara = { state: "person" as const, user: { ...user, plan: "free" as const } };

  it.each([
    ["the connection is lost", broken],
    ["the server is starting", 503],
    ["a proxy answers", 502],
  ])("stays who it was while %s", async (_what, history) => {
    expect(await sessionOf({ me: broken, history }, amara)).toEqual(amara);
    const visitor = { state: "visitor" as const };
    expect(await sessionOf({ me: broken, history }, visitor)).toEqual(visitor);
  });

  it("stays who it was while only the history answers, and ends when that says so", async () => {
    expect(await sessionOf({ me: 500, history: { analyses: [] } }, amara)).toEqual(amara);
    expect(await sessionOf({ me: broken, history: 401 }, amara)).toEqual({ state: "visitor" });
    const me = { authenticated: false, user: null };
    expect(await sessionOf({ me }, amara)).toEqual({ state: "visitor" });
  });

  it.each([
    ["name", { name: "" }],
    ["plan", { plan: "free" }],
  ])("is known by the address where the %s is null", async (field, read) => {
    const me = { authenticated: true, user: { ...user, [field]: null } };
    expect(await sessionOf({ me })).toEqual({ state: "person", user: { ...user, ...read } });
  });
});
