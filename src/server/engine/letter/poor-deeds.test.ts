import { expect, it } from "vitest";
import { isPoorDeed } from "./poor-deeds.ts";

it.each([
  "do not talk about the pupils at home",
  "worked the rota for three years and liked it",
  "stayed late in April, no complaint",
  "keep a chart of me against the rest",
  "work hard",
  "wrote the forms and booked the lot",
  "have set up that booth",
  "did 17 last year",
  "taught a little pottery on the second one",
  "sit next to Maud, who draws the patterns",
  "carry it up the stairs",
  "have to know the rules about fences",
  "have had to turn two away, and we still talk",
  "drew 12 such maps",
  "work to the plan and will not go beyond it",
  "had two days off sick in six years",
  "have been shouted at over the fence",
  "picked up what I know about clay there",
  "sat the museum's two-day course",
  "redid the hall twice and only two guests left",
])("I %s: better left unsaid", (deed) => expect(isPoorDeed(deed)).toBe(true));

it.each([
  "assess and dress wounds",
  "trained 12 volunteers",
  "wrote the rota for ten people",
  "draft the leases myself",
  "sort the monthly tables myself from four ledgers",
  "check all orders, and those of the trainees",
])("I %s: worth telling", (deed) => expect(isPoorDeed(deed)).toBe(false));
