/** Fonts' \fcharset numbers → code pages. 1 (default) and 0 (ANSI) follow the document's own code page. */
export const charsetCodePages: ReadonlyMap<number, number> = new Map([
  [2, 42],
  [77, 10000],
  [128, 932],
  [129, 949],
  [134, 936],
  [136, 950],
  [161, 1253],
  [162, 1254],
  [163, 1258],
  [177, 1255],
  [178, 1256],
  [186, 1257],
  [204, 1251],
  [222, 874],
  [238, 1250],
  [254, 437],
  [255, 850],
]);

/** Symbol fonts: their bytes name glyphs, not letters. */
export const symbolCodePage = 42;

const labels: ReadonlyMap<number, string> = new Map([
  [866, "ibm866"],
  [874, "windows-874"],
  [932, "shift_jis"],
  [936, "gbk"],
  [949, "euc-kr"],
  [950, "big5"],
  [10000, "macintosh"],
  [10007, "x-mac-cyrillic"],
  [20866, "koi8-r"],
  [21866, "koi8-u"],
  [28592, "iso-8859-2"],
  [28595, "iso-8859-5"],
  [28605, "iso-8859-15"],
  [54936, "gb18030"],
  [65001, "utf-8"],
]);

/** Upper halves of the DOS code pages, which TextDecoder does not know. */
const dosUpperHalves: ReadonlyMap<number, string> = new Map([
  [
    437,
    "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0",
  ],
  [
    850,
    "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0",
  ],
]);

const decoders = new Map<number, (bytes: Uint8Array) => string>();

/** Decodes bytes by a Windows code page number; unknown numbers count as windows-1252. */
export function decodeCodePage(bytes: Uint8Array, codePage: number): string {
  let decode = decoders.get(codePage);
  if (decode === undefined) {
    decode = makeDecoder(codePage);
    decoders.set(codePage, decode);
  }
  return decode(bytes);
}

function makeDecoder(codePage: number): (bytes: Uint8Array) => string {
  const upper = dosUpperHalves.get(codePage);
  if (upper !== undefined) {
    return (bytes) =>
      Array.from(bytes, (byte) =>
        byte < 128 ? String.fromCharCode(byte) : (upper[byte - 128] ?? ""),
      ).join("");
  }
  const known = codePage >= 1250 && codePage <= 1258;
  const label = labels.get(codePage) ?? (known ? `windows-${codePage}` : "windows-1252");
  const decoder = new TextDecoder(label);
  return (bytes) => decoder.decode(bytes);
}
