/** "The supervising physician", "our managing director": what somebody else does. */
const adjective = /^(?:supervising|managing|coaching|mentoring|attending|leading|negotiating)$/iu;

/** Whether a mention only describes another person. */
export function describesAnother(text: string, start: number, end: number): boolean {
  if (!adjective.test(text.slice(start, end))) return false;
  return (
    /\b(?:the|an?|my|our|their|his|her) $/iu.test(text.slice(Math.max(0, start - 8), start)) &&
    /^ (?!of\b|and\b|or\b)\p{L}{4,}/iu.test(text.slice(end, end + 24))
  );
}
