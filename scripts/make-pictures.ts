import { readFile, writeFile } from "node:fs/promises";
import { chromium, type Page } from "@playwright/test";
import { browserLaunch } from "../e2e/browser.ts";

/** Draws the pictures in public/ that have to be PNG: the card other sites show of a link, and the icons. */

const root = new URL("../", import.meta.url);
const inRoot = (path: string) => new URL(path, root);

async function fontFace(family: string, path: string): Promise<string> {
  const font = await readFile(inRoot(`node_modules/@fontsource-variable/${path}`), "base64");
  return `@font-face { font-family: "${family}"; font-weight: 200 900;
    src: url(data:font/woff2;base64,${font}) format("woff2"); }`;
}

const demands = [
  { word: "Met", colour: "#14602f", text: "Proven experience of SEO" },
  { word: "Met", colour: "#14602f", text: "Managing people" },
  { word: "Missing", colour: "#98231a", text: "A CIM qualification" },
];

/** 1200 × 630, the size every site takes. Legible when it is shown small. */
async function cardHtml(icon: string): Promise<string> {
  const rows = demands.map(
    ({ word, colour, text }) =>
      `<li><b style="color:${colour}">${word}</b><span>${text}</span></li>`,
  );
  return `<style>
    ${await fontFace("Sans", "inter/files/inter-latin-wght-normal.woff2")}
    ${await fontFace("Headings", "source-serif-4/files/source-serif-4-latin-wght-normal.woff2")}
    * { box-sizing: border-box; margin: 0; }
    body { width: 1200px; height: 630px; padding: 72px; background: #faf8f3; color: #15211e;
      font-family: Sans; display: grid; grid-template-columns: 1fr 440px; gap: 64px; align-items: center; }
    .mark { display: flex; align-items: center; gap: 18px; font: 600 40px Headings; letter-spacing: -0.02em; }
    .mark svg { width: 56px; height: 56px; }
    h1 { margin-top: 48px; font: 600 76px/1.08 Headings; letter-spacing: -0.025em; }
    p { margin-top: 32px; font-size: 28px; line-height: 1.4; color: #43504c; }
    ul { list-style: none; padding: 12px 36px; background: #fff; border: 1px solid #e3ddd1; border-radius: 20px;
      box-shadow: 0 24px 60px -24px rgb(21 33 30 / .25); }
    li { padding: 28px 0; border-top: 1px solid #e3ddd1; }
    li:first-child { border: 0; }
    b { display: block; font-size: 22px; font-weight: 650; }
    span { display: block; margin-top: 8px; font-size: 28px; font-weight: 500; }
  </style>
  <div><div class="mark">${icon}Shortlisted</div>
    <h1>Know where your CV stands before they do.</h1>
    <p>Every demand of the job, one by one, in your CV’s own words.</p></div>
  <ul>${rows.join("")}</ul>`;
}

async function draw(page: Page, html: string, size: [number, number], file: string): Promise<void> {
  const [width, height] = size;
  await page.setViewportSize({ width, height });
  await page.setContent(`<!doctype html><meta charset="utf-8">${html}`);
  await page.evaluate(() => document.fonts.ready.then(() => null));
  const png = await page.screenshot({ omitBackground: true });
  await writeFile(inRoot(`public/${file}`), png);
  console.log(`public/${file}: ${Math.round(png.length / 1024)} kB`);
}

const browser = await chromium.launch(await browserLaunch());
const page = await browser.newPage();
const icon = await readFile(inRoot("public/favicon.svg"), "utf8");
const square = (px: number, look: string) =>
  `<style>* { margin: 0 } svg { display: block; width: ${px}px; height: ${px}px } ${look}</style>${icon}`;
await draw(page, await cardHtml(icon), [1200, 630], "social-card.png");
await draw(page, square(48, ""), [48, 48], "favicon.png");
// A telephone rounds the corners itself.
await draw(page, square(180, "body { background: #0b6b58 }"), [180, 180], "apple-touch-icon.png");
await browser.close();
