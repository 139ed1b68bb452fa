import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { Button } from "../components/button.tsx";
import { FormPage } from "../components/form-page.tsx";
import { textLinkClass } from "../components/text-link.ts";
import { ForgotForm } from "../features/password/forgot-form.tsx";
import { usePageTitle } from "../lib/page-title.ts";

function BackToLogin() {
  return (
    <Link to="/login" className={textLinkClass}>
      Back to login
    </Link>
  );
}

function CheckYourEmail({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <FormPage heading="Check your email" takesFocus foot={<BackToLogin />}>
      <p>
        If there is an account for <strong className="font-semibold">{email}</strong>, a link to set
        a new password is on its way. It works once, within one hour.
      </p>
      <p className="text-soft">Nothing there? Look in your spam folder.</p>
      <Button look="secondary" className="w-full" onClick={onAgain}>
        Try different email
      </Button>
    </FormPage>
  );
}

export function ForgotPassword() {
  usePageTitle("Forgot password");
  const [asked, setAsked] = useState<string | null>(null);
  const [again, setAgain] = useState(false);

  function startAgain() {
    setAsked(null);
    setAgain(true);
  }

  if (asked !== null) return <CheckYourEmail email={asked} onAgain={startAgain} />;
  return (
    <FormPage
      heading="Forgot your password?"
      lead="Give the address of your account, and we send you a link to set a new one."
      takesFocus={again}
      foot={<BackToLogin />}
    >
      <ForgotForm onAsked={setAsked} />
    </FormPage>
  );
}
