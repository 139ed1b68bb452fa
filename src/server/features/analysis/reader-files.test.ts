import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { temporaryFolder } from "../../../../test/temporary-folder.ts";
import { readReaderFiles } from "./reader-files.ts";

const contents: Record<string, string> = {
  "reader.onnx": "weights",
  "tokenizer.json": '{"model":{}}',
  "judge.json": '{"features":[]}',
};
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

let temporary: Awaited<ReturnType<typeof temporaryFolder>>;
let folder: string;
const at = (name: string) => join(folder, name);

beforeEach(async () => {
  temporary = await temporaryFolder();
  folder = temporary.path;
  const files = Object.fromEntries(
    Object.entries(contents).map(([name, text]) => [name, sha256(text)]),
  );
  for (const [name, text] of Object.entries(contents)) writeFileSync(at(name), text);
  writeFileSync(at("manifest.json"), JSON.stringify({ files }));
});
afterEach(() => temporary.remove());

/** What a start says that fails on it. */
function complaint(): string {
  try {
    readReaderFiles(folder);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return "";
}

describe("the reader's files", () => {
  it("are read where they are whole", () => {
    expect(readReaderFiles(folder)).toEqual({
      weights: Buffer.from("weights"),
      tokenizer: { model: {} },
      judge: { features: [] },
    });
  });

  it.each(Object.keys(contents))("without %s are refused in one line that names it", (name) => {
    rmSync(at(name));
    expect(complaint()).toBe(`models/${name} is missing: restore it from the repository.`);
  });

  it.each(Object.keys(contents))(
    "with another %s are refused in one line that names it",
    (name) => {
      writeFileSync(at(name), `${readFileSync(at(name), "utf8")} `);
      expect(complaint()).toBe(`models/${name} is damaged: restore it from the repository.`);
    },
  );

  it.each([
    ["no manifest", null],
    ["a manifest that is no JSON", "{"],
    ["a manifest without files", "{}"],
    ["a manifest of other things", '{"files":["reader.onnx"]}'],
  ])("with %s are refused in one line", (_, text) => {
    if (text === null) rmSync(at("manifest.json"));
    else writeFileSync(at("manifest.json"), text);
    expect(complaint()).toBe(
      "models/manifest.json is missing or damaged: restore it from the repository.",
    );
  });

  it("are refused where the manifest does not name one of them", () => {
    writeFileSync(at("manifest.json"), JSON.stringify({ files: {} }));
    expect(complaint()).toBe("models/reader.onnx is damaged: restore it from the repository.");
  });

  it("of the repository are whole", () => {
    expect(readReaderFiles().weights.length).toBeGreaterThan(1_000_000);
  });
});
