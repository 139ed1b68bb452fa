import { useQueryClient } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import type { TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import { type ReactNode, useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { AppRouter } from "../../../server/trpc/app-router.ts";
import { ApiProvider } from "../../lib/api.tsx";
import { trpc } from "../../lib/trpc.ts";
import { useFollowRun } from "./use-follow-run.ts";

/** The server pushes that a run went on; set once somebody listens. */
let push: (() => void) | null;
const pushed: TRPCLink<AppRouter> = () => () =>
  observable((observer) => {
    push = () => observer.next({ result: { type: "data", data: null } });
  });

/** What the polls are to answer, in the order in which they were asked. */
let polls: ((percent: number) => void)[];

beforeEach(() => {
  push = null;
  polls = [];
  vi.stubGlobal("fetch", async (url: string) => {
    if (!url.includes("/results/")) return Response.json({ csrf_token: "token" });
    const { promise, resolve } = Promise.withResolvers<number>();
    polls.push(resolve);
    return Response.json({ status: "processing", percent: await promise });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Typed({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const [client] = useState(() => trpc.createClient({ links: [pushed] }));
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      {children}
    </trpc.Provider>
  );
}

function Followed() {
  const [percent, setPercent] = useState(0);
  useFollowRun({
    analysisId: "a1",
    onState: (run) => setPercent(run.percent),
    onRefused: () => {},
  });
  return <p>{percent} percent</p>;
}

it("asks again at once for what was pushed while the first poll was under way", async () => {
  render(
    <ApiProvider>
      <Typed>
        <Followed />
      </Typed>
    </ApiProvider>,
  );
  await waitFor(() => {
    expect(polls).toHaveLength(1);
    expect(push).not.toBeNull();
  });
  const pushedAt = performance.now();
  push?.();
  polls[0]?.(20);
  await waitFor(() => expect(polls).toHaveLength(2));
  // Sooner than the next poll of its own accord.
  expect(performance.now() - pushedAt).toBeLessThan(1900);
  polls[1]?.(100);
  expect(await screen.findByText("100 percent")).toBeTruthy();
});
