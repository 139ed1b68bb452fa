import { property, textOf, textsIn } from "./json-values.ts";

/** What the server wrote; texts are empty where it gave none. */
type Given = { error: string; message: string; code: unknown; fields: Record<string, string> };

/** The server answered, and refused. `message` is its `error` field, else the status in words. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly given: Given;

  constructor(response: { status: number; statusText: string }, body: unknown) {
    const error = textOf(property(body, "error"));
    super(error || `API Error: ${response.status} ${response.statusText}`);
    this.status = response.status;
    this.given = {
      error,
      message: textOf(property(body, "message")),
      code: property(body, "code"),
      fields: textsIn(property(body, "fields")),
    };
  }
}

/** The server's own sentence for a failure: its `error`, else its `message`; empty when it gave neither. */
export function ownWords(thrown: unknown): string {
  return thrown instanceof ApiError ? thrown.given.error || thrown.given.message : "";
}
