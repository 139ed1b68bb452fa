import { expect, it } from "vitest";
import { withArticleBehind, withArticleOfThing, withoutSlips } from "./slips.ts";

it.each([
  ["14 years experience of pumps & valves", "14 years' experience of pumps and valves"],
  ["Trained 3 apprentices, 2 of who are fitters", "Trained 3 apprentices, 2 of whom are fitters"],
  ["Liased with own team , daily", "Liaised with my own team, daily"],
  ["Ran my own shop for R&D", "Ran my own shop for R&D"],
])("%s: %s", (given, mended) => expect(withoutSlips(given)).toBe(mended));

it.each([
  ["managed team of 5", "managed a team of 5"],
  ["grew territory from £640k to £1.1m", "grew the territory from £640k to £1.1m"],
  ["led Agile project", "led an Agile project"],
  ["managed the team of 5", "managed the team of 5"],
  ["managed team members", "managed team members"],
])("%s: %s", (given, whole) => expect(withArticleOfThing(given)).toBe(whole));

it.each([
  ["contributing to design community", "contributing to the design community"],
  ["worked with sales team", "worked with the sales team"],
  ["worked for a head of department", "worked for a head of department"],
  ["wanted to plan new project", "wanted to plan new project"],
])("%s: %s", (given, whole) => expect(withArticleBehind(given)).toBe(whole));
