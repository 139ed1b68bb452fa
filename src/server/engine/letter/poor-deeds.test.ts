import { expect, it } from "vitest";
import { isPoorDeed } from "./poor-deeds.ts";

it.each([
  "do not talk about the pupils at home",
  "worked the rota for three years and liked it",
  "stayed late in April, no complaint",
  "keep a chart of me against the rest",
  "work hard",
])("I %s: better left unsaid", (deed) => expect(isPoorDeed(deed)).toBe(true));

it.each(["assess and dress wounds", "trained 12 volunteers", "wrote the rota for ten people"])(
  "I %s: worth telling",
  (deed) => expect(isPoorDeed(deed)).toBe(false),
);
