import { useEffect } from "react";
import { fullTitle, sitePageOf } from "../../shared/site-pages.ts";

/** Names the page in the browser's title bar: "Results · Shortlisted"; without a name, the product's. */
export function usePageTitle(name?: string): void {
  useEffect(() => {
    document.title = fullTitle(name ?? null);
  }, [name]);
}

/** What the page says of itself, which the server has written into the first page only. */
export function usePageDescription(path: string): void {
  useEffect(() => {
    const page = sitePageOf(path);
    if (page === undefined) return;
    const description = document.querySelector('meta[name="description"]');
    description?.setAttribute("content", page.description);
    const canonical = document.querySelector('link[rel="canonical"]');
    canonical?.setAttribute("href", new URL(page.path, window.location.origin).href);
  }, [path]);
}
