export type Answer = { status: number; headers: Headers; body: unknown };

/** Something that keeps cookies and sends the CSRF token, as a browser on our pages does. */
export type Browser = {
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  /** Objects are sent as JSON, FormData as a form. */
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  send(path: string, init: RequestInit): Promise<Answer>;
  /** Uploads pasted text; the new analysis id. */
  uploadText(text: string): Promise<string>;
  cookieHeader(): string;
  csrfToken: string;
};

export async function openBrowser(url: string): Promise<Browser> {
  const cookies = new Map<string, string>();

  async function send(path: string, init: RequestInit): Promise<Answer> {
    const headers = new Headers(init.headers);
    if (cookies.size > 0) headers.set("cookie", cookieHeader());
    const response = await fetch(url + path, { redirect: "manual", ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      const at = pair.indexOf("=");
      cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    const text = await response.text();
    const type = response.headers.get("content-type") ?? "";
    const body: unknown = type.includes("json") && text !== "" ? JSON.parse(text) : text;
    return { status: response.status, headers: response.headers, body };
  }

  function cookieHeader(): string {
    return [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  const browser: Browser = {
    csrfToken: "",
    cookieHeader,
    send,
    get: (path, headers = {}) => send(path, { headers }),
    post(path, body, headers = {}) {
      const csrf = { "x-csrf-token": browser.csrfToken };
      if (body instanceof FormData) {
        return send(path, { method: "POST", body, headers: { ...csrf, ...headers } });
      }
      const json = body === undefined ? undefined : JSON.stringify(body);
      const type: Record<string, string> =
        json === undefined ? {} : { "content-type": "application/json" };
      return send(path, { method: "POST", body: json, headers: { ...csrf, ...type, ...headers } });
    },
    async uploadText(text) {
      const form = new FormData();
      form.set("text", text);
      const { body } = await browser.post("/api/analysis/upload", form);
      return fieldOf(body, "analysis_id");
    },
  };
  const { body } = await browser.get("/api/csrf-token");
  browser.csrfToken = fieldOf(body, "csrf_token");
  return browser;
}

/** A text field of an answer; throws when there is none, showing the answer. */
export function fieldOf(body: unknown, name: string): string {
  if (typeof body === "object" && body !== null && name in body) {
    const value: unknown = Reflect.get(body, name);
    if (typeof value === "string") return value;
  }
  throw new Error(`no ${name} in ${JSON.stringify(body)}`);
}
