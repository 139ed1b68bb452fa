import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  Header,
  Packer,
  PageNumber,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  Textbox,
  TextRun,
  WidthType,
} from "docx";
import type { Block, Content, Section } from "./content.ts";
import type { Layout } from "./layouts.ts";

type Child = Paragraph | Table;

const rightEdge = 9000;

function blockParagraphs(block: Block): Child[] {
  switch (block.kind) {
    case "text":
      return [
        new Paragraph({
          spacing: { before: block.gap ? 140 : 0 },
          children: [new TextRun({ text: block.text, bold: block.bold ?? false })],
        }),
      ];
    case "item":
      return [new Paragraph({ text: block.text, bullet: { level: 0 } })];
    case "split":
      return [
        new Paragraph({
          spacing: { before: block.gap ? 140 : 0 },
          tabStops: [{ type: TabStopType.RIGHT, position: rightEdge }],
          children: [
            new TextRun({ text: block.left, bold: true }),
            new TextRun({ text: `\t${block.right}` }),
          ],
        }),
      ];
    case "beside":
      return [besideTable(block)];
  }
}

const none = { style: BorderStyle.NONE, size: 0, color: "auto" };
const noBorders = {
  top: none,
  bottom: none,
  left: none,
  right: none,
  insideHorizontal: none,
  insideVertical: none,
};

function row(widths: readonly [number, number], cells: readonly [Child[], Child[]], dark: boolean) {
  return new TableRow({
    children: cells.map(
      (children, i) =>
        new TableCell({
          width: { size: widths[i] ?? 0, type: WidthType.DXA },
          children,
          ...(dark && i === 0 ? { shading: { type: ShadingType.CLEAR, fill: "E8ECF2" } } : {}),
        }),
    ),
  });
}

function besideTable(block: Extract<Block, { kind: "beside" }>): Table {
  const right = [
    ...block.lines.map((text) => new Paragraph(text)),
    ...block.items.map((text) => new Paragraph({ text, bullet: { level: 0 } })),
  ];
  return new Table({
    columnWidths: [2300, 6700],
    borders: noBorders,
    rows: [row([2300, 6700], [[new Paragraph(block.left)], right], false)],
  });
}

function headingOf(heading: string, layout: Layout): Paragraph {
  const upper = layout.heading === "capitals" || layout.heading === "spaced";
  const text = upper ? heading.toUpperCase() : heading;
  return new Paragraph({
    spacing: { before: 260, after: 60 },
    children: [
      new TextRun({
        text: layout.heading === "spaced" ? [...text].join(" ") : text,
        bold: true,
        size: 25,
        smallCaps: layout.heading === "small-caps",
      }),
    ],
  });
}

function sectionChildren(section: Section, layout: Layout): Child[] {
  const blocks = section.blocks.flatMap(blockParagraphs);
  return layout.heading === "none" ? blocks : [headingOf(section.heading, layout), ...blocks];
}

function nameLines({ name, headline }: Content): Paragraph[] {
  return [
    new Paragraph({ children: [new TextRun({ text: name, bold: true, size: 44 })] }),
    new Paragraph({ children: [new TextRun({ text: headline, size: 24 })] }),
  ];
}

const sideNames = new Set<Section["name"]>(["skills", "languages", "licences", "interests"]);

function sideTable(content: Content, layout: Layout): Table {
  const children = (side: boolean) =>
    content.sections
      .filter(({ name }) => sideNames.has(name) === side)
      .flatMap((section) => sectionChildren(section, layout));
  const aside = [...content.contact.map((text) => new Paragraph(text)), ...children(true)];
  const main = [...nameLines(content), ...children(false)];
  const left = layout.frame === "left";
  const widths = left ? ([2800, 6200] as const) : ([6200, 2800] as const);
  return new Table({
    columnWidths: [...widths],
    borders: noBorders,
    rows: [row(widths, left ? [aside, main] : [main, aside], left)],
  });
}

function children(content: Content, layout: Layout): (Child | Textbox)[] {
  const contact = content.contact.map((text) => new Paragraph(text));
  const sections = () => content.sections.flatMap((section) => sectionChildren(section, layout));
  switch (layout.frame) {
    case "left":
    case "right":
      return [sideTable(content, layout)];
    case "table":
      return [
        ...nameLines(content),
        ...contact,
        new Table({
          columnWidths: [2300, 6700],
          rows: content.sections.map((section) =>
            row(
              [2300, 6700],
              [
                [headingOf(section.heading, layout)],
                section.blocks.flatMap(blockParagraphs).concat(new Paragraph("")),
              ],
              false,
            ),
          ),
        }),
      ];
    case "boxes":
      return [
        new Textbox({ children: contact, style: { width: "2.6in", height: "1in" } }),
        ...nameLines(content),
        ...sections(),
      ];
    case "running":
      return [...nameLines(content), ...sections()];
    default:
      return [...nameLines(content), ...contact, ...sections()];
  }
}

/** The CV as a Word document; a word processor prints it in the other formats. */
export function printWord(content: Content, layout: Layout): Promise<Buffer> {
  const header =
    layout.frame === "running"
      ? {
          headers: {
            default: new Header({ children: [new Paragraph(content.contact.join(" | "))] }),
          },
        }
      : {};
  const number = new TextRun({
    children: ["Page ", PageNumber.CURRENT, " of ", PageNumber.TOTAL_PAGES],
  });
  const footer = layout.pages
    ? {
        footers: {
          default: new Footer({
            children: [new Paragraph({ alignment: AlignmentType.CENTER, children: [number] })],
          }),
        },
      }
    : {};
  const font = layout.font === "serif" ? "Liberation Serif" : "Liberation Sans";
  return Packer.toBuffer(
    new Document({
      styles: {
        default: {
          document: {
            run: { font, size: layout.pages ? 26 : 21 },
            paragraph: { spacing: { line: layout.pages ? 400 : 260 } },
          },
        },
      },
      sections: [{ ...header, ...footer, children: children(content, layout) }],
    }),
  );
}
