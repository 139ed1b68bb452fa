import { Navigate } from "@tanstack/react-router";
import { LoadingScreen } from "../components/loading-screen.tsx";
import { Page } from "../components/page.tsx";
import { useIsAdmin } from "../features/admin/admin-link.tsx";
import { ActSection, OverviewSection } from "../features/admin/overview-section.tsx";
import { UserSection } from "../features/admin/user-section.tsx";
import { usePageTitle } from "../lib/page-title.ts";

/** For the account of the admin test login; to everybody else the address is unknown, and leads home. */
export function Admin() {
  const isAdmin = useIsAdmin();
  usePageTitle(isAdmin ? "Administration" : undefined);
  if (isAdmin === undefined) return <LoadingScreen />;
  if (!isAdmin) return <Navigate to="/" replace />;
  return (
    <Page heading="Administration" lead="Accounts, and how the product fares today.">
      <div className="space-y-10">
        <OverviewSection />
        <UserSection />
        <ActSection />
      </div>
    </Page>
  );
}
