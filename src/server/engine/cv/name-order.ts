import { isGivenName, isParticle, nameWords } from "./name-support.ts";

/** Forms and many countries set the surname before the first name; a name is told with the first name first. */

const inCapitals = (word: string) => /^\p{Lu}[\p{Lu}'’-]{2,}$/u.test(word);
const inSmall = (word: string) => /^\p{Lu}[\p{Ll}'’]+(?:-\p{Lu}\p{Ll}+)*$/u.test(word);

/** "KERBRAT Mickaël", "DE LA TOUR Anne-Marie": how many words of a name in capitals stand before one that is not. */
function surnameInCapitals(words: readonly string[]): number {
  const count = words.findIndex((word) => !inCapitals(word) && !/^\p{Lu}{2}$/u.test(word));
  const [first = "", behind] = [words[0], words.slice(count)];
  if (count < 1 || behind.length > 2 || !behind.every(inSmall)) return 0;
  if (!inCapitals(words[count - 1] ?? "")) return 0;
  return isGivenName(first) && !isGivenName(behind[0] ?? "") ? 0 : count;
}

const turnedAt = (words: readonly string[], count: number) =>
  [...words.slice(count), ...words.slice(0, count)].join(" ");

/** Whether a text of the CV has the name in the other order, as below a signature. */
function isWrittenElsewhere(turned: string, texts: readonly string[]): boolean {
  const said = turned.toLowerCase();
  return texts.some((text) => text.length < 300 && ` ${text.toLowerCase()} `.includes(` ${said} `));
}

/** A label that asks for the surname before the first name. */
const surnameFirst =
  /^(?:cognome|nachname|familienname|apellido|apelido|achternaam|nazwisko|nume|nom|příjmení|priezvisko|surname|last name)/iu;

/** A label of two words that asks for the surname before the first name, and is answered so. */
const bothInOrder =
  /^(?:nazwisko i imię|nazwisko \/ imię|cognome e nome|cognome \/ nome|příjmení a jméno|nume și prenume)/iu;

/** The first name first, where the signs are plain that a name has it last; `label` asked for it. */
export function givenNameFirst(name: string, texts: readonly string[], label = ""): string {
  const words = nameWords(name);
  if (words.length < 2 || words.length > 4) return name;
  const shouted = surnameInCapitals(words);
  if (shouted > 0) return turnedAt(words, shouted);
  const [first = "", last = ""] = [words[0], words.at(-1)];
  const plain = words.length === 2 || (words.length === 3 && !words.some(isParticle));
  if (!plain || (isGivenName(first) && !isGivenName(last))) return name;
  const turned = turnedAt(words, words.length - 1);
  const told = isGivenName(last) || (words.length === 2 && bothInOrder.test(label));
  const asked = surnameFirst.test(label) && told && !isGivenName(first);
  return asked || isWrittenElsewhere(turned, texts) ? turned : name;
}
