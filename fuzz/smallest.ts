const mostTries = 1500;

/** The input with all pieces left out that it does not need to break in the same way. */
export async function smallest(
  input: Uint8Array,
  breaks: (smaller: Uint8Array) => Promise<boolean>,
): Promise<Uint8Array> {
  let best = input;
  let tries = 0;
  for (let size = Math.ceil(best.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let at = 0; at < best.length && tries < mostTries; tries += 1) {
      const shorter = new Uint8Array(
        Buffer.concat([best.subarray(0, at), best.subarray(at + size)]),
      );
      if (await breaks(shorter)) best = shorter;
      else at += size;
    }
  }
  return best;
}
