import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { refresh } from "./refresh.ts";

it("reads once more what was first read while it changed", async () => {
  const queryClient = new QueryClient();
  const queryKey = ["dashboard"];
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  let reads = 0;
  const observer = new QueryObserver(queryClient, {
    queryKey,
    async queryFn() {
      reads += 1;
      const read = reads;
      await answered;
      return read;
    },
  });
  const leave = observer.subscribe(() => {});
  const refreshed = refresh(queryClient, queryKey);
  answer();
  await refreshed;
  expect(observer.getCurrentResult().data).toBe(2);
  await refresh(queryClient, queryKey);
  expect(observer.getCurrentResult().data).toBe(3);
  leave();
  queryClient.clear();
});
