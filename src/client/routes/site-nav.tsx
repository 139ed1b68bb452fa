import { Link } from "@tanstack/react-router";
import { Menu, X } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { Wordmark } from "../components/wordmark.tsx";
import { useRest } from "../lib/api.tsx";
import { useSession } from "../lib/session.ts";
import { useLeave } from "./use-leave.ts";

const linksOf = {
  checking: [{ to: "/", label: "Home" }],
  visitor: [
    { to: "/", label: "Home" },
    { to: "/pricing", label: "Pricing" },
    { to: "/login", label: "Login" },
    { to: "/signup", label: "Sign Up" },
  ],
  person: [
    { to: "/", label: "Home" },
    { to: "/dashboard", label: "Dashboard" },
    { to: "/app", label: "App" },
    { to: "/account", label: "Account" },
  ],
} as const;

const itemClass =
  "flex min-h-11 w-full items-center rounded-md px-3 text-[0.9375rem] font-medium text-soft hover:text-ink";
const linkClass = `${itemClass} aria-[current=page]:text-ink aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:decoration-accent aria-[current=page]:underline-offset-8`;

function LogoutButton() {
  const rest = useRest();
  const leave = useLeave();
  const [failed, setFailed] = useState(false);

  async function logOut() {
    setFailed(false);
    try {
      await rest.post("/api/auth/logout", {}, { parse: () => null });
      leave();
    } catch {
      setFailed(true);
    }
  }

  return (
    <>
      <button type="button" onClick={logOut} className={itemClass}>
        Logout
      </button>
      {failed ? (
        <p role="alert" className="px-3 pb-2 text-sm text-poor-ink">
          Logging out failed. Please try again.
        </p>
      ) : null}
    </>
  );
}

function MenuItems({ onChosen }: { onChosen: () => void }) {
  const { state } = useSession();
  return (
    <>
      {linksOf[state].map(({ to, label }) => (
        <li key={to}>
          <Link
            to={to}
            activeOptions={{ exact: to === "/", includeSearch: false }}
            className={linkClass}
            onClick={onChosen}
          >
            {label}
          </Link>
        </li>
      ))}
      {state === "person" ? (
        <li>
          <LogoutButton />
        </li>
      ) : null}
    </>
  );
}

export function SiteNav() {
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== "Escape" || !open) return;
    setOpen(false);
    toggle.current?.focus();
  }

  return (
    <header className="border-b border-line bg-surface print:hidden">
      <nav
        aria-label="Main"
        onKeyDown={closeOnEscape}
        className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-4 px-4 sm:px-6"
      >
        <Link to="/" aria-label="Shortlisted, home" className="flex min-h-14 items-center">
          <Wordmark />
        </Link>
        <button
          ref={toggle}
          type="button"
          aria-expanded={open}
          aria-controls="site-menu"
          onClick={() => setOpen(!open)}
          className="inline-flex min-h-11 items-center gap-2 rounded-md px-3 font-medium md:hidden"
        >
          {open ? <X aria-hidden className="size-5" /> : <Menu aria-hidden className="size-5" />}
          Menu
        </button>
        <ul
          id="site-menu"
          className={`${open ? "" : "max-md:hidden"} w-full pb-3 md:flex md:w-auto md:gap-1 md:pb-0`}
        >
          <MenuItems onChosen={() => setOpen(false)} />
        </ul>
      </nav>
    </header>
  );
}
