const heading = /^\s{0,3}#{1,6}\s+(?=\S)/;
/** So many headings make a text Markdown; one line may open with "#" by chance. */
const enough = 2;

/** The text that Markdown's signs of headings, emphasis, code and links stand for; any other text as it is. */
export function withoutMarkdown(lines: readonly string[]): readonly string[] {
  const headings = lines.filter((line) => line.length < 200 && heading.test(line));
  return headings.length < enough ? lines : lines.map(plain);
}

function plain(line: string): string {
  if (line.length > 2000) return line;
  return line
    .replace(heading, "")
    .replace(/^\s{0,3}(?:-{3,}|\*{3,}|_{3,})\s*$/, "")
    .replaceAll(/\[([^[\]]{1,200})\]\((?:mailto:|tel:|https?:\/\/)[^()\s]{1,300}\)/g, "$1")
    .replaceAll(/(\*\*|__)(?=\S)([^*_]{1,300}?\S?)\1/g, "$2")
    .replaceAll(/(?<![\p{L}\p{N}*_])([*_])(?=\S)([^*_]{1,300}?)\1(?![\p{L}\p{N}*_])/gu, "$2")
    .replaceAll(/`([^`]{1,200})`/g, "$1");
}
