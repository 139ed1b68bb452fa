import { ApiError } from "./api-error.ts";
import type { CsrfFetch } from "./csrf-fetch.ts";

/** Checks an answer's body; throws when it is another than expected. */
export type Answer<T> = { parse(body: unknown): T };

/**
 * The specification's calls. `answer` checks what comes back.
 * @throws ApiError when the server refuses; another error when no usable answer came
 */
export type RestClient = {
  get<T>(path: string, answer: Answer<T>): Promise<T>;
  post<T>(path: string, body: object, answer: Answer<T>): Promise<T>;
  delete(path: string): Promise<void>;
  file(path: string): Promise<Blob>;
};

async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return null;
  }
}

/** @param fetch sends cookies and the CSRF token, and asks for a new token when one was refused */
export function createRestClient(fetch: CsrfFetch["fetch"]): RestClient {
  async function accepted(path: string, init: RequestInit): Promise<Response> {
    const response = await fetch(path, init);
    if (!response.ok) throw new ApiError(response, await bodyOf(response));
    return response;
  }

  async function call<T>(path: string, init: RequestInit, answer: Answer<T>): Promise<T> {
    return answer.parse(await bodyOf(await accepted(path, init)));
  }

  return {
    get: (path, answer) => call(path, {}, answer),
    post(path, body, answer) {
      const headers = { "content-type": "application/json" };
      return call(path, { method: "POST", headers, body: JSON.stringify(body) }, answer);
    },
    async delete(path) {
      await accepted(path, { method: "DELETE" });
    },
    file: async (path) => (await accepted(path, {})).blob(),
  };
}
