import { describe, expect, it } from "vitest";
import { sitePageOf, sitePages } from "../../shared/site-pages.ts";
import { router } from "./router.tsx";

describe("the website's pages", () => {
  it("are known to the server, every one: it sends all other addresses home", () => {
    const redirects = ["/", "/$", "/analysis"];
    const paths = Object.keys(router.routesByPath).filter((path) => !redirects.includes(path));
    expect(paths.length).toBeGreaterThan(20);
    const unknown = paths.filter((path) => sitePageOf(path.replace(/\$\w*/, "x")) === undefined);
    expect(unknown).toEqual([]);
  });

  it("are all there in the browser", () => {
    const routes: string[] = Object.keys(router.routesByPath);
    expect(sitePages.map(({ path }) => path).filter((path) => !routes.includes(path))).toEqual([]);
  });

  it("are found with a slash at the end and below a run, and not by a mere beginning", () => {
    expect(sitePageOf("/terms/")?.path).toBe("/terms");
    expect(sitePageOf("/app/cv/results")?.path).toBe("/app");
    expect(sitePageOf("/")?.path).toBe("/");
    expect(sitePageOf("/apple")).toBeUndefined();
    expect(sitePageOf("/terms/of")).toBeUndefined();
  });
});
