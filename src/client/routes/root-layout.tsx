import { Outlet, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { DemoBanner } from "../features/demo/demo-banner.tsx";
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

export function RootLayout() {
  useFocusOnNewPage();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="absolute top-2 left-2 z-50 -translate-y-20 rounded-md bg-accent px-4 py-3 font-semibold text-on-accent focus:translate-y-0"
      >
        Skip to content
      </a>
      <DemoBanner />
      <SiteNav />
      <main id="content" tabIndex={-1} className="flex-1">
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  );
}
