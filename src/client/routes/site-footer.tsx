import { Segmented } from "../components/segmented.tsx";
import { contactAddress } from "../lib/contact.ts";
import { themes, useTheme } from "../lib/theme.ts";

const themeNames = { system: "System", light: "Light", dark: "Dark" };

export function SiteFooter() {
  const { theme, choose } = useTheme();
  return (
    <footer className="mt-auto border-t border-line print:hidden">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-3 px-4 py-5 text-sm text-soft sm:px-6">
        <p>© {new Date().getFullYear()} Shortlisted</p>
        <a
          href={`mailto:${contactAddress}`}
          className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-ink"
        >
          {contactAddress}
        </a>
        <Segmented
          legend="Appearance"
          name="theme"
          options={themes.map((value) => ({ value, label: themeNames[value] }))}
          value={theme}
          onChange={choose}
        />
      </div>
    </footer>
  );
}
