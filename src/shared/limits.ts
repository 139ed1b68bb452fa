/** Sizes and times both sides know. The specification gives those marked (spec); the others are ours. */

/** (spec) 10 MB, in bytes. */
export const maxCvFileBytes = 10 * 1024 * 1024;
/** (spec) */
export const allowedExtensions = ["pdf", "doc", "docx", "txt", "rtf"] as const;
/** (spec) */
export const allowedMimeTypes = [
  "application/pdf",
  "application/msword",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  "text/plain",
  "application/rtf",
  "text/rtf",
] as const;
/** Characters of CV text, pasted or read from a file: some 60 dense pages. */
export const maxCvCharacters = 200_000;
/** Characters of a job advertisement. */
export const maxJobCharacters = 60_000;
/** (spec) milliseconds between two polls of the results. */
export const pollIntervalMs = 2000;
/** (contract) minutes a document is held in memory after its last use. */
export const documentMinutes = 60;
