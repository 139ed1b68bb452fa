import { expect, it } from "vitest";
import { heldPostsOf } from "./held-posts.ts";

const said = (line: string, current = true) => heldPostsOf(line, current).map(({ text }) => text);

it.each([
  [
    "Placement supervisor for second year student nurses; have signed off 12",
    "am a placement supervisor for second year student nurses",
  ],
  ["Deputy to the designated safeguarding lead.", "am deputy to the designated safeguarding lead"],
])("%s", (line, text) => expect(said(line)).toEqual([text]));

it("is told of the past where the role is over", () =>
  expect(said("Member of the group that brought in the new rooms", false)).toEqual([
    "was a member of the group that brought in the new rooms",
  ]));

it.each(["Sole nurse on site three days a week", "Cleaner for two floors of the school", "Mentor"])(
  "%s is left alone",
  (line) => expect(said(line)).toEqual([]),
);
