import { z } from "zod";
import { type Plan, plans } from "./account.ts";
import type { BoughtPlan, SubscriptionStatus } from "./billing.ts";

export const usersQuery = z.object({
  search: z.string().max(200).default(""),
  page: z.int().min(1).max(1_000_000).default(1),
});
export type UsersQuery = z.infer<typeof usersQuery>;

export const userChoice = z.object({ user_id: z.string() });
export const planChoice = userChoice.extend({ plan: z.enum(plans) });

/** An account as its administrator sees it: nothing of what the person wrote. Times are ISO 8601, UTC. */
export type AdminUser = {
  id: string;
  name: string;
  email: string;
  plan: Plan;
  created_at: string;
  verified: boolean;
  suspended_at: string | null;
  /** The account that looks at this. */
  own: boolean;
  analyses_today: number;
  /** Null where nothing was ever bought. */
  paid: { plan: BoughtPlan; status: SubscriptionStatus | null } | null;
};

export type AdminUsersPage = { users: AdminUser[]; page: number; pages: number; total: number };

/** What an administrator did; `user` is null once the account is deleted. */
export type AdminAct = { at: string; what: string; user: string | null };

/** How the product fares today. Days begin at midnight UTC. */
export type AdminOverview = {
  day: string;
  users: { total: number; suspended: number; unverified: number };
  /** Begun today by people with an account; the demo leaves no trace. */
  runs: { total: number; processing: number; completed: number; failed: number; people: number };
  /** Why today's analyses failed, the most frequent first. */
  failures: { reason: string; count: number; last_at: string }[];
  /** Null while the queue does not answer. */
  queue: { waiting: number; running: number } | null;
  /** Of the process that answers, since it started. */
  mail: {
    service: "Postmark" | "outbox";
    handed_over: number;
    failed: number;
    last_failure_at: string | null;
  };
  acts: AdminAct[];
};
