import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { browserLaunch } from "../e2e/browser.ts";
import { type Content, contentOf } from "./cv-fixtures/content.ts";
import { type Facts, factsOf } from "./cv-fixtures/facts.ts";
import { type Layout, type LayoutName, layouts } from "./cv-fixtures/layouts.ts";
import type { Person } from "./cv-fixtures/person.ts";
import { europeanPersons } from "./cv-fixtures/persons-europe.ts";
import { ukPersons } from "./cv-fixtures/persons-uk.ts";
import { type Format, printList } from "./cv-fixtures/print-list.ts";
import { pageHtml, runningHtml } from "./cv-fixtures/print-page.ts";
import { printPlain } from "./cv-fixtures/print-plain.ts";
import { printWord } from "./cv-fixtures/print-word.ts";

/**
 * Prints the fictional CVs of test/cv-fixtures and writes what is true of them. Needs a browser and LibreOffice
 * (`soffice`); tests need neither, they read the files.
 */

const folder = new URL("../test/cv-fixtures/", import.meta.url);
const converted = ["pdf", "doc", "rtf"] as const;

type Job = { file: string; format: Format; person: Person; layout: Layout; layoutName: string };

function jobs(): Job[] {
  const persons = new Map([...ukPersons, ...europeanPersons].map((one) => [one.id, one]));
  return Object.entries(printList).flatMap(([id, listed]) => {
    const person = persons.get(id);
    if (!person) throw new Error(`no person ${id}`);
    return Object.entries(listed).flatMap(([layoutName, formats]) => {
      const layout: Layout = layouts[layoutName as LayoutName];
      return formats.map((format) => {
        const base = `${id}-${layoutName}`;
        const file = format === "print" ? `${base}-browser.pdf` : `${base}.${format}`;
        return { file, format, person, layout, layoutName };
      });
    });
  });
}

/** Different contents (only years; duties away from their jobs) need not match alike. */
function sameAsOthers({ person, layout }: Job, all: readonly Job[]): boolean {
  const plain = (one: Layout) => one.dates !== "years" && !one.functional && one.role !== "labels";
  const alike = all.filter((job) => job.person === person && plain(job.layout));
  return plain(layout) && alike.length > 1;
}

async function printPages(listed: readonly Job[]): Promise<void> {
  const browser = await chromium.launch(await browserLaunch());
  const page = await browser.newPage();
  for (const { file, person, layout } of listed) {
    const content: Content = contentOf(person, layout);
    const { head, foot } = runningHtml(content, layout);
    await page.setContent(pageHtml(content, layout));
    const bytes = await page.pdf({
      format: "A4",
      printBackground: true,
      margin: { top: "18mm", bottom: "18mm", left: "17mm", right: "17mm" },
      displayHeaderFooter: true,
      headerTemplate: head,
      footerTemplate: foot,
    });
    writeFileSync(new URL(file, folder), bytes);
  }
  await browser.close();
}

async function printDocuments(listed: readonly Job[]): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), "cv-fixtures-"));
  for (const job of listed) {
    const bytes = await printWord(contentOf(job.person, job.layout), job.layout);
    if (job.format === "docx") writeFileSync(new URL(job.file, folder), bytes);
    else writeFileSync(join(work, job.file.replace(/\.\w+$/, ".docx")), bytes);
  }
  for (const format of converted) {
    const files = listed
      .filter((job) => job.format === format)
      .map(({ file }) => join(work, file.replace(/\.\w+$/, ".docx")));
    if (files.length === 0) continue;
    execFileSync("soffice", ["--headless", "--convert-to", format, "--outdir", work, ...files]);
    for (const job of listed.filter((one) => one.format === format))
      writeFileSync(new URL(job.file, folder), readFileSync(join(work, job.file)));
  }
  rmSync(work, { recursive: true });
}

const all = jobs();
for (const { file, person, layout } of all.filter(({ format }) => format === "txt"))
  writeFileSync(new URL(file, folder), printPlain(contentOf(person, layout), layout));
await printDocuments(all.filter(({ format }) => !["txt", "print"].includes(format)));
await printPages(all.filter(({ format }) => format === "print"));
const facts: Facts[] = all.map((job) =>
  factsOf(job.file, job.person, { ...job.layout, name: job.layoutName }, sameAsOthers(job, all)),
);
writeFileSync(
  new URL("facts.jsonl", folder),
  `${facts.map((line) => JSON.stringify(line)).join("\n")}\n`,
);
console.log(`${facts.length} files`);
