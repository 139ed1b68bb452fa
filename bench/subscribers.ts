import { once } from "node:events";
import type { WebSocket } from "ws";

/** Many listeners spread over a few sockets, as the tests of fan-out need them. */
export type Crowd = {
  /** From the first to the last listener that hears a message in which `word` stands, and one such message. */
  spreadOf(word: string, cause: () => unknown): Promise<{ milliseconds: number; text: string }>;
  close(): void;
};

export async function gatherCrowd(
  open: () => WebSocket,
  {
    sockets,
    perSocket,
    join,
  }: { sockets: number; perSocket: number; join?: (socket: WebSocket, nth: number) => void },
): Promise<Crowd> {
  const all = Array.from({ length: sockets }, open);
  await Promise.all(all.map((socket) => once(socket, "open")));
  if (join) {
    const joined = all.map((socket) => heard(socket, perSocket, () => true));
    for (const socket of all) for (let nth = 1; nth <= perSocket; nth += 1) join(socket, nth);
    await Promise.all(joined);
  }
  return {
    async spreadOf(word, cause) {
      const hearing = all.map((socket) => heard(socket, perSocket, (text) => text.includes(word)));
      await cause();
      const times = await Promise.all(hearing);
      const first = Math.min(...times.map((time) => time.first));
      const last = Math.max(...times.map((time) => time.last));
      return { milliseconds: last - first, text: times[0]?.text ?? "" };
    },
    close: () => all.forEach((socket) => void socket.terminate()),
  };
}

/** When the first and the last of `count` fitting messages came. */
function heard(
  socket: WebSocket,
  count: number,
  fits: (text: string) => boolean,
): Promise<{ first: number; last: number; text: string }> {
  return new Promise((resolve) => {
    let first = 0;
    let left = count;
    socket.on("message", function hear(message) {
      const text = String(message);
      if (!fits(text)) return;
      first ||= performance.now();
      left -= 1;
      if (left > 0) return;
      socket.off("message", hear);
      resolve({ first, last: performance.now(), text });
    });
  });
}
