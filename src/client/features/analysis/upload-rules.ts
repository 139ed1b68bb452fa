import {
  allowedExtensions,
  allowedMimeTypes,
  maxCvCharacters,
  maxCvFileBytes,
  maxJobCharacters,
} from "../../../shared/limits.ts";
import { texts } from "../../../shared/texts.ts";
import { formatNumber } from "../../lib/format.ts";

function isOneOf(list: readonly string[], value: string): boolean {
  return list.includes(value);
}

/** Why a file cannot be a CV, as a sentence; null when it can. A browser may know no type: "" passes. */
export function refusalOfFile(file: { name: string; size: number; type: string }): string | null {
  const dot = file.name.lastIndexOf(".");
  const extension = dot < 0 ? "" : file.name.slice(dot + 1).toLowerCase();
  if (!isOneOf(allowedExtensions, extension)) return texts.fileTypeNotAllowed;
  if (file.size > maxCvFileBytes) return texts.fileTooLarge;
  const type = (file.type.split(";")[0] ?? "").trim().toLowerCase();
  if (type !== "" && !isOneOf(allowedMimeTypes, type)) return texts.fileFormatNotAllowed;
  return null;
}

function refusalOfLength(what: string, length: number, limit: number): string | null {
  if (length <= limit) return null;
  return `${what} is too long: ${formatNumber(length)} characters. The limit is ${formatNumber(limit)}.`;
}

export function refusalOfCvText(text: string): string | null {
  return refusalOfLength("Your CV text", text.length, maxCvCharacters);
}

export function refusalOfJobText(text: string): string | null {
  return refusalOfLength("The job description", text.length, maxJobCharacters);
}
