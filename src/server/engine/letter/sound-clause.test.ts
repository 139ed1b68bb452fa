import { expect, it } from "vitest";
import { soundClause } from "./sound-clause.ts";

const told = (text: string) =>
  soundClause({ form: "finite", present: true, text, words: text.split(" ").length }).map(
    (clause) => clause.text,
  );

it.each([
  ["update the site (new pages, codes), and write the blog", "update the site, and write the blog"],
  ["have run a test of two letters, 4,000 each arm", "have run a test of two letters"],
  ["coordinate cycle counts and reconcile stock ledger", "coordinate cycle counts"],
  ["have supervised two students and review ten requests a week", "have supervised two students"],
  [
    "obtained the approval from the regulator, run change control, and am assembling the file",
    "obtained the approval from the regulator",
  ],
  ["introduced a new rota; which cut the overtime", "introduced a new rota"],
  [
    "have briefed the chief officer in person throughout",
    "have briefed the chief officer in person",
  ],
])("%s: as far as one would write it", (text, clause) => expect(told(text)).toEqual([clause]));

it.each([
  "drive New Holland T6 and Merlo telehandler daily",
  "plan my own breaks around the 9 / 10 hr limit",
  "order raised in the ledger",
  "have thanked by name in forty replies",
  "joined as a trainee at 20",
  "work with eleven others across two shifts",
])("%s: left out", (text) => expect(told(text)).toEqual([]));

it.each([
  "reconcile the stock ledger and check the counts every month",
  "fill in the forms, check the seals and sign the drivers out",
  "helped patients to wash, dress and get back to work",
  "led the project by asking the people who do the work",
  "manage water, waste and energy for three sites",
  "present to the trustees every quarter, using one page and no jargon",
])("%s: said as it stands", (text) => expect(told(text)).toEqual([text]));
