import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { useEffect, useEffectEvent } from "react";
import { sessionKey, useRest } from "../../lib/api.tsx";
import { refresh } from "../../lib/refresh.ts";
import { trpc } from "../../lib/trpc.ts";
import { historyPage, historyStats } from "./history-item.ts";

/** What of the history is looked at; empty texts stand for everything. */
export type HistoryFilter = { search: string; status: string; page: number };

/** Where no WebSocket reaches the server, as often it is looked whether an analysis has finished elsewhere. */
const lookAgainMs = 30_000;

const following = {
  retry: 1,
  networkMode: "always",
  refetchOnWindowFocus: true,
} as const;

/** (spec) ten rows a page. */
const rowsPerPage = 10;

export function useHistoryPage({ search, status, page }: HistoryFilter) {
  const rest = useRest();
  const query = new URLSearchParams({ page: String(page), per_page: String(rowsPerPage) });
  if (search !== "") query.set("search", search);
  if (status !== "") query.set("status", status);
  return useQuery({
    queryKey: ["dashboard", "history", search, status, page],
    queryFn: () => rest.get(`/dashboard/api/history?${query}`, historyPage),
    placeholderData: keepPreviousData,
    ...following,
  });
}

export function useHistoryStats() {
  const rest = useRest();
  return useQuery({
    queryKey: ["dashboard", "stats"],
    queryFn: () => rest.get("/dashboard/api/stats", historyStats),
    ...following,
  });
}

/** As many as a chart can show apart. */
const newestScores = 50;

/** The newest completed analyses, newest first. */
export function useNewestCompleted() {
  const rest = useRest();
  return useQuery({
    queryKey: ["dashboard", "completed"],
    queryFn: () =>
      rest.get(`/dashboard/api/history?per_page=${newestScores}&status=completed`, historyPage),
    ...following,
  });
}

/** How much of today's number of analyses is left. */
export function usePlanUse() {
  return trpc.plan.use.useQuery(undefined, following);
}

/** After a change: everything of the dashboard is read anew. */
export function useReadAnew(): () => void {
  const queryClient = useQueryClient();
  return () => void refresh(queryClient, ["dashboard"]);
}

/** Keeps the dashboard up to date with what happens in other tabs and on other devices. */
export function useHistoryChanges(): void {
  const queryClient = useQueryClient();
  const readLists = useReadAnew();
  function readAnew() {
    readLists();
    void refresh(queryClient, getQueryKey(trpc.plan.use));
    // The plan may be another: paid for a moment ago, or given.
    void refresh(queryClient, sessionKey);
  }
  const { status } = trpc.history.changes.useSubscription(undefined, { onData: readAnew });
  const look = useEffectEvent(readAnew);
  const isTold = status === "pending";
  useEffect(() => {
    if (isTold) return;
    const timer = setInterval(() => look(), lookAgainMs);
    return () => clearInterval(timer);
  }, [isTold]);
}
