import { useEffect } from "react";

/** Names the page in the browser's title bar: "Results · Shortlisted"; without a name, the product's. */
export function usePageTitle(name?: string): void {
  useEffect(() => {
    document.title =
      name === undefined ? "Shortlisted: an honest look at your CV" : `${name} · Shortlisted`;
  }, [name]);
}
