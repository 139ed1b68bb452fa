/**
 * A fetch that sends the CSRF token with every request that changes something. When the server
 * refuses the token it is fetched anew and the request is sent once more.
 */

type Fetch = typeof globalThis.fetch;

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

async function requestToken(fetch: Fetch): Promise<string> {
  const response = await fetch("/api/csrf-token", { credentials: "include" });
  const body: unknown = await response.json();
  if (typeof body === "object" && body !== null && "csrf_token" in body) {
    if (typeof body.csrf_token === "string") return body.csrf_token;
  }
  throw new Error("The server gave no CSRF token");
}

async function refusedToken(response: Response): Promise<boolean> {
  return response.status === 400 && /csrf/i.test(await response.clone().text());
}

export type CsrfFetch = {
  fetch: Fetch;
  /** Fetches the token ahead of the first request; a failure shows later, at that request. */
  prepare(): void;
};

export function createCsrfFetch(fetch: Fetch): CsrfFetch {
  let token: Promise<string> | null = null;

  function currentToken(): Promise<string> {
    if (token === null) {
      const requested = requestToken(fetch);
      token = requested;
      // A failed request for a token must not be remembered: the next call asks again.
      requested.catch(() => {
        if (token === requested) token = null;
      });
    }
    return token;
  }

  async function send(input: Parameters<Fetch>[0], init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set("X-CSRF-Token", await currentToken());
    return fetch(input, { ...init, headers, credentials: "include" });
  }

  return {
    async fetch(input, init = {}) {
      if (safeMethods.has((init.method ?? "GET").toUpperCase())) {
        return fetch(input, { ...init, credentials: "include" });
      }
      const response = await send(input, init);
      if (!(await refusedToken(response))) return response;
      token = null;
      return send(input, init);
    },
    prepare() {
      currentToken().catch(() => {});
    },
  };
}
