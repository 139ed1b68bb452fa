/** What the engine is given, kept as a file like the readers' inputs: JSON keeps halves of characters too. */
export type Pair = { cv: string; ad: string; letter: boolean };

export function pairOf(input: Uint8Array): Pair | undefined {
  const value: unknown = JSON.parse(Buffer.from(input).toString());
  const [cv, ad, letter] = Array.isArray(value) ? value : [];
  if (typeof cv !== "string" || typeof ad !== "string") return undefined;
  return { cv, ad, letter: letter === true };
}

export const packedPair = ({ cv, ad, letter }: Pair): Uint8Array =>
  new Uint8Array(Buffer.from(JSON.stringify([cv, ad, letter])));
