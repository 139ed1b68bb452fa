import zlib from "node:zlib";

/**
 * The same fetch without Brotli: it asks for other encodings, and an answer that comes in that one all the same ends in an
 * error before anything is unpacked. Until 24.22.1 Node's decoder can be made to write outside its memory
 * (CVE-2026-111497), and npm has no newer Node of this line; docs/operations.md says when this may go.
 */
export function withoutBrotli(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  // Where fetch takes its decoder from. The one that stands in refuses everything but gzip.
  Object.defineProperty(zlib, "createBrotliDecompress", {
    value: () => zlib.createGunzip(),
    configurable: true,
  });
  return (input, init) => {
    const asked = init?.headers ?? (input instanceof Request ? input.headers : undefined);
    const headers = new Headers(asked);
    headers.set("accept-encoding", "gzip, deflate");
    return fetch(input, { ...init, headers });
  };
}
