import type { Block, Content, Section } from "./content.ts";
import type { Layout } from "./layouts.ts";

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

function blockHtml(block: Block): string {
  switch (block.kind) {
    case "text": {
      const text = block.bold ? `<b>${escaped(block.text)}</b>` : escaped(block.text);
      return `<p class="${block.gap ? "gap" : ""}">${text}</p>`;
    }
    case "item":
      return `<li>${escaped(block.text)}</li>`;
    case "split":
      return `<p class="split ${block.gap ? "gap" : ""}"><b>${escaped(block.left)}</b><span>${escaped(block.right)}</span></p>`;
    case "beside": {
      const lines = block.lines.map(
        (text, i) => `<p>${i === 0 ? `<b>${escaped(text)}</b>` : escaped(text)}</p>`,
      );
      const items = block.items.map((text) => `<li>${escaped(text)}</li>`).join("");
      return `<div class="beside"><div>${escaped(block.left)}</div><div>${lines.join("")}${items ? `<ul>${items}</ul>` : ""}</div></div>`;
    }
  }
}

function blocksHtml(blocks: readonly Block[]): string {
  return blocks
    .map(blockHtml)
    .join("\n")
    .replace(/(?:<li>.*<\/li>\n?)+/g, "<ul>$&</ul>");
}

function headingText(heading: string, layout: Layout): string {
  if (layout.heading === "spaced") return [...heading.toUpperCase()].join(" ");
  return layout.heading === "capitals" ? heading.toUpperCase() : heading;
}

function sectionHtml(section: Section, layout: Layout): string {
  const heading =
    layout.heading === "none" ? "" : `<h2>${escaped(headingText(section.heading, layout))}</h2>`;
  return `<section>${heading}${blocksHtml(section.blocks)}</section>`;
}

function tableHtml(sections: readonly Section[], layout: Layout): string {
  const rows = sections.map(
    ({ heading, blocks }) =>
      `<tr><th>${escaped(headingText(heading, layout))}</th><td>${blocksHtml(blocks)}</td></tr>`,
  );
  return `<table>${rows.join("")}</table>`;
}

const sideNames = new Set<Section["name"]>(["skills", "languages", "licences", "interests"]);

function bodyHtml(content: Content, layout: Layout): string {
  const contact = content.contact.map((line) => `<p>${escaped(line)}</p>`).join("");
  const name = `<h1>${escaped(content.name)}</h1><p class="headline">${escaped(content.headline)}</p>`;
  const html = (sections: readonly Section[]) =>
    sections.map((section) => sectionHtml(section, layout)).join("");
  const side = content.sections.filter(({ name }) => sideNames.has(name));
  const main = content.sections.filter(({ name }) => !sideNames.has(name));
  const aside = `<aside><h2>${layout.heading === "capitals" ? "CONTACT" : "Contact"}</h2>${contact}${html(side)}</aside>`;
  switch (layout.frame) {
    case "columns":
      return `<header>${name}${contact}</header><div class="cols"><div>${html(main)}</div><div>${html(side)}</div></div>`;
    case "left":
    case "linkedin":
      return `<div class="${layout.frame}">${aside}<main>${name}${html(main)}</main></div>`;
    case "right":
      return `<div class="right"><main>${name}${html(main)}</main>${aside}</div>`;
    case "table":
      return `<header>${name}${contact}</header>${tableHtml(content.sections, layout)}`;
    case "band":
      return `<header class="band">${name}${contact}</header>${html(content.sections)}`;
    case "boxes":
      return `<div class="box">${contact}</div>${name}${html(content.sections)}`;
    default:
      return `<header>${name}${layout.frame === "running" ? "" : contact}</header>${html(content.sections)}`;
  }
}

function styles(layout: Layout): string {
  const font = layout.font === "serif" ? "Liberation Serif" : "Liberation Sans";
  return `
  * { margin: 0; box-sizing: border-box; }
  body { font: ${layout.pages ? "12pt/1.7" : "10pt/1.35"} "${font}"; color: #222; }
  h1 { font-size: 22pt; } .headline { font-size: 12pt; }
  h2 { font-size: 12.5pt; margin: 14pt 0 4pt; ${layout.heading === "small-caps" ? "font-variant: small-caps;" : ""} ${layout.heading === "ruled" ? "border-bottom: 1pt solid #888;" : ""} ${layout.heading === "spaced" ? "letter-spacing: 2pt;" : ""} }
  .gap { margin-top: 7pt; } .split { display: flex; justify-content: space-between; gap: 12pt; }
  ul { padding-left: 14pt; }
  .beside { display: grid; grid-template-columns: 110pt 1fr; gap: 10pt; margin-top: 5pt; }
  .cols { display: grid; grid-template-columns: 1.7fr 1fr; gap: 26pt; }
  .left, .linkedin { display: grid; grid-template-columns: 150pt 1fr; gap: 22pt; }
  .right { display: grid; grid-template-columns: 1fr 150pt; gap: 22pt; }
  aside { background: #eef1f5; padding: 10pt; overflow-wrap: anywhere; }
  .linkedin aside { background: #293e49; color: #fff; }
  table { width: 100%; border-collapse: collapse; } th { width: 95pt; text-align: left; }
  td, th { border: 0.6pt solid #999; padding: 5pt; vertical-align: top; }
  .band { background: #1d3557; color: #fff; padding: 14pt; }
  .box { position: absolute; right: 0; top: 0; border: 1pt solid #444; padding: 6pt; }
  `;
}

/** The CV as a page for the browser to print. */
export function pageHtml(content: Content, layout: Layout): string {
  return `<!doctype html><meta charset="utf-8"><title>CV</title><style>${styles(layout)}</style>${bodyHtml(content, layout)}`;
}

/** Head and foot of each page, in the browser's own form. */
export function runningHtml(content: Content, layout: Layout): { head: string; foot: string } {
  const text = (inner: string) =>
    `<div style="font-size:8pt;width:100%;text-align:center">${inner}</div>`;
  return {
    head: layout.frame === "running" ? text(escaped(content.contact.join(" | "))) : "<span></span>",
    foot: layout.pages
      ? text('Page <span class="pageNumber"></span> of <span class="totalPages"></span>')
      : "<span></span>",
  };
}
