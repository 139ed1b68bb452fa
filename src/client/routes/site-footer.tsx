import { Link } from "@tanstack/react-router";
import { Segmented } from "../components/segmented.tsx";
import { contactAddress } from "../lib/contact.ts";
import { themes, useTheme } from "../lib/theme.ts";

const themeNames = { system: "System", light: "Light", dark: "Dark" };

const linkClass =
  "inline-flex min-h-11 items-center underline-offset-4 hover:text-ink hover:underline";

export function SiteFooter() {
  const { theme, choose } = useTheme();
  return (
    <footer className="mt-auto border-t border-line text-sm text-soft print:hidden">
      <div className="mx-auto flex max-w-6xl flex-col gap-x-8 gap-y-3 px-4 py-5 sm:px-6 md:flex-row md:items-center md:justify-between">
        <ul className="flex flex-wrap items-center gap-x-6">
          <li>
            <Link to="/terms" className={linkClass}>
              Terms
            </Link>
          </li>
          <li>
            <Link to="/privacy" className={linkClass}>
              Privacy
            </Link>
          </li>
          <li>
            <a href={`mailto:${contactAddress}`} className={linkClass}>
              Contact
            </a>
          </li>
        </ul>
        <Segmented
          legend="Appearance"
          name="theme"
          options={themes.map((value) => ({ value, label: themeNames[value] }))}
          value={theme}
          onChange={choose}
        />
        <p className="py-1">© {new Date().getFullYear()} Shortlisted</p>
      </div>
    </footer>
  );
}
