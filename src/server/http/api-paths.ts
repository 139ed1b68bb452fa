const apiPath = /^\/(?:api|trpc|email\/api|dashboard\/api|drafts\/api)(?:[/?]|$)/;

/** Whether programs, not people, ask for this path: it answers JSON whatever happens. */
export function isApiPath(url: string): boolean {
  return apiPath.test(url);
}
