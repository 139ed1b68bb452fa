import { Link, useRouter, useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import { FormPage } from "../components/form-page.tsx";
import { LoadingScreen } from "../components/loading-screen.tsx";
import { Notice } from "../components/notice.tsx";
import { textLinkClass } from "../components/text-link.ts";
import { LoginForm } from "../features/account/login-form.tsx";
import { useDemoMode } from "../features/demo/demo-mode.tsx";
import { nextPath } from "../lib/next-path.ts";
import { usePageTitle } from "../lib/page-title.ts";
import { useSession } from "../lib/session.ts";
import { oneOf } from "./search-params.ts";

const verifiedNotices: Record<string, { tone: "success" | "info" | "error"; text: string }> = {
  pending: {
    tone: "success",
    text: "Account created. Check your inbox for the verification link, then log in.",
  },
  success: { tone: "success", text: "Your email address is verified. You can log in now." },
  failed: {
    tone: "error",
    text: "This verification link has been used or is too old. If your address is verified already, just log in. If not, log in to have a new link sent.",
  },
};

function VerifiedNotice({ verified }: { verified: string | undefined }) {
  const notice = verified === undefined ? undefined : verifiedNotices[verified];
  return notice === undefined ? null : <Notice tone={notice.tone}>{notice.text}</Notice>;
}

/** Whoever is signed in already has no business here. */
function Onward({ to }: { to: string }) {
  const { history } = useRouter();
  useEffect(() => history.replace(to), [history, to]);
  return <LoadingScreen />;
}

export function Login() {
  const { next, verified } = useSearch({ strict: false });
  const destination = nextPath(oneOf(next));
  const { state } = useSession();
  const { leave } = useDemoMode();
  usePageTitle("Log in");

  if (state === "checking") return <LoadingScreen />;
  if (state === "person") return <Onward to={destination} />;

  function enter() {
    leave();
    // A whole page load: sockets and caches of the visitor end here.
    window.location.replace(destination);
  }

  return (
    <FormPage
      heading="Log in"
      foot={
        <p>
          New here?{" "}
          <Link to="/signup" className={textLinkClass}>
            Sign up
          </Link>
        </p>
      }
    >
      <VerifiedNotice verified={oneOf(verified)} />
      <LoginForm onLoggedIn={enter} />
    </FormPage>
  );
}
