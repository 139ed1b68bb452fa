/**
 * The same fetch, for servers that are asked for a stream and answer at once and whole all the same: their answer comes as a stream of one
 * part, so that nobody has to ask, and pay, twice.
 */
export function wholeAsStream(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    const asksStream = typeof init?.body === "string" && init.body.includes('"stream":true');
    const isWhole = response.headers.get("content-type")?.includes("application/json");
    if (!asksStream || !response.ok || !isWhole) return response;
    const text = await response.text();
    const headers = { "content-type": "text/event-stream" };
    return new Response(`data: ${asChunk(text)}\n\ndata: [DONE]\n\n`, { headers });
  };
}

/** A whole answer of chat completions as the only chunk of one; what is none stays as it is, on one line. */
function asChunk(text: string): string {
  try {
    const whole = JSON.parse(text);
    const choices = whole.choices.map(({ message, ...choice }: { message: object }) => ({
      ...choice,
      delta: message,
    }));
    return JSON.stringify({ ...whole, object: "chat.completion.chunk", choices });
  } catch {
    return text.replace(/[\r\n]+/gu, " ");
  }
}
