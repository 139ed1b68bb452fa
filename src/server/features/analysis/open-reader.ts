import { type LearnedReader, openLearnedReader } from "../../engine/reader/learned-reader.ts";
import { readReaderFiles } from "./reader-files.ts";

/** Opens the learned reader of models/, for one thread. */
export const openReader = (): Promise<LearnedReader> => openLearnedReader(readReaderFiles());
