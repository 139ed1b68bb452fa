import { Link } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import { FormPage } from "../../components/form-page.tsx";
import { textLinkClass } from "../../components/text-link.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { ResendVerification } from "./resend-verification.tsx";
import type { Created } from "./signup-form.tsx";

const redirectDelayMs = 3000;

/** After signing up. Where the server does not ask to verify the address, goes on to the login by itself. */
export function AccountCreated({
  created: { email, mustVerify },
  onDone,
}: {
  created: Created;
  onDone: () => void;
}) {
  usePageTitle("Account Created");
  const goOn = useEffectEvent(onDone);
  useEffect(() => {
    if (mustVerify) return;
    const timer = setTimeout(() => goOn(), redirectDelayMs);
    return () => clearTimeout(timer);
  }, [mustVerify]);

  return (
    <FormPage
      heading="Account Created"
      takesFocus
      foot={
        <Link to="/login" className={textLinkClass}>
          Go to login
        </Link>
      }
    >
      <p>
        We have sent a message to <strong className="font-semibold">{email}</strong>. Follow the
        link in it to verify your address, then log in.
      </p>
      <p className="text-soft">
        The link works for 24 hours. Nothing there? Look in your spam folder, or have it sent again.
      </p>
      <ResendVerification email={email} />
      {mustVerify ? null : <p role="status">Taking you to the login page…</p>}
    </FormPage>
  );
}
