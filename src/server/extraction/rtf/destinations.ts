/** What the text inside a group is for. */
export type Destination =
  | "body"
  | "header"
  | "footer"
  | "note"
  | "textbox"
  /** Its own text is no text of the document, but a text box may stand inside. */
  | "shape"
  | "listmark"
  | "fonts"
  | "colours"
  | "instruction"
  | "skip";

/** Control words that begin a group of another kind. */
export const destinations: ReadonlyMap<string, Destination> = new Map([
  ["header", "header"],
  ["headerl", "header"],
  ["headerr", "header"],
  ["headerf", "header"],
  ["footer", "footer"],
  ["footerl", "footer"],
  ["footerr", "footer"],
  ["footerf", "footer"],
  ["footnote", "note"],
  ["shpinst", "shape"],
  ["do", "shape"],
  ["shptxt", "textbox"],
  ["dptxbxtext", "textbox"],
  ["pntext", "listmark"],
  ["listtext", "listmark"],
  ["fonttbl", "fonts"],
  ["colortbl", "colours"],
  ["fldinst", "instruction"],
  ["ud", "body"],
  ...[
    "annotation",
    "atnauthor",
    "atnid",
    "atndate",
    "bkmkend",
    "bkmkstart",
    "colorschememapping",
    "datafield",
    "datastore",
    "filetbl",
    "fontemb",
    "fontfile",
    "generator",
    "info",
    "keywords",
    "latentstyles",
    "listoverridetable",
    "listtable",
    "mmathPr",
    "nonshppict",
    "objclass",
    "objdata",
    "objname",
    "panose",
    "pgdsctbl",
    "pgptbl",
    "pict",
    "pnseclvl",
    "pntxta",
    "pntxtb",
    "private",
    "revtbl",
    "rsidtbl",
    "rxe",
    "sn",
    "stylesheet",
    "sv",
    "tc",
    "template",
    "themedata",
    "txe",
    "wgrffmtfilter",
    "xe",
    "xmlnstbl",
    "xmlopen",
    "falt",
  ].map((name): [string, Destination] => [name, "skip"]),
]);

/** Starred destinations whose content is read all the same. */
export const readStarred = new Set([
  "shppict",
  "shpinst",
  "fldinst",
  "ud",
  "pn",
  "pntext",
  "listtext",
]);

/** Control words that stand for characters. */
export const wordCharacters: ReadonlyMap<string, string> = new Map([
  ["tab", "\t"],
  ["line", "\n"],
  ["lbr", "\n"],
  ["softline", "\n"],
  ["emdash", "—"],
  ["endash", "–"],
  ["emspace", " "],
  ["enspace", " "],
  ["qmspace", " "],
  ["bullet", "•"],
  ["lquote", "‘"],
  ["rquote", "’"],
  ["ldblquote", "“"],
  ["rdblquote", "”"],
]);

/** Control symbols that stand for characters. */
export const symbolCharacters: ReadonlyMap<string, string> = new Map([
  ["~", " "],
  ["_", "-"],
  ["{", "{"],
  ["}", "}"],
  ["\\", "\\"],
]);
