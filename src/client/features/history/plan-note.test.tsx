import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { PlanUse } from "../../../shared/plan-limits.ts";
import { ApiProvider } from "../../lib/api.tsx";
import { TypedApiProvider } from "../../lib/typed-api.tsx";
import { AnalysesLeft, planSentence } from "./plan-note.tsx";

const use = { plan: "free", used: 1, resets_at: "2026-11-22T00:00:00.000Z" } as const;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("tells how many analyses are left today, and when they are used up, when the next is free", () => {
  expect(planSentence({ ...use, limit: 3, remaining: 2 })).toBe("2 of 3 analyses left today.");
  expect(planSentence({ ...use, limit: 3, remaining: 0 })).toMatch(
    /^0 of 3 analyses left today\. You can start the next on 2[12] Nov 2026, \d\d:\d\d\.$/,
  );
  expect(planSentence({ ...use, plan: "pro", limit: null, remaining: null })).toBe(
    "Your plan has no daily limit of analyses.",
  );
});

/** Before an analysis, with this plan. Gives what the page says once it is known. */
async function beforeAnAnalysis(data: PlanUse, refused: string | null = null): Promise<string> {
  const answer = vi.fn(async (url: string) =>
    url.startsWith("/trpc")
      ? Response.json([{ result: { data } }])
      : Response.json({ csrf_token: "token" }),
  );
  vi.stubGlobal("fetch", answer);
  const { container } = render(
    <ApiProvider>
      <TypedApiProvider>
        <AnalysesLeft refused={refused} more="More a day" />
        <p>The next step</p>
      </TypedApiProvider>
    </ApiProvider>,
  );
  await vi.waitFor(() => {
    expect(answer.mock.calls.flat()).toContainEqual(expect.stringContaining("plan.use"));
    expect(container.querySelector("p:empty")).toBeNull();
  });
  expect(screen.getByText("The next step")).toBeTruthy();
  return container.textContent ?? "";
}

it("says before an analysis how many are left, kindly when there are none, and nothing without a limit", async () => {
  const said = (plan: PlanUse) => beforeAnAnalysis(plan).finally(cleanup);
  expect(await said({ ...use, limit: 3, remaining: 2 })).toContain("2 of 3 analyses left today.");
  expect(await said({ ...use, used: 3, limit: 3, remaining: 0 })).toMatch(
    /^You have used today's 3 analyses of your plan\. You can start the next on 2[12] Nov 2026.*More a day/,
  );
  const pro = { ...use, plan: "pro", limit: null, remaining: null } as const;
  expect(await said(pro)).toBe("The next step");
});

it("says once, as an error, that no analysis was begun for that reason", async () => {
  const used = { ...use, used: 3, limit: 3, remaining: 0 } as const;
  const text = await beforeAnAnalysis(used, "You have used today's 3 analyses of your plan. Wait.");
  expect(text.match(/You have used today's 3 analyses/g)).toHaveLength(1);
  expect(screen.getByRole("alert").textContent).toContain("You can start the next on");
});
