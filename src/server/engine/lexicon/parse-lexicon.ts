import { type Alias, type Skill, type SkillKind, skillKinds } from "./skill.ts";

/** A sector file: its name and its lines. */
export type Sector = { name: string; lines: string };

const headPattern = /^([^[\]]+?)\s*(?:\[([a-z]+)\])?$/;

function isSkillKind(word: string): word is SkillKind {
  return skillKinds.some((kind) => kind === word);
}

function parseAlias(written: string): Alias {
  const exactCase = written.startsWith("=");
  const marks = /\?{0,2}$/.exec(written)?.[0] ?? "";
  const text = written.slice(exactCase ? 1 : 0, written.length - marks.length).trim();
  const alias = { text, exactCase, needsContext: marks !== "" };
  return marks === "??" ? { ...alias, onlyAmongTools: true } : alias;
}

function items(part: string): string[] {
  return part
    .split(";")
    .map((item) => item.trim())
    .filter((item) => item !== "");
}

function withCanonicalName(name: string, aliases: Alias[]): Alias[] {
  if (aliases.some((alias) => alias.text === name)) return aliases;
  return [{ text: name, exactCase: false, needsContext: false }, ...aliases];
}

/** The parts after the name, in their order; `fail` says what is wrong. */
function parseParts(name: string, parts: string[], fail: (why: string) => never) {
  const found = { aliases: [] as Alias[], broader: [] as string[], near: [] as string[] };
  let stage = 0;
  for (const part of parts) {
    const mark = part[0];
    const at = mark === "<" ? 2 : mark === "~" ? 3 : 1;
    if (part === "") fail("an empty part between two |");
    if (at <= stage) fail("parts are aliases, then < broader, then ~ near, each once");
    stage = at;
    if (at === 1) found.aliases = parseAliases(part);
    else if (at === 2) found.broader = items(part.slice(1));
    else found.near = items(part.slice(1));
  }
  if (found.aliases.some((alias) => !/[\p{L}\p{N}]/u.test(alias.text)))
    fail("an alias without a letter");
  return { ...found, aliases: withCanonicalName(name, found.aliases) };
}

/** Aliases as a line or a translation writes them: `one; =Two; three?; =Four??`. */
export function parseAliases(written: string): Alias[] {
  return items(written).map(parseAlias);
}

/**
 * Reads one line of a sector: `Name [kind] | alias; =Exact; contextual?; listed?? | < broader | ~ near`. Throws an Error that
 * names sector and line.
 */
export function parseLine(line: string, sector: string, number: number): Skill {
  const fail = (why: string): never => {
    throw new Error(`lexicon ${sector}, line ${number}: ${why}: ${line}`);
  };
  const [head = "", ...parts] = line.split("|").map((part) => part.trim());
  const match = headPattern.exec(head);
  const name = match?.[1];
  if (!name) return fail("no canonical name, or a bracket that is not [kind]");
  const kind = match?.[2] ?? "hard";
  if (!isSkillKind(kind)) return fail(`unknown kind [${kind}]`);
  return { name, kind, sector, ...parseParts(name, parts, fail) };
}

/** The lines of a sector or of the translations that say something, trimmed, with their numbers from 1. */
export function writtenLines(lines: string): { line: string; number: number }[] {
  return lines
    .split("\n")
    .map((line, index) => ({ line: line.trim(), number: index + 1 }))
    .filter(({ line }) => line !== "" && !line.startsWith("#"));
}

/** Names in other languages, as written, by canonical name; those of one concept joined. */
export function parseTranslations(lines: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { line } of writtenLines(lines)) {
    const [name = "", aliases = ""] = line.split("|");
    const known = found.get(name.trim());
    found.set(name.trim(), known ? `${known}; ${aliases.trim()}` : aliases.trim());
  }
  return found;
}
