import { Navigate, Outlet, useRouter } from "@tanstack/react-router";
import { LoadingScreen } from "../components/loading-screen.tsx";
import { useSession } from "../lib/session.ts";
import { useOwnRun } from "./use-own-run.ts";

/** Screens of people who are signed in; a visitor logs in first and comes back to the very same address. */
export function Protected() {
  const session = useSession();
  const { state } = session;
  const { pathname, search } = useRouter().history.location;
  useOwnRun(session.state === "person" ? (session.user?.id ?? null) : null);
  if (state === "checking") return <LoadingScreen />;
  if (state === "person") return <Outlet />;
  return <Navigate to="/login" search={{ next: `${pathname}${search}` }} replace />;
}
