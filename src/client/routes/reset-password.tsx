import { Link, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { buttonClass } from "../components/button.tsx";
import { FormPage } from "../components/form-page.tsx";
import { Notice } from "../components/notice.tsx";
import { ResetForm } from "../features/password/reset-form.tsx";
import { usePageTitle } from "../lib/page-title.ts";
import { oneOf } from "./search-params.ts";

function LinkIncomplete() {
  return (
    <FormPage heading="Set a new password">
      <Notice tone="error">This link is not complete. Please ask for a new one.</Notice>
      <Link to="/forgot-password" className={`${buttonClass()} w-full`}>
        Ask for a new link
      </Link>
    </FormPage>
  );
}

export function ResetPassword() {
  usePageTitle("Set a new password");
  const token = oneOf(useSearch({ strict: false }).token);
  const [done, setDone] = useState(false);

  if (done) {
    return (
      <FormPage heading="Password changed" takesFocus>
        <p>
          You were logged out everywhere, and your API keys were revoked. Log in with your new
          password.
        </p>
        {/* A whole page load: this browser's own session has ended too. */}
        <a href="/login" className={`${buttonClass()} w-full`}>
          Log in
        </a>
      </FormPage>
    );
  }
  if (!token) return <LinkIncomplete />;
  return (
    <FormPage
      heading="Set a new password"
      lead="Afterwards you are logged out everywhere, and your API keys no longer work."
    >
      <ResetForm token={token} onSet={() => setDone(true)} />
    </FormPage>
  );
}
