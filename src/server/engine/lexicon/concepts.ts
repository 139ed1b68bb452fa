import { itemsOf, rowsOf } from "../words/tables.ts";
import { type Alias, type Skill, type SkillKind, skillKinds } from "./skill.ts";

const isSkillKind = (word: string): word is SkillKind => skillKinds.some((kind) => kind === word);

/** An alias as the tables write it: `plain`, `=Exact`, `contextual?`, `listed??`. */
export function aliasOf(written: string): Alias {
  const exactCase = written.startsWith("=");
  const marks = /\?{0,2}$/.exec(written)?.[0] ?? "";
  const text = written.slice(exactCase ? 1 : 0, written.length - marks.length).trim();
  const alias = { text, exactCase, needsContext: marks !== "" };
  return marks === "??" ? { ...alias, onlyAmongTools: true } : alias;
}

/** A concept whose names are only read when a text may hold one: of thousands, a CV and an advertisement meet a few hundred. */
export class Concept implements Skill {
  readonly name: string;
  readonly kind: SkillKind;
  readonly sector: string;
  /** Its names as the tables write them: its own, those in English, those in other languages. */
  readonly written: readonly string[];
  readonly #broader: string;
  readonly #near: string;
  #aliases: Alias[] | undefined;

  constructor(row: readonly string[], translated: string) {
    const [name = "", kind = "", sector = "", aliases = "", broader = "", near = ""] = row;
    if (!isSkillKind(kind)) throw new Error(`concepts.tsv: unknown kind ${kind} of ${name}`);
    this.name = name;
    this.kind = kind;
    this.sector = sector;
    this.written = [name, aliases, translated];
    this.#broader = broader;
    this.#near = near;
  }

  get aliases(): Alias[] {
    if (!this.#aliases) {
      const [, own = "", translated = ""] = this.written;
      const named = itemsOf(own).map(aliasOf);
      if (!named.some(({ text }) => text === this.name)) named.unshift(aliasOf(this.name));
      this.#aliases = [...named, ...itemsOf(translated).map(aliasOf)];
    }
    return this.#aliases;
  }

  get broader(): string[] {
    return itemsOf(this.#broader);
  }

  get near(): string[] {
    return itemsOf(this.#near);
  }
}

/** Every concept of concepts.tsv, with its names in other languages. */
export function readConcepts(): Concept[] {
  const translated = new Map<string, string>();
  for (const [name = "", , names = ""] of rowsOf("translations")) {
    const known = translated.get(name);
    translated.set(name, known === undefined ? names : `${known}; ${names}`);
  }
  return rowsOf("concepts").map((row) => new Concept(row, translated.get(row[0] ?? "") ?? ""));
}
