const fallback = "/app";

/** To come back to these after logging in would ask to log in again, or show a program's answer. */
const notForPeople =
  /^\/(?:login|auth\/login|signup|forgot-password|reset-password|admin-test-login|api|trpc|dashboard\/api|drafts\/api|email\/api)(?:\/|$)/i;

/** A second slash or a backslash after the first would name another host. */
const leadsAway = /^\/[/\\]/;

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/**
 * Where to go after logging in: a path of this website with its query, never another website.
 * @param next the address's `next`, already decoded once
 */
export function nextPath(next: string | undefined): string {
  if (next === undefined || !next.startsWith("/") || leadsAway.test(next)) return fallback;
  const own = "https://own.invalid";
  if (!URL.canParse(next, own)) return fallback;
  // As a browser reads it: without tabs and line breaks, dots resolved.
  const url = new URL(next, own);
  const path = decoded(url.pathname);
  if (url.origin !== own || path === null) return fallback;
  if (leadsAway.test(path) || notForPeople.test(path)) return fallback;
  return `${url.pathname}${url.search}`;
}
