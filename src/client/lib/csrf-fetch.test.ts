import { describe, expect, it } from "vitest";
import { createCsrfFetch } from "./csrf-fetch.ts";

type Call = { url: string; token: string | null };

function server(answers: (call: Call, index: number) => Response) {
  const calls: Call[] = [];
  let tokens = 0;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    if (String(input) === "/api/csrf-token") {
      tokens += 1;
      return Response.json({ csrf_token: `token-${tokens}` });
    }
    const call = { url: String(input), token: new Headers(init?.headers).get("X-CSRF-Token") };
    calls.push(call);
    return answers(call, calls.length);
  };
  return { calls, ...createCsrfFetch(fetch) };
}

const refusal = () =>
  Response.json({ error: "CSRF token is missing or wrong", code: "csrf_invalid" }, { status: 400 });

describe("fetch with the CSRF token", () => {
  it("sends the token with a request that changes something, not with a reading one", async () => {
    const page = server(() => Response.json({}));
    await page.fetch("/trpc/analysis.start", { method: "POST" });
    await page.fetch("/trpc/status.get");
    expect(page.calls.map((call) => call.token)).toEqual(["token-1", null]);
  });

  it("fetches a new token and tries once more when the token is refused", async () => {
    const page = server((call) => (call.token === "token-2" ? Response.json({}) : refusal()));
    const response = await page.fetch("/api/analysis/upload", { method: "POST" });
    expect(response.status).toBe(200);
    expect(page.calls.map((call) => call.token)).toEqual(["token-1", "token-2"]);
  });

  it("gives the refusal back when the second token is refused too", async () => {
    const page = server(refusal);
    const response = await page.fetch("/api/analysis/upload", { method: "POST" });
    expect(response.status).toBe(400);
    expect(page.calls).toHaveLength(2);
  });

  it("does not repeat a request that failed for another reason", async () => {
    const page = server(() => Response.json({ error: "no", code: "no_document" }, { status: 400 }));
    await page.fetch("/api/analysis/upload", { method: "POST" });
    expect(page.calls).toHaveLength(1);
  });

  it("asks for a token again after asking failed", async () => {
    let attempts = 0;
    const { fetch } = createCsrfFetch(async (input) => {
      if (String(input) !== "/api/csrf-token") return Response.json({});
      attempts += 1;
      if (attempts === 1) throw new TypeError("Failed to fetch");
      return Response.json({ csrf_token: "token" });
    });
    await expect(fetch("/x", { method: "POST" })).rejects.toThrow("Failed to fetch");
    expect((await fetch("/x", { method: "POST" })).status).toBe(200);
  });
});
