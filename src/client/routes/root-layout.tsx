import { Link, Outlet, useLocation, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { Notice } from "../components/notice.tsx";
import { DemoBanner } from "../features/demo/demo-banner.tsx";
import { useLeftNotice } from "../lib/farewell.ts";
import { usePageDescription } from "../lib/page-title.ts";
import { useSession } from "../lib/session.ts";
import { OfflineNotice } from "./offline-notice.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteNav } from "./site-nav.tsx";

/** After a change of page the focus goes to its heading; at the first page it stays where it is. */
function useFocusOnNewPage() {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe("onRendered", ({ fromLocation, toLocation }) => {
        if (fromLocation === undefined || fromLocation.pathname === toLocation.pathname) return;
        document.querySelector("h1")?.focus();
      }),
    [router],
  );
}

/** What the page before left to say at home, such as that the account is deleted. */
function LeftNotice() {
  const text = useLeftNotice();
  const { pathname } = useLocation();
  if (text === null || pathname !== "/") return null;
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-5 sm:px-6">
      <Notice tone="success">{text}</Notice>
    </div>
  );
}

/** From the demo to where results are kept. */
function KeepingLink() {
  const hasAccount = useSession().state === "person";
  return (
    <Link
      to={hasAccount ? "/app/cv/upload" : "/signup"}
      className="font-semibold text-accent-strong underline"
    >
      {hasAccount ? "Use the app" : "Create an account"}
    </Link>
  );
}

export function RootLayout() {
  useFocusOnNewPage();
  usePageDescription(useLocation().pathname);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="absolute top-2 left-2 z-50 -translate-y-20 rounded-md bg-accent px-4 py-3 font-semibold text-on-accent focus:translate-y-0 print:hidden"
      >
        Skip to content
      </a>
      <DemoBanner keeping={<KeepingLink />} />
      <OfflineNotice />
      <SiteNav />
      <main id="content" tabIndex={-1} className="flex-1">
        <LeftNotice />
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  );
}
