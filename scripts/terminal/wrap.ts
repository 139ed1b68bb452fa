/** Text in lines of at most `width` characters, broken between words; lines after the first begin with `indent`. */
export function wrapped(text: string, width: number, indent: string): string {
  const lines: string[] = [];
  const lead = /^ */u.exec(text)?.[0] ?? "";
  let line = "";
  let margin = lead;
  for (const word of text.slice(lead.length).split(/ +/u)) {
    if (line !== "" && margin.length + line.length + 1 + word.length > width) {
      lines.push(margin + line);
      margin = indent;
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, margin + line].join("\n");
}

/** Short texts in columns as wide as the widest of them, read downwards. */
export function columns(cells: readonly string[], width: number): string[] {
  const widest = Math.max(0, ...cells.map((cell) => cell.length)) + 2;
  const across = Math.max(1, Math.floor(width / widest));
  const rows = Math.ceil(cells.length / across);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: across }, (_cell, column) => cells[column * rows + row] ?? "")
      .map((cell) => cell.padEnd(widest))
      .join("")
      .trimEnd(),
  );
}
