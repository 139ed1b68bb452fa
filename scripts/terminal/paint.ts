import { styleText } from "node:util";

/** How a text is set off where the terminal can; the text is the same without. */
export type Style = "title" | "good" | "fair" | "bad" | "quiet" | "strong";
export type Paint = (style: Style, text: string) => string;

const formats: Record<Style, Parameters<typeof styleText>[0]> = {
  title: ["bold", "underline"],
  good: "green",
  fair: "yellow",
  bad: "red",
  quiet: "dim",
  strong: "bold",
};

export const noPaint: Paint = (_style, text) => text;

/** Colours where `stream` is a terminal that shows them; NO_COLOR and a pipe get plain text, FORCE_COLOR colours. */
export function painterFor(stream: NodeJS.WriteStream): Paint {
  if (styleText("bold", "x", { stream }) === "x") return noPaint;
  return (style, text) => styleText(formats[style], text, { stream });
}
