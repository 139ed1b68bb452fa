import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename, extname } from "node:path";
import { promisify } from "node:util";
import { getDocumentProxy } from "unpdf";
import { openZip } from "../src/server/extraction/docx/zip.ts";
import type { Extractor } from "../src/server/extraction/extractor.ts";
import { countTokens } from "./count-tokens.ts";
import type { Comparison } from "./measure.ts";

const run = promisify(execFile);
const pdfGoal = { ratio: 1.5 };

/** Whether `pdftotext` is on this machine. */
export function hasPdftotext(): Promise<boolean> {
  return run("pdftotext", ["-v"]).then(
    () => true,
    () => false,
  );
}

/** What `pdftotext` writes of a file, in a process of its own. */
export async function plainText(file: string): Promise<string> {
  return (await run("pdftotext", [file, "-"])).stdout;
}

/** Reading one file through the worker, as the server does, against a plain way to get at its words. */
export function extractionRow(file: string, extractor: Extractor, pdftotext: boolean): Comparison {
  const bytes = new Uint8Array(readFileSync(file));
  const name = basename(file);
  return {
    name: `extract ${name}`,
    subject: () => extractor.extract({ name, mimeType: null, bytes }),
    ...plainReading(file, bytes, pdftotext),
  };
}

function plainReading(
  file: string,
  bytes: Uint8Array,
  pdftotext: boolean,
): Pick<Comparison, "reference" | "against" | "goal"> {
  const type = extname(file);
  if (type === ".pdf" && pdftotext) {
    return { reference: () => plainText(file), against: "pdftotext", goal: pdfGoal };
  }
  if (type === ".pdf") {
    return { reference: () => bareText(bytes), against: "bare pdf.js text", goal: {} };
  }
  if (type === ".docx") {
    return {
      reference: () => countTokens(decode(openZip(bytes).read("word/document.xml"))),
      against: "unzip and count words",
      goal: {},
    };
  }
  return {
    reference: () => countTokens(decode(bytes)),
    against: "decode and count words",
    goal: {},
  };
}

function decode(bytes: Uint8Array | undefined): string {
  return Buffer.from(bytes ?? []).toString("latin1");
}

async function bareText(bytes: Uint8Array): Promise<string[]> {
  const document = await getDocumentProxy(bytes.slice());
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.map((item) => ("str" in item ? item.str : "")).join(" "));
  }
  await document.loadingTask.destroy();
  return pages;
}
