import type { Page } from "@playwright/test";

/** What a page must never do: complain in the console, fail to fetch something, or fetch from elsewhere. */
export function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) faults.push(message.text());
  });
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("requestfailed", (request) => {
    // Given up because the page was left meanwhile: nobody waits for it.
    if (request.failure()?.errorText === "net::ERR_ABORTED") return;
    faults.push(`failed: ${request.url()}`);
  });
  page.on("response", (response) => {
    const { hostname } = new URL(response.url());
    if (hostname !== "localhost" || response.status() >= 400) faults.push(response.url());
  });
  return faults;
}
