import { parseAst } from "vite";

/** The name under which a marked module finds the list of what was reached. */
export const reachedName = "__fuzzReached";

type Node = { type: string; start: number; end: number };
type Insertion = { at: number; text: string; closes: boolean };

/** Places whose code runs or not, by the kind of node they hang on: each becomes a mark of its own. */
const branches: Record<string, readonly string[]> = {
  IfStatement: ["consequent", "alternate"],
  ConditionalExpression: ["consequent", "alternate"],
  LogicalExpression: ["right"],
  ArrowFunctionExpression: ["body"],
  FunctionDeclaration: ["body"],
  FunctionExpression: ["body"],
  ForStatement: ["body"],
  ForInStatement: ["body"],
  ForOfStatement: ["body"],
  WhileStatement: ["body"],
  DoWhileStatement: ["body"],
  TryStatement: ["block", "finalizer"],
  CatchClause: ["body"],
};

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof Reflect.get(value, "type") === "string";

/**
 * The module with a mark in each branch of its code. Node's own precise coverage would tell the same; but it makes the
 * engine run at a fifth of its speed, and one look at it takes longer than reading ten files.
 */
export function markCode(code: string, nextMark: () => number): string {
  const insertions: Insertion[] = [];
  const mark = () => `${reachedName}[${nextMark()}]=1`;
  const insert = (at: number, text: string, closes = false) =>
    insertions.push({ at, text, closes });

  /** Puts a mark in front; what it opens for that is closed once the inside is through. */
  function enter(branch: Node): () => void {
    if (branch.type === "BlockStatement") insert(branch.start + 1, `${mark()};`);
    else {
      const isStatement = /Statement$|Declaration$/.test(branch.type);
      insert(branch.start, isStatement ? `{${mark()};` : `(${mark()},`);
      return () => insert(branch.end, isStatement ? "}" : ")", true);
    }
    return () => undefined;
  }

  function walk(node: Node): void {
    const marked = branches[node.type] ?? [];
    if (node.type === "SwitchCase") {
      const [first] = [Reflect.get(node, "consequent")].flat();
      if (isNode(first)) insert(first.start, `${mark()};`);
    }
    for (const [name, value] of Object.entries(node)) {
      const close = marked.includes(name) && isNode(value) ? enter(value) : undefined;
      for (const child of [value].flat()) if (isNode(child)) walk(child);
      close?.();
    }
  }

  walk(parseAst(code));
  return withInsertions(code, insertions);
}

/** At one place what closes stands before what opens; else the order in which they were found. */
function withInsertions(code: string, insertions: Insertion[]): string {
  insertions.sort((one, other) => one.at - other.at || Number(other.closes) - Number(one.closes));
  let done = 0;
  const parts: string[] = [`const ${reachedName}=globalThis.${reachedName};`];
  for (const { at, text } of insertions) {
    parts.push(code.slice(done, at), text);
    done = at;
  }
  return parts.join("") + code.slice(done);
}
