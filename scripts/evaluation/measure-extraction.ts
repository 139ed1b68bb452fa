import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { createExtractor } from "../../src/server/extraction/extractor.ts";
import type { Measure } from "./data.ts";
import { bestAgreement, type Figures, referenceTexts } from "./reading-comparison.ts";
import { mean } from "./statistics.ts";

const group = "text of CV files";

async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  return names
    .filter((name) => /\.(?:pdf|docx?|rtf|txt)$/i.test(name))
    .sort()
    .map((name) => join(folder, name));
}

/** Words and their order, against the reference readers on this machine (those that are missing are left out). */
export async function measureExtraction(folder: string): Promise<Measure[]> {
  const extractor = createExtractor({ threads: 1 });
  const files = [
    ...(await filesIn(join(folder, "cv_files"))),
    ...(await filesIn(join(folder, "livecareer", "pdf"))),
  ];
  const figures: Figures[] = [];
  for (const file of files) {
    const bytes = new Uint8Array(await readFile(file));
    const { text, layout } = await extractor.extract({
      name: basename(file),
      mimeType: null,
      bytes,
    });
    const best = layout.scanned ? undefined : bestAgreement(text, await referenceTexts(file));
    if (best) figures.push(best);
  }
  await extractor.close();
  const of = `${figures.length} files, the reference that agrees best`;
  const share = (name: "recall" | "precision" | "order") => mean(figures.map((one) => one[name]));
  return [
    { group, what: "words, recall", value: share("recall"), goal: 0.99, of },
    { group, what: "words, precision", value: share("precision"), of },
    { group, what: "reading order", value: share("order"), goal: 0.95, of },
  ];
}
