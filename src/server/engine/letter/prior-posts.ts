import type { NamedRole } from "./facts/named-roles.ts";
import { type Entry, entry, postWithArticle } from "./letter-values.ts";

const postInText = ({ title, employer }: NamedRole, withEmployer: boolean) =>
  `${postWithArticle(title ?? "")}${withEmployer && employer !== null ? ` at ${employer}` : ""}`;

/** "a Cleaner at Thetford Academy and, before that, a Fruit Packer", the later one first. */
function postsInText(roles: readonly NamedRole[]): string {
  const [later, earlier] = roles;
  if (!later) return "";
  if (!earlier) return postInText(later, true);
  const isOneEmployer = later.employer !== null && later.employer === earlier.employer;
  const inOrder = later.start !== null && earlier.start !== null && earlier.start < later.start;
  const joiner = inOrder ? " and, before that, " : " and ";
  return `${postInText(later, !isOneEmployer)}${joiner}${postInText(earlier, true)}`;
}

/** Roles before the one the letter names first: up to two, with titles. */
export function priorValues(roles: readonly NamedRole[]): Entry[] {
  const [first] = roles;
  const sources = roles.map(({ source }) => source);
  const post = first
    ? `${first.title}${first.employer === null ? "" : ` at ${first.employer}`}`
    : null;
  return [
    ...entry("priorPosts", postsInText(roles), ...sources),
    ...entry("priorPost", roles.length === 1 ? post : null, ...sources),
  ];
}
