import { createRoute, lazyRouteComponent, Navigate } from "@tanstack/react-router";
import type { DashboardSearch } from "./dashboard-filter.ts";
import { root } from "./root-route.ts";

/** As they stand in the address, unchecked: the screens take what they know. */
type DashboardQuery = { [Name in keyof DashboardSearch | "checkout"]?: unknown };
type CompareQuery = { one?: unknown; other?: unknown };

const person = createRoute({
  getParentRoute: () => root,
  id: "person",
  component: lazyRouteComponent(() => import("./workplace.tsx"), "PersonWorkplace"),
});

const dashboard = createRoute({
  getParentRoute: () => person,
  path: "/dashboard",
  validateSearch: ({ search, status, page, checkout }: DashboardQuery): DashboardQuery => ({
    search,
    status,
    page,
    checkout,
  }),
  component: lazyRouteComponent(() => import("./dashboard.tsx"), "Dashboard"),
});
const dashboardCompare = createRoute({
  getParentRoute: () => person,
  path: "/dashboard/compare",
  validateSearch: ({ one, other }: CompareQuery): CompareQuery => ({ one, other }),
  component: lazyRouteComponent(() => import("./dashboard-compare.tsx"), "DashboardCompare"),
});
const dashboardReport = createRoute({
  getParentRoute: () => person,
  path: "/dashboard/$id",
  component: lazyRouteComponent(() => import("./dashboard-report.tsx"), "DashboardReport"),
});
const drafts = createRoute({
  getParentRoute: () => person,
  path: "/drafts",
  component: lazyRouteComponent(() => import("./drafts.tsx"), "Drafts"),
});
const wizardDashboard = createRoute({
  getParentRoute: () => person,
  path: "/app/cv/dashboard",
  component: lazyRouteComponent(() => import("./local-dashboard.tsx"), "WizardDashboard"),
});
const account = createRoute({
  getParentRoute: () => person,
  path: "/account",
  component: lazyRouteComponent(() => import("./account.tsx"), "Account"),
});

const admin = createRoute({
  getParentRoute: () => person,
  path: "/admin",
  component: lazyRouteComponent(() => import("./admin.tsx"), "Admin"),
});

const upload = createRoute({
  getParentRoute: () => person,
  path: "/app/cv/upload",
  component: lazyRouteComponent(() => import("./person-steps.tsx"), "PersonUpload"),
});
const jd = createRoute({
  getParentRoute: () => person,
  path: "/app/cv/jd",
  component: lazyRouteComponent(() => import("./person-steps.tsx"), "PersonJd"),
});
const progress = createRoute({
  getParentRoute: () => person,
  path: "/app/cv/progress",
  component: lazyRouteComponent(() => import("./wizard-steps.tsx"), "AppProgress"),
});
const results = createRoute({
  getParentRoute: () => person,
  path: "/app/cv/results",
  component: lazyRouteComponent(() => import("./wizard-results.tsx"), "AppResults"),
});
const cover = createRoute({
  getParentRoute: () => person,
  path: "/app/cv/cover",
  component: lazyRouteComponent(() => import("./wizard-cover.tsx"), "AppCover"),
});

// By a component, not before loading: a visitor must first log in, and come back to the address they asked for.
const ToUpload = () => <Navigate to="/app/cv/upload" replace />;
const app = createRoute({ getParentRoute: () => person, path: "/app", component: ToUpload });
const unknown = createRoute({ getParentRoute: () => person, path: "/app/$", component: ToUpload });

export const personRoutes = person.addChildren([
  dashboard,
  dashboardCompare,
  dashboardReport,
  drafts,
  wizardDashboard,
  account,
  admin,
  upload,
  jd,
  progress,
  results,
  cover,
  app,
  unknown,
]);
