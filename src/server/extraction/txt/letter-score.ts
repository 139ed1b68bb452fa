/** Letters beyond ASCII that the languages written in each code page use often. */
const usual: Record<string, string> = {
  "windows-1252": "àáâãäåæçèéêëìíîïñòóôõöøùúûüÿßœ£€“”‘’–—•…´°·ÄÖÜÉÅØÆÑÇ§®™¿¡",
  "windows-1250": "ąćęłńóśźżáéíóúýčďěňřšťůžäöüőűăâîșțşţđßô€“”„–—•…’Ł",
  "windows-1251": "абвгдежзийклмнопрстуфхцчшщъыьэюяіїєёґћђљњџ«»–—“”„’№•…",
};

/**
 * How well a text decoded by a code page looks like writing: usual letters count for it; rare ones, and a
 * capital inside a word, count against it.
 */
export function scoreLetters(text: string, encoding: string): number {
  const letters = usual[encoding] ?? "";
  const cyrillic = encoding === "windows-1251";
  let score = 0;
  let previous = "";
  for (const character of text) {
    if (character > "\u007f") {
      const known = letters.includes(character) || letters.includes(character.toLowerCase());
      score += known ? 1 : -2;
      if (/\p{Lu}/u.test(character) && /\p{Ll}/u.test(previous)) score -= 2;
      if (cyrillic) score += cyrillicNeighbour(previous, character);
    }
    previous = character;
  }
  return score;
}

/** Cyrillic words are Cyrillic throughout: a letter beside a Latin one speaks against the code page. */
function cyrillicNeighbour(previous: string, character: string): number {
  if (!/\p{Script=Cyrillic}/u.test(character)) return 0;
  if (/[A-Za-z]/.test(previous)) return -3;
  return /\p{Script=Cyrillic}/u.test(previous) ? 0.5 : 0;
}
