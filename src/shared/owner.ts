import { AppError } from "./errors.ts";

/**
 * Whose an analysis is: an anonymous visitor (known by a cookie, nothing is stored) or an account.
 * Ids of the two kinds never collide, because the kind is compared too.
 */
export type Owner = { kind: "visitor" | "account"; id: string };

/** The id of the account; refuses visitors. */
export function accountOf(owner: Owner): string {
  if (owner.kind !== "account") throw new AppError("unauthorized", "Please log in first.");
  return owner.id;
}

export function isSameOwner(one: Owner, other: Owner): boolean {
  return one.kind === other.kind && one.id === other.id;
}
