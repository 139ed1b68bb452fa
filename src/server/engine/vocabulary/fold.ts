/** Letters that Unicode does not take apart into a base letter and a mark. */
const plainLetters: Record<string, string> = { ł: "l", ø: "o", đ: "d", ı: "i", "’": "'", "‘": "'" };
const folded = new Map<string, string>();

function foldOne(char: string): string {
  const known = folded.get(char);
  if (known !== undefined) return known;
  const base = char.toLowerCase().normalize("NFD").charAt(0);
  const plain = plainLetters[base] ?? base;
  const result = plain.length === char.length ? plain : char;
  folded.set(char, result);
  return result;
}

/** Lower case without accents, of exactly the same length: offsets in the result are offsets in `text`. */
export function foldLetters(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length && !/[^ -~\s]/.test(lower)) return lower;
  let out = "";
  for (let i = 0; i < text.length; i++) out += foldOne(text.charAt(i));
  return out;
}
