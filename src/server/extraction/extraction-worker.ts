import type { ExtractedDocument } from "../../shared/document.ts";
import { AppError, type ErrorCode } from "../../shared/errors.ts";
import type { CvFile } from "./cv-file.ts";
import { boundRanges } from "./pdf/bounded-ranges.ts";
import { installStandIns } from "./pdf/stand-ins.ts";
import { readFile } from "./read-file.ts";
import { refusals } from "./refusals.ts";

boundRanges();
installStandIns();
// Of some damaged files pdf.js leaves a rejection that nobody waits for, when the file is answered already. It would
// end the thread, and with it the file somebody else has sent next.
process.on("unhandledRejection", () => undefined);

/** What crosses back from the thread: classes of errors would not survive the way. */
export type WorkerAnswer =
  | { document: ExtractedDocument }
  | { refusal: { code: Exclude<ErrorCode, "validation_failed">; text: string } };

/** Runs in a worker thread: reads one file. Never throws. */
export default async function read(file: CvFile): Promise<WorkerAnswer> {
  try {
    return { document: await readFile(file) };
  } catch (error) {
    // No form is read here, so nothing can be wrong with one.
    if (error instanceof AppError && error.code !== "validation_failed") {
      return { refusal: { code: error.code, text: error.message } };
    }
    // A reader tripping over a file means the file is not as it should be.
    return { refusal: { code: "file_corrupt", text: refusals.corrupt } };
  }
}
