import { expect, it } from "vitest";
import { askedPhrase } from "./asked-phrase.ts";

it.each([
  ["Experience of running a pastry section", "running a pastry section", true],
  ["At least three years' experience of pricing small works (E, A/I)", "pricing small works", true],
  ["Able to mark out and cut sheet metal", "marking out and cutting sheet metal", true],
  ["Ability to plan menus for large parties", "planning menus for large parties", true],
  ["Sound knowledge of lifting regulations", "lifting regulations", true],
  ["Volunteer management", "volunteer management", false],
  ["Planning routes to keep mileage within the limits", "planning routes", true],
  ["Worked with oak, ash and elm", "working with oak, ash and elm", true],
])("%s asks for experience of %s", (demand, text, isDeed) =>
  expect(askedPhrase(demand, false)).toEqual({ text, isDeed }),
);

it.each([
  "A full driving licence",
  "Degree in botany or a related subject",
  "A calm manner and a sense of humour",
  "Willingness to work some weekends",
  "Plan seasonal, occasional, sick, maternity, paternity, adoption and bereavement cover in full",
  "Your own transport",
])("%s names no work", (demand) => expect(askedPhrase(demand, false)).toBeNull());
