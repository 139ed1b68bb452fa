/** What a thread is at just now, in memory it shares: known even when the thread hangs or falls. */
export type Desk = {
  put(target: number, seed: number, input: Uint8Array): void;
  read(): { turn: number; target: number; seed: number; input: Uint8Array };
};

const headBytes = 16;
export const deskBytes = 1 << 22;

export function openDesk(shared: SharedArrayBuffer): Desk {
  const head = new Int32Array(shared, 0, headBytes / 4);
  const body = new Uint8Array(shared, headBytes);
  return {
    put(target, seed, input) {
      body.set(input.subarray(0, body.length));
      head.set([target, seed, Math.min(input.length, body.length)], 1);
      Atomics.add(head, 0, 1);
    },
    read() {
      const [turn = 0, target = 0, seed = 0, length = 0] = head;
      return { turn, target, seed, input: body.slice(0, length) };
    },
  };
}
