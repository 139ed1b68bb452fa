import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from "@tanstack/react-router";
import { LoadingScreen } from "../components/loading-screen.tsx";
import { JdStep } from "../features/analysis/jd-step.tsx";
import { ProgressStep } from "../features/analysis/progress-step.tsx";
import { UploadStep } from "../features/analysis/upload-step.tsx";
import { Demo } from "./demo.tsx";
import { ErrorFallback } from "./error-fallback.tsx";
import { Home } from "./home.tsx";
import { Pricing } from "./pricing.tsx";
import { RootLayout } from "./root-layout.tsx";

const root = createRootRoute({ component: RootLayout });

const home = createRoute({ getParentRoute: () => root, path: "/", component: Home });
const pricing = createRoute({ getParentRoute: () => root, path: "/pricing", component: Pricing });
const unknown = createRoute({
  getParentRoute: () => root,
  path: "$",
  beforeLoad: () => {
    throw redirect({ to: "/", replace: true });
  },
});

const demo = createRoute({ getParentRoute: () => root, path: "/demo", component: Demo });
const toDemoUpload = () => {
  throw redirect({ to: "/demo/upload", replace: true });
};
const demoIndex = createRoute({
  getParentRoute: () => demo,
  path: "/",
  beforeLoad: toDemoUpload,
});
const demoUnknown = createRoute({
  getParentRoute: () => demo,
  path: "$",
  beforeLoad: toDemoUpload,
});
const demoUpload = createRoute({
  getParentRoute: () => demo,
  path: "upload",
  component: () => <UploadStep base="/demo" demo />,
});
const demoJd = createRoute({
  getParentRoute: () => demo,
  path: "jd",
  component: () => <JdStep base="/demo" demo />,
});
const demoProgress = createRoute({
  getParentRoute: () => demo,
  path: "progress",
  component: () => <ProgressStep base="/demo" />,
});
const demoResults = createRoute({
  getParentRoute: () => demo,
  path: "results",
  component: lazyRouteComponent(() => import("./demo-results.tsx"), "DemoResults"),
});

const demoRoutes = demo.addChildren([
  demoIndex,
  demoUpload,
  demoJd,
  demoProgress,
  demoResults,
  demoUnknown,
]);

export const router = createRouter({
  routeTree: root.addChildren([home, pricing, demoRoutes, unknown]),
  defaultErrorComponent: ErrorFallback,
  defaultPendingComponent: LoadingScreen,
  scrollRestoration: true,
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}
