import { pieces } from "./make-texts.ts";
import type { Language } from "./mutate-tokens.ts";

const wordsOf = (text: string) => text.trim().split(/\s+/);

export const textLanguage: Language = {
  tokens: /\n|[^\S\n]+|[^\s,;:|]+|[,;:|]/g,
  words: [...pieces, "\n", "\n\n", "\n• ", "\t", " | ", ", ", ": "],
};

export const rtfWords = wordsOf(`
  par pard b0 i u uc0 uc1 uc9 ansicpg1252 ansicpg932 ansicpg99999 fonttbl f0 f9 fcharset128 fcharset255 colortbl
  stylesheet pict bin5 bin-1 bin999999 object cell row trowd tab line page sect cols2 field fldinst fldrslt * listtext v
  u-8222 u99999 u55357 deff9 plain intbl cellx100 shp shptxt header footer footnote ls1 pntext nonshppict upr ud mac pc
`);

export const rtfLanguage: Language = {
  tokens: /\\[a-z]+-?\d* ?|\\'..|\\[^a-z']|[{}]|[^\\{}]+|\\/gs,
  words: [
    ...rtfWords.map((word) => `\\${word} `),
    ...["{", "}", "\\'e9", "\\'zz", "\\'", "\\~", "\\\n"],
  ],
};

export const xmlLanguage: Language = {
  tokens: /<[^>]*>|[^<]+|</g,
  words: [
    ...wordsOf("p r t tbl tr tc sdt txbxContent hyperlink ins del tab br cr sectPr pict fldSimple"),
    ...wordsOf("instrText moveFrom numPr ilvl numId pStyle vanish caps footnoteReference sym"),
  ]
    .flatMap((name) => [`<w:${name}>`, `</w:${name}>`, `<w:${name} w:val="1"/>`])
    .concat("&amp;", "&#0;", "&#xd800;", "&x;", "<![CDATA[", "]]>", "<!--", "-->", "<?x?>"),
};

export const pdfLanguage: Language = {
  tokens: /\((?:\\.|[^)\\])*\)|<<|>>|[[\]]|\/[^\s/<>[\]()]*|[^\s/<>[\]()]+|\s+|[\s\S]/g,
  words: [
    ...wordsOf("BT ET Tf Tm Td TD T* Tj TJ ' \" Tc Tw Tz TL Tr Ts q Q cm re m l c h f S n W Do BI"),
    ...wordsOf("ID EI BDC BMC EMC sh gs [ ] << >> () <00> (a) null true 1 0 R /F1 /Type /Length"),
    ...wordsOf("/Filter /ASCIIHexDecode /LZWDecode /Kids /Count /Parent /ToUnicode /Encoding"),
    ...wordsOf("/Differences /Widths /W /DW /Rotate /MediaBox /Annots /Identity-H /XObject"),
  ].map((word) => ` ${word} `),
};
