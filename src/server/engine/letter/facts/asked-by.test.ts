import { expect, it } from "vitest";
import { letterInput } from "../../../../../test/letter-pairs.ts";
import { writeLetter } from "../write-letter.ts";

const ad = `Head Gardener
Company: Lower Fold Estate

Essential
• Experience of pruning old fruit trees
• Experience of leading a garden team
• Experience of planning kitchen gardens
• Full driving licence`;

const cv = `Nell Ashby
Hexham

Experience

GARDENER, Thornley Hall, Corbridge
March 2019 - present
• Prune 140 fruit trees each winter, some of them over a century old
• Worked with a garden team of four on the long borders
• Plan coach parking for the open days
• Mow the lawns and edge the paths

Certificates
Provisional driving licence, test booked
PA1 spraying certificate, 2022`;

const { text } = writeLetter(await letterInput(cv, ad));

it("names in its opening what is asked for and shown, in the advertisement's words", () => {
  expect(text).toContain("experience of pruning old fruit trees");
});

it("claims no deed of another kind, however many words it shares", () => {
  expect(text).not.toContain("leading a garden team");
  expect(text).not.toContain("planning kitchen gardens");
});

it("holds no licence that somebody is learning for", () => {
  expect(text).not.toContain("driving licence");
});
