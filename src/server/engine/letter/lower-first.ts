/** "Ran the till" in the middle of a sentence; "HR lead" and "X-ray" keep their capitals. */
export function lowerFirst(text: string): string {
  return /^(?:\p{Lu}{2}|[TXU]-)/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
