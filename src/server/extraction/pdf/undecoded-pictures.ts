const depth = Buffer.from("/BitsPerComponent");
const otherLetter = "x".charCodeAt(0);

/**
 * A copy of a PDF in which no picture says how many bits its colours have: pdf.js then notes where each stands
 * without unpacking it, which for a photograph costs more than all the text.
 */
export function withUndecodedPictures(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const copy = new Uint8Array(bytes);
  const view = Buffer.from(copy.buffer);
  for (let at = view.indexOf(depth); at >= 0; at = view.indexOf(depth, at + depth.length)) {
    copy[at + depth.length - 1] = otherLetter;
  }
  return copy;
}
