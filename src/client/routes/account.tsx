import { useQueryClient } from "@tanstack/react-query";
import { LoadingScreen } from "../components/loading-screen.tsx";
import { Page } from "../components/page.tsx";
import { DeleteSection } from "../features/account/delete-section.tsx";
import { ExportSection } from "../features/account/export-section.tsx";
import { ModelSection } from "../features/account/model-section.tsx";
import { ProfileSection } from "../features/account/profile-section.tsx";
import { AdminLink, useIsAdmin } from "../features/admin/admin-link.tsx";
import { KeySection } from "../features/api-key/key-section.tsx";
import { PlanSection } from "../features/billing/plan-section.tsx";
import { ChangePasswordSection } from "../features/password/change-section.tsx";
import { EventSection } from "../features/security/event-section.tsx";
import { SessionSection } from "../features/session/session-section.tsx";
import { WebhookSection } from "../features/webhook/webhook-section.tsx";
import { sessionKey } from "../lib/api.tsx";
import { usePageTitle } from "../lib/page-title.ts";
import { useSession } from "../lib/session.ts";
import { trpc } from "../lib/trpc.ts";
import { useSavedAnalyses } from "../lib/use-saved-analyses.ts";
import { useLeave } from "./use-leave.ts";

export function Account() {
  usePageTitle("Account");
  const session = useSession();
  const known = session.state === "person" ? session.user : null;
  // Where only the history told that somebody is signed in, it is still to be learnt who.
  const me = trpc.account.me.useQuery(undefined, { enabled: known === null });
  const isAdmin = useIsAdmin();
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();
  const leave = useLeave();
  const saved = useSavedAnalyses();
  const user = known ?? me.data ?? null;

  const noteEvent = () => void utils.security.events.invalidate();
  function noteChange() {
    noteEvent();
    void utils.session.list.invalidate();
    void queryClient.invalidateQueries({ queryKey: sessionKey });
  }

  if (user === null) return <LoadingScreen />;
  return (
    <Page heading="Account" narrow actions={isAdmin ? <AdminLink /> : null}>
      <div className="space-y-6">
        <ProfileSection user={user} onChanged={noteChange} />
        <PlanSection />
        <ChangePasswordSection onChanged={noteChange} />
        <SessionSection
          onChanged={noteEvent}
          onSignedOut={() => leave("You are signed out everywhere.")}
        />
        <KeySection onChanged={noteEvent} />
        <WebhookSection onChanged={noteEvent} />
        <EventSection />
        <ModelSection />
        <ExportSection />
        <DeleteSection
          onDeleted={() => {
            saved.clear();
            leave("Your account is deleted, with everything in it.");
          }}
        />
      </div>
    </Page>
  );
}
