import { FormPage } from "../components/form-page.tsx";
import { AdminLoginForm } from "../features/account/admin-login-form.tsx";
import { useDemoMode } from "../features/demo/demo-mode.tsx";
import { nextPath } from "../lib/next-path.ts";
import { usePageTitle } from "../lib/page-title.ts";

export function AdminTestLogin() {
  usePageTitle("Admin test login");
  const { leave } = useDemoMode();

  function enter(redirect: string) {
    leave();
    window.location.replace(nextPath(redirect));
  }

  return (
    <FormPage
      heading="Admin test login"
      lead="For development and auditing, with the credentials set on the server."
    >
      <AdminLoginForm onLoggedIn={enter} />
    </FormPage>
  );
}
