import { describe, expect, it } from "vitest";
import { allSkills } from "./lexicon.ts";
import { keyOf, longestAlias } from "./lexicon-index.ts";
import { parseTranslations } from "./parse-lexicon.ts";
import type { Skill } from "./skill.ts";
import { tokens } from "./tokens.ts";
import { translations } from "./translations/translations.ts";

const byName = new Map(allSkills().map((skill) => [skill.name, skill]));

function where(skill: Skill): string {
  return `${skill.sector}: ${skill.name}`;
}

/** The way from a skill through its broader ones back to itself, or null. */
function cycleFrom(start: Skill): string[] | null {
  const visit = (skill: Skill, path: string[]): string[] | null => {
    if (path.includes(skill.name)) return skill === start ? [...path, skill.name] : null;
    for (const name of skill.broader) {
      const next = byName.get(name);
      const cycle = next ? visit(next, [...path, skill.name]) : null;
      if (cycle) return cycle;
    }
    return null;
  };
  return visit(start, []);
}

describe("the whole lexicon", () => {
  it("names each concept once", () => {
    const names = allSkills().map((skill) => skill.name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it("relates only to concepts that exist, and not to themselves", () => {
    const wrong = allSkills().flatMap((skill) =>
      [...skill.broader, ...skill.near]
        .filter((name) => !byName.has(name) || name === skill.name)
        .map((name) => `${where(skill)} -> ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  it("has no circle of broader concepts", () => {
    expect(allSkills().flatMap((skill) => cycleFrom(skill) ?? [])).toEqual([]);
  });

  it("gives each alias to one concept", () => {
    const owners = new Map<string, Skill>();
    const twice: string[] = [];
    for (const skill of allSkills()) {
      for (const alias of skill.aliases) {
        const key = alias.exactCase ? `=${alias.text}` : keyOf(alias.text);
        const owner = owners.get(key);
        if (owner && owner !== skill)
          twice.push(`"${alias.text}" of ${where(owner)} and ${where(skill)}`);
        else owners.set(key, skill);
      }
    }
    expect(twice).toEqual([]);
  });

  it("has no alias of more words than the matcher looks ahead", () => {
    const long = allSkills().flatMap((skill) =>
      skill.aliases
        .filter((alias) => tokens(alias.text).length > longestAlias)
        .map((alias) => `"${alias.text}" of ${where(skill)}`),
    );
    expect(long).toEqual([]);
  });

  it("translates only concepts that exist", () => {
    const unknown = [...parseTranslations(translations).keys()].filter((name) => !byName.has(name));
    expect(unknown).toEqual([]);
  });
});
