import type { PdfFont } from "./page-content.ts";

const boldNames = /bold|black|heavy|semibold|demi|(?:^|[-,])bd/i;
const iconNames =
  /awesome|icon|glyph|phosphor|material|feather|ionic|fontello|flaticon|social|linea/i;
const symbolNames = /^(?:symbol|wingdings|webdings|zapfdingbats)/i;
const usualUnit = 0.001;

/** Reads what pdf.js knows of a font: `loaded` is its object for the font. */
export function readFont(loaded: unknown): PdfFont {
  const rawName = property(loaded, "name");
  const name = (typeof rawName === "string" ? rawName : "").replace(/^[A-Z]{6}\+/, "");
  const matrix = property(loaded, "fontMatrix");
  const unit: unknown = Array.isArray(matrix) ? matrix[0] : undefined;
  return {
    name,
    bold:
      property(loaded, "bold") === true ||
      property(loaded, "black") === true ||
      boldNames.test(name),
    icons: iconNames.test(name),
    symbols: symbolNames.test(name),
    unit: typeof unit === "number" && unit !== 0 ? Math.abs(unit) : usualUnit,
    vertical: property(loaded, "vertical") === true,
  };
}

function property(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
