import type { DocumentLayout } from "../../../shared/document.ts";
import { AppError } from "../../../shared/errors.ts";
import type { RawLine } from "../lines/build-document.ts";
import { symbolBullet } from "../lines/bullet-glyphs.ts";
import { refusals } from "../refusals.ts";
import { charsetCodePages, decodeCodePage, symbolCodePage } from "./code-pages.ts";
import {
  type Destination,
  destinations,
  readStarred,
  symbolCharacters,
  wordCharacters,
} from "./destinations.ts";
import { applyLook, type GroupState, startState } from "./group-state.ts";
import { createLineMaker, type FlowName } from "./line-maker.ts";
import type { RtfToken } from "./tokens.ts";

/** Groups nest a few dozen deep in real files. */
const maxDepth = 2000;
const tinyHalfPoints = 4;
const maxHiddenCharacters = 20_000;

type Font = { codePage: number | null; name: string };

/** Takes tokens one by one and gathers lines and layout. */
export function createRtfReader(bytes: Uint8Array) {
  const maker = createLineMaker();
  const stack: GroupState[] = [];
  const fonts = new Map<number, Font>();
  const usedFonts = new Set<number>();
  const whites = new Set<number>();
  const links: string[] = [];
  const facts = { pages: null as number | null, columns: 1, images: 0, textBoxes: 0 };
  let state: GroupState = { ...startState };
  let documentCodePage = 1252;
  let defaultFont = 0;
  let starred = false;
  let fallbackLeft = 0;
  let pending: number[] = [];
  let instruction = "";
  let currentFont = 0;
  const colour = { index: 0, red: -1, green: -1, blue: -1 };

  const flow = (destination: Destination): FlowName | null => {
    const named = destination === "body" || destination === "header" || destination === "footer";
    return named || destination === "note" || destination === "textbox" ? destination : null;
  };

  const codePage = (): number => {
    const font = fonts.get(state.font < 0 ? defaultFont : state.font);
    return font?.codePage ?? documentCodePage;
  };

  const flush = (): void => {
    if (pending.length === 0) return;
    const run = Uint8Array.from(pending);
    pending = [];
    const page = state.destination === "fonts" ? documentCodePage : codePage();
    if (page === symbolCodePage) {
      emit(
        Array.from(
          run,
          (byte) => symbolBullet(byte) ?? String.fromCharCode(byte < 128 ? byte : 32),
        ).join(""),
      );
    } else emit(decodeCodePage(run, page));
  };

  const emit = (text: string): void => {
    const name = flow(state.destination);
    if (state.destination === "fonts") addFontName(text);
    else if (state.destination === "colours") addColours(text);
    else if (state.destination === "instruction") instruction += text.slice(0, 2000);
    else if (state.destination === "listmark" && text.trim() !== "") maker.markBullet("body");
    if (name === null || state.deleted) return;
    const how = hiddenBy();
    if (how === null) {
      usedFonts.add(state.font < 0 ? defaultFont : state.font);
      maker.addText(name, text, state);
    } else if (text.trim() !== "" || maker.hidden.length > 0) maker.addHidden(text, how);
  };

  const hiddenBy = () => {
    if (state.hidden) return "invisible";
    if (state.size > 0 && state.size < tinyHalfPoints) return "tiny";
    return whites.has(state.colour) && !state.shaded ? "white" : null;
  };

  const addFontName = (text: string): void => {
    const font = fonts.get(currentFont);
    if (font !== undefined) font.name = (font.name + text).slice(0, 100);
  };

  const addColours = (text: string): void => {
    for (const character of text) {
      if (character !== ";") continue;
      if (colour.red === 255 && colour.green === 255 && colour.blue === 255)
        whites.add(colour.index);
      Object.assign(colour, { index: colour.index + 1, red: -1, green: -1, blue: -1 });
    }
  };

  const begin = (destination: Destination): void => {
    // Inside what is not shown nothing is shown, save text boxes inside shapes.
    const closed = state.destination === "skip" || state.destination === "listmark";
    if (closed) return;
    if (state.destination === "shape" && destination !== "textbox" && destination !== "skip")
      return;
    if (destination === "textbox") facts.textBoxes += 1;
    if (destination === "instruction") instruction = "";
    if (destination === "body" && state.destination !== "skip") return;
    state.destination = destination;
    if (destination === "textbox") Object.assign(state, { inTable: false, shaded: true });
  };

  const open = (): void => {
    flush();
    stack.push(state);
    if (stack.length > maxDepth) throw new AppError("file_too_complex", refusals.tooComplex);
    state = { ...state };
    starred = false;
    fallbackLeft = 0;
  };

  const close = (): void => {
    flush();
    const outer = stack.pop();
    if (outer === undefined) return;
    const ended = state.destination;
    if (ended !== outer.destination) {
      if (ended === "instruction") addLink();
      const name = flow(ended);
      if (name !== null && name !== "body") maker.endLine(name, false);
    }
    state = outer;
    starred = false;
    fallbackLeft = 0;
  };

  const addLink = (): void => {
    const target = /^\s*HYPERLINK\s+(?:\\[lmnot]\s+)*"?([^"\s]+)/i.exec(instruction)?.[1];
    if (target !== undefined && /^[a-z][a-z+.-]*:/i.test(target)) links.push(target);
  };

  const takeUnicode = (value: number): void => {
    flush();
    const code = value < 0 ? value + 0x10000 : value;
    if (code >= 0xf000 && code <= 0xf0ff) emit(symbolBullet(code) ?? " ");
    else if (code > 0 && code <= 0x10ffff) emit(String.fromCodePoint(code));
    fallbackLeft = state.fallback;
  };

  const takeTableWord = (name: string): boolean => {
    const target = flow(state.destination);
    if (!/^(?:par|sect|page|column|cell|nestcell|row|nestrow)$/.test(name)) return false;
    flush();
    if (target === null) return true;
    if (name === "cell" || name === "nestcell") maker.endCell(target);
    else if (name === "row" || name === "nestrow") maker.endRow(target);
    else maker.endLine(target, state.inTable);
    return true;
  };

  const takeFontWord = (name: string, value: number): boolean => {
    const inTable = state.destination === "fonts";
    if (name === "f") {
      if (inTable) {
        currentFont = value;
        fonts.set(value, { codePage: null, name: "" });
      } else state.font = value;
    } else if (name === "fcharset" || name === "cpg") {
      const font = fonts.get(currentFont);
      const page = name === "cpg" ? value : charsetCodePages.get(value);
      if (font !== undefined && page !== undefined) font.codePage = page;
    } else if (name === "deff") defaultFont = value;
    else return false;
    return true;
  };

  const takeFact = (name: string, value: number | null): void => {
    if (name === "ansicpg" && value !== null) documentCodePage = value;
    else if (name === "mac") documentCodePage = 10000;
    else if (name === "pc") documentCodePage = 437;
    else if (name === "pca") documentCodePage = 850;
    else if (name === "cols") facts.columns = Math.max(facts.columns, Math.min(value ?? 1, 20));
    else if (name === "nofpages" && value !== null && value > 0) facts.pages = value;
    else if (name === "red" || name === "green" || name === "blue") colour[name] = value ?? -1;
    else if (name === "uc") state.fallback = Math.max(0, Math.min(value ?? 1, 20));
    else if (name === "intbl") state.inTable = true;
    else if (name === "pard") Object.assign(state, { inTable: false, spaceBefore: 0 });
    else if (name === "sb") state.spaceBefore = value ?? 0;
    else if (name === "clcbpat" && (value ?? 0) > 0) state.shaded = true;
  };

  const takeWord = (name: string, value: number | null): void => {
    if (name === "u" && value !== null) {
      takeUnicode(value);
      return;
    }
    const character = wordCharacters.get(name);
    if (character !== undefined) {
      flush();
      emit(character);
      return;
    }
    if (takeTableWord(name)) return;
    flush();
    const destination = destinations.get(name);
    if (name === "pict" && state.destination !== "skip") facts.images += 1;
    if (destination !== undefined && !(name === "ud" && !starred)) begin(destination);
    else if (starred && !readStarred.has(name)) begin("skip");
    starred = false;
    if (value !== null && takeFontWord(name, value)) return;
    if (!applyLook(state, name, value)) takeFact(name, value);
  };

  const takeText = (start: number, end: number): void => {
    const skipped = Math.min(fallbackLeft, end - start);
    fallbackLeft -= skipped;
    if (state.destination === "skip" || state.destination === "shape") return;
    for (let at = start + skipped; at < end; at += 1) pending.push(bytes[at] ?? 0);
  };

  const take = (token: RtfToken): void => {
    if (token.type === "open") open();
    else if (token.type === "close") close();
    else if (token.type === "text") takeText(token.start, token.end);
    else if (fallbackLeft > 0 && !(token.type === "word" && token.name === "u")) fallbackLeft -= 1;
    else if (token.type === "hex") pending.push(token.byte);
    else if (token.type === "word") takeWord(token.name, token.value);
    else if (token.type === "symbol") takeSymbol(token.name);
  };

  const takeSymbol = (name: string): void => {
    if (name === "*") {
      starred = true;
      return;
    }
    if (name === "\n" || name === "\r") {
      takeTableWord("par");
      return;
    }
    const character = symbolCharacters.get(name);
    if (character !== undefined) pending.push(character.charCodeAt(0));
  };

  const finish = (): { lines: RawLine[]; layout: Partial<DocumentLayout>; truncated: boolean } => {
    flush();
    const lines = maker.finish();
    const names = [...usedFonts].map(
      (font) => fonts.get(font)?.name.replace(/;.*$/, "").trim() ?? "",
    );
    const hidden = maker.hidden
      .map((entry) => ({ ...entry, text: entry.text.trim().slice(0, maxHiddenCharacters) }))
      .filter((entry) => entry.text !== "");
    return {
      lines,
      layout: {
        pages: facts.pages,
        columns: facts.columns,
        images: facts.images,
        textBoxes: facts.textBoxes,
        tables: maker.counts.tables,
        hidden,
        links: [...new Set(links)],
        fonts: names.filter((name) => name !== ""),
      },
      truncated: stack.length > 0,
    };
  };

  return { take, finish };
}
