import type { HiddenText, LineRegion } from "../../../shared/document.ts";
import type { RawLine } from "../lines/build-document.ts";
import { joinRow } from "../lines/join-row.ts";

type Look = { bold: boolean; size: number; inTable: boolean; spaceBefore: number };

/** Twentieths of a point from which a paragraph stands clearly apart. */
const clearGap = 160;
type Flow = { lines: RawLine[]; row: RawLine[][]; cell: RawLine[]; line: OpenLine };
type OpenLine = {
  text: string;
  bullet: boolean;
  allBold: boolean;
  filled: boolean;
  size: number;
  apart: boolean;
};

const flowNames = ["body", "header", "footer", "note", "textbox"] as const;
export type FlowName = (typeof flowNames)[number];

function openLine(): OpenLine {
  return { text: "", bullet: false, allBold: true, filled: false, size: 0, apart: false };
}

function openFlow(): Flow {
  return { lines: [], row: [], cell: [], line: openLine() };
}

/** Gathers characters into lines, lines into cells, cells into rows, for each flow of text by itself. */
export function createLineMaker() {
  const flows: Record<FlowName, Flow> = {
    body: openFlow(),
    header: openFlow(),
    footer: openFlow(),
    note: openFlow(),
    textbox: openFlow(),
  };
  const counts = { tables: 0, textBoxes: 0 };
  const hidden: HiddenText[] = [];
  let tableOpen = false;

  const endLine = (name: FlowName, inTable: boolean): void => {
    const flow = flows[name];
    const { text, bullet, allBold, filled, size, apart } = flow.line;
    const region: LineRegion =
      name === "note" ? "body" : name === "body" && inTable ? "table" : name;
    const line: RawLine = {
      text,
      region,
      bullet,
      bold: filled ? allBold : null,
      size: size > 0 ? size / 2 : null,
      gapBefore: apart,
    };
    flow.line = openLine();
    if (inTable) flow.cell.push(line);
    else {
      endRow(name);
      flow.lines.push(line);
      if (name === "body") tableOpen = false;
    }
  };
  const endCell = (name: FlowName): void => {
    const flow = flows[name];
    endLine(name, true);
    flow.row.push(flow.cell);
    flow.cell = [];
  };
  const endRow = (name: FlowName): void => {
    const flow = flows[name];
    if (flow.cell.length > 0) flow.row.push(flow.cell);
    if (flow.row.length > 1 && !tableOpen) counts.tables += 1;
    if (flow.row.length > 0) tableOpen = true;
    flow.lines.push(...joinRow(flow.row));
    flow.row = [];
    flow.cell = [];
  };
  return {
    counts,
    hidden,
    endLine,
    endCell,
    endRow,
    addText(name: FlowName, text: string, look: Look): void {
      const [first = "", ...more] = text.split("\n");
      addPiece(flows[name].line, first, look);
      for (const piece of more) {
        endLine(name, look.inTable);
        addPiece(flows[name].line, piece, { ...look, spaceBefore: 0 });
      }
    },
    addHidden(text: string, how: HiddenText["how"]): void {
      const last = hidden.at(-1);
      if (last !== undefined && last.how === how) last.text += text;
      else hidden.push({ text, page: 1, how });
    },
    markBullet(name: FlowName): void {
      flows[name].line.bullet = true;
    },
    /** All lines: headers, body, text boxes, notes, footers. */
    finish(): RawLine[] {
      for (const name of flowNames) {
        endLine(name, flows[name].cell.length > 0 || flows[name].row.length > 0);
        endRow(name);
      }
      const { header, body, textbox, note, footer } = flows;
      return [header, body, textbox, note, footer].flatMap((flow) => flow.lines);
    },
  };
}

function addPiece(line: OpenLine, text: string, look: Look): void {
  line.text += text;
  if (text.trim() === "") return;
  line.apart ||= !line.filled && look.spaceBefore >= clearGap;
  line.filled = true;
  line.allBold &&= look.bold;
  line.size = Math.max(line.size, look.size);
}
