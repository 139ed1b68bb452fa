import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { root } from "./root-route.ts";

const demo = createRoute({
  getParentRoute: () => root,
  path: "/demo",
  component: lazyRouteComponent(() => import("./workplace.tsx"), "DemoWorkplace"),
});

const toUpload = () => {
  throw redirect({ to: "/demo/upload", replace: true });
};
const index = createRoute({ getParentRoute: () => demo, path: "/", beforeLoad: toUpload });
const unknown = createRoute({ getParentRoute: () => demo, path: "$", beforeLoad: toUpload });

const upload = createRoute({
  getParentRoute: () => demo,
  path: "upload",
  component: lazyRouteComponent(() => import("./wizard-steps.tsx"), "DemoUpload"),
});
const jd = createRoute({
  getParentRoute: () => demo,
  path: "jd",
  component: lazyRouteComponent(() => import("./wizard-steps.tsx"), "DemoJd"),
});
const progress = createRoute({
  getParentRoute: () => demo,
  path: "progress",
  component: lazyRouteComponent(() => import("./wizard-steps.tsx"), "DemoProgress"),
});
const results = createRoute({
  getParentRoute: () => demo,
  path: "results",
  component: lazyRouteComponent(() => import("./wizard-results.tsx"), "DemoResults"),
});
const cover = createRoute({
  getParentRoute: () => demo,
  path: "cover",
  component: lazyRouteComponent(() => import("./wizard-cover.tsx"), "DemoCover"),
});

export const demoRoutes = demo.addChildren([index, upload, jd, progress, results, cover, unknown]);
