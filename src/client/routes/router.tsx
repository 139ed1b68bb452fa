import { createRoute, createRouter, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { LoadingScreen } from "../components/loading-screen.tsx";
import { demoRoutes } from "./demo-routes.tsx";
import { ErrorFallback } from "./error-fallback.tsx";
import { Home } from "./home.tsx";
import { personRoutes } from "./person-routes.tsx";
import { root } from "./root-route.ts";
import { parseSearch, stringifySearch } from "./search-params.ts";

type Query = { next?: unknown; verified?: unknown; plan?: unknown; token?: unknown };

/** The parts of the query that screens read, unchecked: each screen takes what it knows. */
const asItIs = ({ next, verified, plan, token }: Query): Query => ({ next, verified, plan, token });

const getParentRoute = () => root;

const home = createRoute({ getParentRoute, path: "/", component: Home });
const pricing = createRoute({
  getParentRoute,
  path: "/pricing",
  component: lazyRouteComponent(() => import("./pricing.tsx"), "Pricing"),
});
const terms = createRoute({
  getParentRoute,
  path: "/terms",
  component: lazyRouteComponent(() => import("./terms.tsx"), "Terms"),
});
const privacy = createRoute({
  getParentRoute,
  path: "/privacy",
  component: lazyRouteComponent(() => import("./privacy.tsx"), "Privacy"),
});
const cookies = createRoute({
  getParentRoute,
  path: "/cookies",
  component: lazyRouteComponent(() => import("./cookies.tsx"), "Cookies"),
});
const login = createRoute({
  getParentRoute,
  path: "/login",
  validateSearch: asItIs,
  component: lazyRouteComponent(() => import("./login.tsx"), "Login"),
});
const authLogin = createRoute({
  getParentRoute,
  path: "/auth/login",
  validateSearch: asItIs,
  component: lazyRouteComponent(() => import("./login.tsx"), "Login"),
});
const signup = createRoute({
  getParentRoute,
  path: "/signup",
  validateSearch: asItIs,
  component: lazyRouteComponent(() => import("./signup.tsx"), "Signup"),
});
const forgotPassword = createRoute({
  getParentRoute,
  path: "/forgot-password",
  component: lazyRouteComponent(() => import("./forgot-password.tsx"), "ForgotPassword"),
});
const resetPassword = createRoute({
  getParentRoute,
  path: "/reset-password",
  validateSearch: asItIs,
  component: lazyRouteComponent(() => import("./reset-password.tsx"), "ResetPassword"),
});
const adminTestLogin = createRoute({
  getParentRoute,
  path: "/admin-test-login",
  component: lazyRouteComponent(() => import("./admin-test-login.tsx"), "AdminTestLogin"),
});
const analysis = createRoute({
  getParentRoute,
  path: "/analysis",
  beforeLoad: () => {
    throw redirect({ to: "/app", replace: true });
  },
});
const unknown = createRoute({
  getParentRoute,
  path: "$",
  beforeLoad: () => {
    throw redirect({ to: "/", replace: true });
  },
});

export const router = createRouter({
  routeTree: root.addChildren([
    home,
    pricing,
    terms,
    privacy,
    cookies,
    login,
    authLogin,
    signup,
    forgotPassword,
    resetPassword,
    adminTestLogin,
    analysis,
    demoRoutes,
    personRoutes,
    unknown,
  ]),
  parseSearch,
  stringifySearch,
  defaultErrorComponent: ErrorFallback,
  defaultPendingComponent: LoadingScreen,
  // Pages are chunks of their own: a pointer over a link begins to fetch them.
  defaultPreload: "intent",
  scrollRestoration: true,
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}
