import {
  type ChangeOf,
  countRunsSince,
  countUsers,
  listAdminActs,
  listFailuresSince,
  listUsersPage,
  reinstateUser,
  setUserPlan,
  suspendUser,
} from "../../../db/queries/admin.ts";
import type { Plan } from "../../../shared/account.ts";
import type {
  AdminOverview,
  AdminUser,
  AdminUsersPage,
  UsersQuery,
} from "../../../shared/admin.ts";
import { AppError, unfit } from "../../../shared/errors.ts";
import type { ClientFacts } from "../../adapters/auth.ts";
import type { Deps } from "../../deps.ts";
import { readUser, requireUser } from "../account/service.ts";

const perPage = 20;
const mostReasons = 20;
const mostActs = 20;

/** Who acts, and from where. */
type Acting = { adminId: string; from: ClientFacts };

/** Whether this is the account of the admin test login, as the server's settings name it now. */
export async function isAdmin(deps: Deps, userId: string): Promise<boolean> {
  if (!deps.admin) return false;
  const user = await readUser(deps, { kind: "account", id: userId });
  if (user?.email !== deps.admin.email.toLowerCase()) return false;
  // Somebody may have signed up with the address before the login was ever used.
  return (await requireUser(deps, userId)).role === "admin";
}

/** To everybody else these calls do not exist. */
export async function requireAdmin(deps: Deps, userId: string): Promise<void> {
  if (!(await isAdmin(deps, userId))) throw new AppError("not_found", "There is no such call.");
}

function dayOf(deps: Deps): string {
  return new Date(deps.now()).toISOString().slice(0, 10);
}

/** Accounts, newest first. A page beyond the last is the last. */
export async function readUsers(
  deps: Deps,
  adminId: string,
  query: UsersQuery,
): Promise<AdminUsersPage> {
  const search = query.search.trim();
  const list = (page: number) =>
    listUsersPage(deps.db, {
      search,
      day: dayOf(deps),
      offset: (page - 1) * perPage,
      limit: perPage,
    });
  let { rows, total } = await list(query.page);
  const pages = Math.max(1, Math.ceil(total / perPage));
  const page = Math.min(query.page, pages);
  if (query.page > pages) ({ rows, total } = await list(pages));
  return { users: rows.map((row) => adminUserOf(row, adminId)), page, pages, total };
}

type UserRow = Awaited<ReturnType<typeof listUsersPage>>["rows"][number];

function adminUserOf({ user, analyses, paidPlan, paidStatus }: UserRow, adminId: string) {
  const { id, name, email, plan } = user;
  return {
    id,
    name,
    email,
    plan,
    created_at: user.createdAt.toISOString(),
    verified: user.emailVerified,
    suspended_at: user.suspendedAt?.toISOString() ?? null,
    own: id === adminId,
    analyses_today: analyses ?? 0,
    paid: paidPlan === null ? null : { plan: paidPlan, status: paidStatus },
  } satisfies AdminUser;
}

/** How the product fares today. */
export async function readOverview(deps: Deps): Promise<AdminOverview> {
  const day = dayOf(deps);
  const since = new Date(`${day}T00:00:00Z`);
  const failures = await listFailuresSince(deps.db, since, mostReasons);
  const mail = deps.mail.state();
  return {
    day,
    users: await countUsers(deps.db),
    runs: await countRunsSince(deps.db, since),
    failures: failures.map(({ reason, count, lastAt }) => ({
      reason: reason ?? "No reason was written down.",
      count,
      last_at: lastAt.toISOString(),
    })),
    queue: await deps.queue.load().catch(() => null),
    mail: {
      service: mail.service,
      handed_over: mail.handedOver,
      failed: mail.failed,
      last_failure_at: mail.lastFailureAt?.toISOString() ?? null,
    },
    acts: (await listAdminActs(deps.db, mostActs)).map(({ at, detail, email }) => ({
      at: at.toISOString(),
      what: detail?.slice(detail.indexOf(" ") + 1) ?? "",
      user: email,
    })),
  };
}

/** Closes an account at once: its sessions end, its API keys are refused, its running analyses are forgotten. */
export async function suspend(deps: Deps, userId: string, acting: Acting): Promise<void> {
  if (userId === acting.adminId) {
    throw unfit("user_id", "You cannot suspend the account you are using.");
  }
  await requireUser(deps, userId);
  await suspendUser(deps.db, changeOf(deps, userId, acting));
  await deps.liveRuns.deleteOf({ kind: "account", id: userId });
  await deps.announcements.announce(userId);
}

/** Opens it again, with the API keys it had. Its sessions stay ended. */
export async function reinstate(deps: Deps, userId: string, acting: Acting): Promise<void> {
  await requireUser(deps, userId);
  await reinstateUser(deps.db, changeOf(deps, userId, acting));
}

/** Gives an account a plan by hand. What is paid for is the payment provider's and does not change. */
export async function changePlan(
  deps: Deps,
  { userId, plan }: { userId: string; plan: Plan },
  acting: Acting,
): Promise<void> {
  await requireUser(deps, userId);
  await setUserPlan(deps.db, { ...changeOf(deps, userId, acting), plan });
  await deps.announcements.announce(userId);
}

function changeOf(deps: Deps, userId: string, { adminId, from }: Acting): ChangeOf {
  const { address, userAgent } = from;
  return { userId, by: { adminId, address, userAgent, at: new Date(deps.now()) } };
}
