import { parseJob } from "./parse-job.ts";
import { seeksSomebody } from "./sought-person.ts";

/** Whether a text tells of a job at all: it asks for something, names a skill or a post, or seeks somebody. Pure. */
export function describesJob(given: string): boolean {
  const { demands, mentions, facts, text } = parseJob(given);
  return demands.length + mentions.length > 0 || facts.title !== null || seeksSomebody(text);
}
