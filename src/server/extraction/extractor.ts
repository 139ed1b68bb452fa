import PQueue from "p-queue";
import { Piscina } from "piscina";
import type { ExtractedDocument } from "../../shared/document.ts";
import { AppError } from "../../shared/errors.ts";
import { maxCvFileBytes } from "../../shared/limits.ts";
import { texts } from "../../shared/texts.ts";
import { type CvFile, checkNameAndType } from "./cv-file.ts";
import type { WorkerAnswer } from "./extraction-worker.ts";
import { createHeapWatch, lastHeapMegabytes } from "./heap-watch.ts";
import { refusals } from "./refusals.ts";
import { threadEnv } from "./thread-env.ts";

export type Extractor = {
  /**
   * Reads a CV file in a worker thread. A scan comes back with `layout.scanned` and empty text; see
   * `requireReadable`. Throws AppError: file_too_large, file_type_not_allowed, file_format_not_allowed,
   * file_corrupt, file_encrypted, file_empty, file_too_complex, text_too_long, cancelled.
   */
  extract(file: CvFile, signal?: AbortSignal): Promise<ExtractedDocument>;
  /** Stops the threads; what is being read is given up. */
  close(): Promise<void>;
};

/** Milliseconds one file may take, waiting for a free thread not counted. */
const timeLimit = 15_000;
/** The heap does not cover buffers: growth of the whole process is watched as well. */
const maxGrowthBytes = 600 * 1024 * 1024;
const watchInterval = 100;
/** A thread without work for so long is ended, for the 60 MB it takes; the next file starts one again. */
const idleMs = 60_000;

type Threads = Piscina<CvFile, WorkerAnswer>;

/** A pool of `threads` (default 2) that read files, the first of them started with the first file. */
export function createExtractor({ threads = 2 }: { threads?: number } = {}): Extractor {
  let opened: Threads | undefined;
  function pool(): Threads {
    opened ??= openPool(threads);
    return opened;
  }

  // The clock of a file starts when a thread is free for it.
  const queue = new PQueue({ concurrency: threads });
  const watchHeaps = createHeapWatch();
  return {
    async extract(file, signal) {
      checkSize(file.bytes);
      checkNameAndType(file);
      const answer = await queue.add(() => runLimited(pool(), watchHeaps, file, signal));
      if ("refusal" in answer) throw new AppError(answer.refusal.code, answer.refusal.text);
      return answer.document;
    },
    async close() {
      await opened?.destroy();
    },
  };
}

function openPool(threads: number): Threads {
  const pool: Threads = new Piscina({
    filename: new URL("./extraction-worker.ts", import.meta.url).href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMs,
    env: threadEnv(),
    resourceLimits: {
      maxOldGenerationSizeMb: lastHeapMegabytes,
      maxYoungGenerationSizeMb: 64,
      stackSizeMb: 4,
    },
  });
  // A thread that dies fails its task; the pool starts another. Without a listener the event would end the process.
  pool.on("error", () => undefined);
  return pool;
}

function checkSize(bytes: Uint8Array): void {
  if (bytes.length > maxCvFileBytes) throw new AppError("file_too_large", texts.fileTooLarge);
}

async function runLimited(
  pool: Threads,
  watchHeaps: ReturnType<typeof createHeapWatch>,
  file: CvFile,
  signal: AbortSignal | undefined,
): Promise<WorkerAnswer> {
  if (signal?.aborted) throw new AppError("cancelled", refusals.cancelled);
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), timeLimit);
  // What others give back meanwhile must not hide what this file takes.
  let leastBytes = process.memoryUsage.rss();
  const watch = setInterval(() => {
    const bytes = process.memoryUsage.rss();
    leastBytes = Math.min(leastBytes, bytes);
    if (bytes - leastBytes > maxGrowthBytes) limit.abort();
    watchHeaps(pool.threads);
  }, watchInterval);
  const signals = signal === undefined ? [limit.signal] : [limit.signal, signal];
  try {
    return await pool.run({ ...file }, { signal: AbortSignal.any(signals) });
  } catch {
    if (signal?.aborted) throw new AppError("cancelled", refusals.cancelled);
    // Out of time, out of memory, or the thread fell: for the person the same thing.
    throw new AppError("file_too_complex", refusals.tooComplex);
  } finally {
    clearTimeout(timer);
    clearInterval(watch);
  }
}
