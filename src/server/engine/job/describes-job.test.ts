import { expect, it } from "vitest";
import { describesJob } from "./describes-job.ts";

it.each([
  "hello",
  "Hello, World!",
  "test test",
  "asdf asdf",
  "1234",
  "Lorem ipsum dolor sit amet",
  "job description",
  "My CV is attached, please check it",
  "https://example.com/jobs/1234",
])("finds no job in %j", (text) => expect(describesJob(text)).toBe(false));

it.each([
  "Accounts Assistant. Essential: Sage 50, two years of purchase ledger.",
  "Accounts Assistant",
  "Nurse",
  "Python",
  "Staff nurse wanted",
  "Developer wanted",
  "Forklift licence",
  "You must be able to lift 25 kg",
  "Wanted: cleaner, 3 mornings a week, Harrogate. Call Jean 01423 000000",
  "We are looking for somebody to join us in the shop at weekends. Apply now.",
  "Kellner gesucht",
])("finds a job in %j", (text) => expect(describesJob(text)).toBe(true));
