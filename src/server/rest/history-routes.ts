import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { done, exportedAnalysis, historyList } from "../../shared/api-answers.ts";
import { historyPage, historyQuery, historyStats } from "../../shared/history.ts";
import type { Deps } from "../deps.ts";
import {
  deleteFromHistory,
  listHistory,
  readHistoryPage,
  readHistoryStats,
  readReport,
} from "../features/history/service.ts";
import { defineCall, serve } from "./call.ts";
import { sendWithTag } from "./entity-tag.ts";

const of = { group: "History", caller: "account" } as const;
const rowParams = z.object({ id: z.string() });
const given = z.string().optional();

const all = defineCall({
  ...of,
  id: "listAnalyses",
  method: "GET",
  path: "/api/analysis/history",
  summary: "The analyses of the account, newest first",
  about:
    "All of them; with `page` or `per_page` one page, and the answer then says `page`, `pages`, `per_page` and `total` too.",
  query: z.object({ page: given, per_page: given }).catch({}),
  answer: historyList,
  tagged: true,
});

const stats = defineCall({
  ...of,
  id: "getHistoryStats",
  method: "GET",
  path: "/dashboard/api/stats",
  summary: "Figures over the history",
  answer: historyStats,
});

const page = defineCall({
  ...of,
  id: "searchHistory",
  method: "GET",
  path: "/dashboard/api/history",
  summary: "One page of the history, newest first",
  about:
    "`search` looks in role, company and file name. What is no page, size or status counts as not given; a page beyond the " +
    "last is the last.",
  query: historyQuery,
  answer: historyPage,
  tagged: true,
});

const remove = defineCall({
  ...of,
  id: "deleteAnalysis",
  method: "DELETE",
  path: "/dashboard/api/analysis/{id}",
  summary: "Delete an analysis from the history",
  params: rowParams,
  answer: done,
  refusals: ["not_found"],
});

const take = defineCall({
  ...of,
  id: "exportAnalysis",
  method: "GET",
  path: "/dashboard/api/export/{id}",
  summary: "One analysis with its report, as a file",
  params: rowParams,
  answer: exportedAnalysis,
  tagged: true,
  refusals: ["not_found"],
});

export const historyCalls = [all, stats, page, remove, take];

export function registerHistoryRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, all, async ({ request, query }) => {
    const isPaged = query.page !== undefined || query.per_page !== undefined;
    if (isPaged) return readHistoryPage(deps, request.owner, historyQuery.parse(query));
    return { analyses: await listHistory(deps, request.owner) };
  });

  serve(app, stats, ({ request }) => readHistoryStats(deps, request.owner));

  serve(app, page, ({ request, query }) => readHistoryPage(deps, request.owner, query));

  serve(app, remove, async ({ request, params }) => {
    await deleteFromHistory(deps, request.owner, params.id);
    return { success: true };
  });

  serve(app, take, async ({ request, reply, params }) => {
    const report = await readReport(deps, request.owner, params.id);
    reply.header("content-disposition", `attachment; filename="analysis_${report.id}.json"`);
    sendWithTag(request, reply, `${JSON.stringify(report, null, 2)}\n`);
    return null;
  });
}
