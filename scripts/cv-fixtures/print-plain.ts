import type { Block, Content, Section } from "./content.ts";
import type { Layout } from "./layouts.ts";

function blockLines(block: Block): string[] {
  switch (block.kind) {
    case "text":
      return block.gap ? ["", block.text] : [block.text];
    case "item":
      return [`- ${block.text}`];
    case "split":
      return [...(block.gap ? [""] : []), `${block.left}    ${block.right}`];
    case "beside": {
      const [first = "", ...rest] = block.lines;
      const items = block.items.map((text) => `- ${text}`);
      return block.items.length > 0 || rest.length > 0
        ? ["", `${block.left}    ${first}`, ...rest.map((text) => `    ${text}`), ...items]
        : [`${block.left}: ${first}`];
    }
  }
}

/** Breaks a line at 88 letters, as mail programs do. */
function wrapped(line: string): string[] {
  const out: string[] = [];
  let rest = line;
  while (rest.length > 88) {
    const cut = rest.lastIndexOf(" ", 88);
    if (cut < 20) break;
    out.push(rest.slice(0, cut));
    rest = rest.slice(cut + 1);
  }
  return [...out, rest];
}

function headingLines(section: Section, layout: Layout): string[] {
  const { heading } = section;
  switch (layout.heading) {
    case "none":
      return [""];
    case "capitals":
      return ["", heading.toUpperCase()];
    case "spaced":
      return ["", [...heading.toUpperCase()].join(" ")];
    case "ruled":
      return ["", heading, "=".repeat(heading.length)];
    default:
      return ["", `${heading}:`];
  }
}

/** The CV as a plain text file. */
export function printPlain({ name, headline, contact, sections }: Content, layout: Layout): string {
  const lines = [name, headline, ...contact];
  for (const section of sections) {
    lines.push(...headingLines(section, layout), ...section.blocks.flatMap(blockLines));
  }
  return `${lines.flatMap(wrapped).join("\n")}\n`;
}
