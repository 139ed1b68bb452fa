import { parseJob } from "./parse-job.ts";

/** What tests compare of an advertisement as it was read. */

export const demandTexts = (ad: string): string[] => parseJob(ad).demands.map(({ text }) => text);

/** "required: A clean licence". */
export const weighedDemands = (ad: string): string[] =>
  parseJob(ad).demands.map(({ text, importance }) => `${importance}: ${text}`);

/** The same, where a task is no demand: "duty: Driving the van". */
export const weighedOrDuties = (ad: string): string[] =>
  parseJob(ad).demands.map(
    ({ text, importance, responsibility }) => `${responsibility ? "duty" : importance}: ${text}`,
  );

/** What is asked of the applicant, without the tasks of the post. */
export const askedDemands = (ad: string) =>
  parseJob(ad).demands.filter(({ responsibility }) => !responsibility);
