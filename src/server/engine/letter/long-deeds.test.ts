import { expect, it } from "vitest";
import { clausesOf } from "./clauses.ts";

const said = (line: string, current = true) => clausesOf(line, current).map(({ text }) => text);

it.each([
  [
    "Lay new drains for kitchens and wash rooms, usually in cafes where the owner is trading there while we dig, so I put the boards down early and keep the trench open for as short a time as can be managed.",
    "lay new drains for kitchens and wash rooms",
  ],
  [
    "Won £88,000 in 2024 against a goal of £70,000, and have beaten my goal in four of five years.",
    "won £88,000 in 2024 against a goal of £70,000",
  ],
  [
    "Prepare tenancy papers and rent notices for the partner to sign; some 90 tenancies have gone through my office",
    "prepare tenancy papers and rent notices for the partner to sign",
  ],
  [
    "I help lodgers cook, do their ironing, look after their keys and go out to the market.",
    "help lodgers cook, do their ironing, look after their keys and go out to the market",
  ],
  [
    "Support volunteers through long nights, and plan breaks with cooks, drivers and marshals.",
    "support volunteers through long nights, and plan breaks with cooks, drivers and marshals",
  ],
  [
    "I book meetings and sort out muddles in the surveyors' Outlook calendars.",
    "book meetings and sort out muddles in the surveyors' Outlook calendars",
  ],
  [
    "Check the moorings and the lights along the quay when we have a storm coming in",
    "check the moorings and the lights along the quay",
  ],
])("%s is told as far as a sentence bears it", (line, clause) =>
  expect(said(line)).toEqual([clause]),
);

it.each([
  [
    "Went by ferry and on foot to nine farms a week",
    "went by ferry and on foot to nine farms a week",
  ],
  [
    "Passed my crane test here in 2019 and used it daily",
    "passed my crane test there in 2019 and used it daily",
  ],
])("%s is a deed of a post that is over", (line, clause) =>
  expect(said(line, false)).toEqual([clause]),
);

it("says of a shift that is part of no deed nothing", () => {
  expect(said("Sorting and stacking parcels, night shift", false).join()).not.toContain("shift");
});

it("tells what came of a deed without the word that joined it", () => {
  expect(
    said("Rewrote the leaflets around what walkers ask, and bookings rose by 31% in a year"),
  ).toEqual(["rewrote the leaflets around what walkers ask; bookings rose by 31% in a year"]);
});

it.each([
  "Trained fire warden since 2019",
  "Each parcel is opened by me on Ledgerline, our stock system, and I tick off its stages there",
])("%s tells of no deed that stands alone", (line) => expect(said(line)).toEqual([]));

it("keeps a count with what is counted", () => {
  expect(said("Audio typing of reports, minutes and briefs, about 30 tapes a day")).toEqual([
    "audio typing of reports, minutes and briefs (about 30 tapes a day)",
  ]);
});

it.each([
  [
    "Wrote eleven Stage 2 flood studies for mills and yards, with a drainage plan in each",
    "wrote eleven Stage 2 flood studies for mills and yards, with a drainage plan in each",
  ],
  [
    "Carry out some 900 lamp checks a year on a patch of halls, yards and two piers, each ending with a log filled in and checked on the tablet before I go.",
    "carry out some 900 lamp checks a year on a patch of halls, yards and two piers",
  ],
  [
    "Share the spring sowing with the owner, nights included",
    "share the spring sowing with the owner",
  ],
  [
    "Visit 14 allotments with sheds, ponds and hives in the villages",
    "visit 14 allotments with sheds, ponds and hives in the villages",
  ],
  [
    "Complete about 30 Child and Family Reviews a year on the borough's system",
    "complete about 30 Child and Family Reviews a year on the borough's system",
  ],
  [
    "Keep a ledger of who has paid what and send out the receipts",
    "keep a ledger of who has paid what and send out the receipts",
  ],
])("%s is told before the comma behind which it does not read on", (line, clause) =>
  expect(said(line)).toEqual([clause]),
);

it("joins no deed of then to one of now", () => {
  expect(said("Run the stall on Sundays and trialled LinkedIn notices to growers")).toEqual([]);
});

it("takes no place on a list for a deed", () => {
  expect(clausesOf("On the one-in-six weekend call list throughout", true, "now")).toEqual([]);
});

it("does not cut a row in its middle", () => {
  expect(said("Sell apples, pears, plums, which we have")).toEqual([]);
});
