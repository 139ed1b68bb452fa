import { parseAliases, parseLine } from "./parse-lexicon.ts";
import type { Alias, Skill, SkillKind } from "./skill.ts";

/** What a line of a sector says in full. */
type Parts = Pick<Skill, "kind" | "aliases" | "broader" | "near">;

/**
 * A concept whose line is only read when somebody asks for its parts: of thousands, a CV and an advertisement meet a
 * few hundred. Throws what `parseLine` throws, when it reads.
 */
export class WrittenSkill implements Skill {
  readonly name: string;
  readonly sector: string;
  readonly #line: string;
  readonly #number: number;
  /** The names in other languages, as written. */
  readonly #foreign: string;
  #parts: Parts | undefined;

  constructor(line: string, sector: string, number: number, foreign: (name: string) => string) {
    this.#line = line;
    this.sector = sector;
    this.#number = number;
    this.name = nameOf(line);
    this.#foreign = foreign(this.name);
  }

  /** Every name the concept goes by, as written, `;` between; those of relations may be among them. */
  get written(): readonly string[] {
    const from = this.#line.indexOf("|") + 1;
    const names = from === 0 ? "" : this.#line.slice(from);
    const end = /[|<~]/.exec(names)?.index ?? names.length;
    return [this.name, names.slice(0, end), this.#foreign];
  }

  get kind(): SkillKind {
    return this.#read().kind;
  }

  get aliases(): Alias[] {
    return this.#read().aliases;
  }

  get broader(): string[] {
    return this.#read().broader;
  }

  get near(): string[] {
    return this.#read().near;
  }

  #read(): Parts {
    if (!this.#parts) {
      const parts = parseLine(this.#line, this.sector, this.#number);
      const aliases = [...parts.aliases, ...parseAliases(this.#foreign)];
      this.#parts = { ...parts, aliases };
    }
    return this.#parts;
  }
}

function nameOf(line: string): string {
  const bar = line.indexOf("|");
  const bracket = line.indexOf(" [");
  const end = bracket >= 0 && (bar < 0 || bracket < bar) ? bracket : bar;
  return (end < 0 ? line : line.slice(0, end)).trim();
}
