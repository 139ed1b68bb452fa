import { looksLikeJobTitle } from "../vocabulary/job-titles.ts";

/** "a senior nurse" names a post as "Senior Nurse" does. */
export function namesPost(text: string): boolean {
  return looksLikeJobTitle(
    text.replace(/(?<![\p{L}\p{N}])\p{Ll}/gu, (letter) => letter.toUpperCase()),
  );
}
