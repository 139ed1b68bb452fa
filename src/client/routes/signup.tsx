import { Link, Navigate, useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { FormPage } from "../components/form-page.tsx";
import { LoadingScreen } from "../components/loading-screen.tsx";
import { textLinkClass } from "../components/text-link.ts";
import { AccountCreated } from "../features/account/account-created.tsx";
import { type Created, SignupForm } from "../features/account/signup-form.tsx";
import { useDemoMode } from "../features/demo/demo-mode.tsx";
import { usePageTitle } from "../lib/page-title.ts";
import { useSession } from "../lib/session.ts";
import { oneOf } from "./search-params.ts";

function leadOf(plan: string | undefined, wholeSite: boolean): string {
  if (wholeSite) {
    return "This website runs as a demo: reports are not kept, with an account neither.";
  }
  // Paid for once there is an account.
  if (plan === "starter") {
    return "Your account begins on Free. Upgrade it to Starter on the account page, once you have logged in.";
  }
  return "Your reports are kept, and you can come back to them.";
}

function SignupPage({
  plan,
  onCreated,
}: {
  plan: string | undefined;
  onCreated: (created: Created) => void;
}) {
  usePageTitle("Sign up");
  const { wholeSite } = useDemoMode();
  return (
    <FormPage
      heading="Sign up"
      lead={leadOf(plan, wholeSite)}
      foot={
        <p>
          Have an account already?{" "}
          <Link to="/login" className={textLinkClass}>
            Log in
          </Link>
        </p>
      }
    >
      <SignupForm
        plan={plan === "pro" || plan === "starter" ? plan : "free"}
        onCreated={onCreated}
      />
    </FormPage>
  );
}

export function Signup() {
  const plan = oneOf(useSearch({ strict: false }).plan);
  const { state } = useSession();
  const navigate = useNavigate();
  const [created, setCreated] = useState<Created | null>(null);

  if (created !== null) {
    const toLogin = () => navigate({ to: "/login", search: { verified: "pending" } });
    return <AccountCreated created={created} onDone={toLogin} />;
  }
  if (plan !== "pro" && state === "checking") return <LoadingScreen />;
  if (plan === undefined && state === "person") return <Navigate to="/app" replace />;
  // Chosen on the pricing page before it was known that somebody is logged in.
  if (plan === "starter" && state === "person")
    return <Navigate to="/account" search={{}} replace />;
  return <SignupPage plan={plan} onCreated={setCreated} />;
}
