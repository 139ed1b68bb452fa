import { looksLikeJobTitle } from "../vocabulary/job-titles.ts";

/** Whether words within a sentence name a post: there they stand without the capitals that tell a title. */
export const namesPost = (text: string) =>
  looksLikeJobTitle(text.replace(/(?<=^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase()));
