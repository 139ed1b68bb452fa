import { Link } from "@tanstack/react-router";
import { Menu, X } from "lucide-react";
import { useState } from "react";
import { Wordmark } from "../components/wordmark.tsx";

const links = [
  { to: "/", label: "Home" },
  { to: "/pricing", label: "Pricing" },
] as const;

const linkClass =
  "flex min-h-11 items-center rounded-md px-3 text-[0.9375rem] font-medium text-soft hover:text-ink aria-[current=page]:text-ink aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:decoration-accent aria-[current=page]:underline-offset-8";

export function SiteNav() {
  const [open, setOpen] = useState(false);

  return (
    <header className="border-b border-line bg-surface print:hidden">
      <nav
        aria-label="Main"
        className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-4 px-4 sm:px-6"
      >
        <Link to="/" aria-label="Shortlisted, home" className="flex min-h-14 items-center">
          <Wordmark />
        </Link>
        <button
          type="button"
          aria-expanded={open}
          aria-controls="site-menu"
          onClick={() => setOpen(!open)}
          className="inline-flex min-h-11 items-center gap-2 rounded-md px-3 font-medium sm:hidden"
        >
          {open ? <X aria-hidden className="size-5" /> : <Menu aria-hidden className="size-5" />}
          Menu
        </button>
        <ul
          id="site-menu"
          className={`${open ? "" : "max-sm:hidden"} w-full pb-3 sm:flex sm:w-auto sm:gap-1 sm:pb-0`}
        >
          {links.map(({ to, label }) => (
            <li key={to}>
              <Link
                to={to}
                activeOptions={{ exact: true }}
                className={linkClass}
                onClick={() => setOpen(false)}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
