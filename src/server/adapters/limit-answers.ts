import { ModelFailure } from "../../shared/model-failure.ts";

/** Far more than the longest answer asked for; a server that goes on is cut off. */
const mostBytes = 1024 * 1024;

/** The same fetch with answers that end in an error once they are longer than any should be. */
export function limitAnswers(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (!response.body) return response;
    let received = 0;
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          received += chunk.byteLength;
          if (received > mostBytes) controller.error(new ModelFailure("too_long"));
          else controller.enqueue(chunk);
        },
      }),
    );
    const { status, statusText, headers } = response;
    return new Response(counted, { status, statusText, headers });
  };
}
