/** Whether a place of a text stands between an opening bracket and its end. */
export function insideBrackets(text: string, at: number): boolean {
  const open = text.lastIndexOf("(", at);
  return open >= 0 && text.indexOf(")", open) >= at;
}
