import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { ReaderFiles } from "../../engine/reader/learned-reader.ts";

/** Where the learned reader's files lie; training/ writes them. */
const models = join(import.meta.dirname, "../../../../models");

const names = { weights: "reader.onnx", tokenizer: "tokenizer.json", judge: "judge.json" } as const;

const manifest = z.object({ files: z.record(z.string(), z.string()) });

/** The bytes of a file of models/, whole as the manifest says. Throws one line a person can act on. */
function readChecked(
  folder: string,
  name: string,
  hashes: Readonly<Record<string, string>>,
): Buffer {
  let bytes: Buffer;
  try {
    bytes = readFileSync(join(folder, name));
  } catch {
    throw new Error(`models/${name} is missing: restore it from the repository.`);
  }
  const hash = createHash("sha256").update(bytes).digest("hex");
  if (hash !== hashes[name]) {
    throw new Error(`models/${name} is damaged: restore it from the repository.`);
  }
  return bytes;
}

function readHashes(folder: string): Readonly<Record<string, string>> {
  try {
    return manifest.parse(JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8"))).files;
  } catch {
    throw new Error("models/manifest.json is missing or damaged: restore it from the repository.");
  }
}

/** Reads every file of the learned reader and holds it against the manifest. Throws where one is missing or damaged. */
export function readReaderFiles(folder = models): ReaderFiles {
  const hashes = readHashes(folder);
  return {
    weights: readChecked(folder, names.weights, hashes),
    tokenizer: JSON.parse(readChecked(folder, names.tokenizer, hashes).toString("utf8")),
    judge: JSON.parse(readChecked(folder, names.judge, hashes).toString("utf8")),
  };
}
