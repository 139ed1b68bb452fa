export type Asked = {
  /** What the address matched. */
  names: string[];
  query: URLSearchParams;
  form: URLSearchParams;
  /** The Idempotency-Key header. */
  key: string;
};

export type Reply = { status: number; json?: object; html?: string; location?: string };

/** Method and address, with groups for the changing parts. */
export type Route = {
  method: string;
  path: RegExp;
  answer: (asked: Asked) => Reply | Promise<Reply>;
};

export function ok(json: object): Reply {
  return { status: 200, json };
}

export function listOf(data: object[]): Reply {
  return ok({ object: "list", data, has_more: false, url: "/v1" });
}

/** Refused as Stripe refuses. */
export function refused(status: number, code: string, message: string): Reply {
  return { status, json: { error: { type: "invalid_request_error", code, message } } };
}

export function missing(what: string): Reply {
  return refused(404, "resource_missing", `No such ${what}`);
}

/** The fields `name[…]` of a form. */
export function fieldsOf(form: URLSearchParams, name: string): Record<string, string> {
  const start = `${name}[`;
  const own = [...form].filter(([key]) => key.startsWith(start) && key.endsWith("]"));
  return Object.fromEntries(own.map(([key, value]) => [key.slice(start.length, -1), value]));
}
