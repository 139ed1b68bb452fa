/** Whether the first word of what stands below would still have fitted on a line of a column so wide, in characters. */
export function wouldFit(line: string, below: string, width: number): boolean {
  const [word = ""] = below.trimStart().split(/\s/u, 1);
  return line.length + 1 + word.length <= width;
}
