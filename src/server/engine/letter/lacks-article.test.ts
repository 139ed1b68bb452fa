import { expect, it } from "vitest";
import { isBareThing, lacksArticle } from "./lacks-article.ts";

it("misses the article of a thing wherever it stands", () => {
  for (const text of [
    "reconcile stock ledger",
    "directed $75M project that included three buildings",
    "restructured organisation, resourced materials and revised the plans",
    "write all records on Cerner Millennium electronic patient record",
    "kept facility stocked with supplies",
    "exceeded bank's growth targets",
    "collaborated with practice manager on policy",
    "helped patients to appeal when patient is denied cover",
    "raised sales, moving store to the top",
    "finished the work in timely fashion",
  ])
    expect(lacksArticle(text), text).toBe(true);
});

it("misses none where there is one, or none is due", () => {
  for (const text of [
    "reconcile the stock ledger",
    "directed a $75M project",
    "juggle press, funder and report deadlines",
    "write all records on the electronic patient record",
    "check deliveries from supplier to customer",
    "advised the head of department on budgets",
    "chase overdue invoices by phone and email",
    "installed three makes of heat pump",
    "drive a tractor and Merlo telehandler",
    "completed the job on site and in class",
  ])
    expect(lacksArticle(text), text).toBe(false);
});

it("knows a bare thing that work consisted of", () => {
  expect(isBareThing("Python job that shuts environments at seven")).toBe(true);
  expect(isBareThing("clinic letters for three consultants")).toBe(false);
});
