import type { NamedRole } from "./facts/named-roles.ts";
import { type Entry, entry, postWithArticle } from "./letter-values.ts";

const placeOf = ({ employer }: NamedRole) => (employer === null ? "" : ` at ${employer}`);

/** "From 2017 to 2020"; "in 2016" where it began and ended in one year. */
function datesOf({ since, until }: NamedRole): string {
  if (since === null || until === null) return "";
  return since === until ? ` in ${since}` : ` from ${since} to ${until}`;
}

const article = ({ title }: NamedRole) => postWithArticle(title ?? "");

/** Whether each of the roles began before the one in front of it. */
const inOrder = (roles: readonly NamedRole[]) =>
  roles.every((role, at) => {
    const before = roles[at - 1];
    return (
      before === undefined ||
      (before.start !== null && role.start !== null && role.start < before.start)
    );
  });

const joiners = [" and, before that, ", ", before that "] as const;

/** "A Cleaner at Thetford Academy and, before that, a Fruit Packer", the later one first; `dated`: with from when to when. */
function postsInText(roles: readonly NamedRole[], dated: boolean): string {
  const [first, second, third] = roles;
  if (!first) return "";
  const dates = (role: NamedRole) => (dated ? datesOf(role) : "");
  const post = (role: NamedRole) => `${article(role)}${placeOf(role)}${dates(role)}`;
  if (!second) return post(first);
  const isOneEmployer = first.employer !== null && first.employer === second.employer;
  const head = isOneEmployer ? `${article(first)}${dates(first)}` : post(first);
  const [last, middle] = joiners;
  if (!third) return `${head}${inOrder(roles) ? last : " and "}${post(second)}`;
  return inOrder(roles)
    ? `${post(first)}${middle}${post(second)} and, earlier still, ${post(third)}`
    : `${post(first)}, ${post(second)} and ${post(third)}`;
}

/** Roles before the one the letter names first: up to three, with titles. */
export function priorValues(roles: readonly NamedRole[], dated: boolean): Entry[] {
  const [first] = roles;
  const sources = roles.map(({ source }) => source);
  const post = first ? `${first.title}${placeOf(first)}${dated ? datesOf(first) : ""}` : null;
  return [
    ...entry("priorPosts", postsInText(roles, dated), ...sources),
    // "I have been" takes no dates.
    ...entry("plainPosts", dated ? null : postsInText(roles, false), ...sources),
    ...entry("priorPost", roles.length === 1 ? post : null, ...sources),
  ];
}
