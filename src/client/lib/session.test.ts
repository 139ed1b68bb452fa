import { describe, expect, it } from "vitest";
import { createRestClient } from "./rest-client.ts";
import { readSession } from "./session.ts";

const user = { id: "u1", email: "a@example.org", name: "Amara", plan: "free" };

/** A server that answers these two calls; a number is a refusal, an error a lost connection. */
function sessionOf(answers: { me: unknown; history?: unknown }) {
  return readSession(
    createRestClient(async (path) => {
      const answer = String(path) === "/api/auth/me" ? answers.me : answers.history;
      if (answer instanceof Error) throw answer;
      return typeof answer === "number"
        ? Response.json({ error: "no" }, { status: answer })
        : Response.json(answer);
    }),
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
});
