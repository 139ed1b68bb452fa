import { expect, it } from "vitest";
import type { AdminUser } from "../../../shared/admin.ts";
import { mailSentence, queueSentence } from "./overview-section.tsx";
import { standingOf } from "./user-row.tsx";

const user: AdminUser = {
  id: "1",
  name: "Ann",
  email: "ann@example.org",
  plan: "free",
  created_at: "2026-11-20T09:00:00Z",
  verified: true,
  suspended_at: null,
  own: false,
  analyses_today: 1,
  paid: null,
};

it("says plainly how queue and mail stand, also when they do not", () => {
  expect(queueSentence({ waiting: 2, running: 1 })).toBe("1 running, 2 waiting.");
  expect(queueSentence(null)).toBe("The queue does not answer.");
  const none = { handed_over: 1, failed: 0, last_failure_at: null };
  expect(mailSentence({ service: "outbox", ...none })).toMatch(
    /^No mail service is set up: 1 mail written to the outbox folder, 0 failed\./,
  );
  const some = { handed_over: 30, failed: 2, last_failure_at: "2026-11-20T09:00:00Z" };
  expect(mailSentence({ service: "Postmark", ...some })).toMatch(
    /^30 mails handed to Postmark, 2 failed, last on 20 Nov 2026/,
  );
});

it("tells what is paid for only where something is", () => {
  expect(standingOf(user)).toMatch(/^Since 20 Nov 2026, .* · 1 analysis today$/);
  const paid = { plan: "starter", status: "past_due" } as const;
  expect(standingOf({ ...user, paid })).toContain("pays for Starter (past due)");
  const over = { plan: "free", status: "canceled" } as const;
  expect(standingOf({ ...user, paid: over })).not.toContain("pays");
});
