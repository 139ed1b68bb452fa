import type { Skill } from "./skill.ts";

const nearCredit = 0.5;
const broaderCredit = 0.3;

/** The near concepts of each, both ways. */
function nearNamesOf(skills: readonly Skill[]): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const add = (from: string, to: string) => {
    const known = found.get(from);
    if (known) known.add(to);
    else found.set(from, new Set([to]));
  };
  for (const skill of skills) {
    for (const other of skill.near) {
      add(skill.name, other);
      add(other, skill.name);
    }
  }
  return found;
}

/** Works out how far one concept shows another. Names are canonical. */
export function createRelation(skills: readonly Skill[]): (shown: string, asked: string) => number {
  const byName = new Map(skills.map((skill) => [skill.name, skill]));
  const closures = new Map<string, ReadonlySet<string>>();
  const neighbours = new Map<string, ReadonlySet<string>>();
  let nearNames: ReadonlyMap<string, ReadonlySet<string>> | undefined;

  /** The concept itself and everything it is a kind of. */
  function closure(name: string): ReadonlySet<string> {
    const known = closures.get(name);
    if (known) return known;
    const found = new Set([name]);
    for (const reached of found) {
      for (const broader of byName.get(reached)?.broader ?? []) found.add(broader);
    }
    closures.set(name, found);
    return found;
  }

  /** Everything near to the concept or to what it is a kind of. */
  function neighboursOf(name: string): ReadonlySet<string> {
    const known = neighbours.get(name);
    if (known) return known;
    nearNames ??= nearNamesOf(skills);
    const found = new Set<string>();
    for (const reached of closure(name))
      for (const near of nearNames.get(reached) ?? []) found.add(near);
    neighbours.set(name, found);
    return found;
  }

  return (shown, asked) => {
    if (shown === asked || closure(shown).has(asked)) return 1;
    if (neighboursOf(shown).has(asked)) return nearCredit;
    return closure(asked).has(shown) ? broaderCredit : 0;
  };
}
