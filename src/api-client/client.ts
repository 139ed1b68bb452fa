import createFetchClient, { type Client } from "openapi-fetch";
import type { Paths } from "./paths.ts";

export type { Paths };

/** The REST API with types: each call's path, what it takes and what it answers, as the published document says. */
export type ApiClient = Client<Paths>;

/**
 * @param options.baseUrl where the server is, such as https://cv.example.org
 * @param options.key an API key of an account
 */
export function createApiClient(options: {
  baseUrl: string;
  key: string;
  fetch?: (request: Request) => Promise<Response>;
}): ApiClient {
  const { baseUrl, key, fetch } = options;
  return createFetchClient<Paths>({
    baseUrl,
    headers: { authorization: `Bearer ${key}` },
    ...(fetch ? { fetch } : {}),
  });
}
