import { cookieSections } from "../features/legal/cookie-sections.tsx";
import { LegalPage } from "../features/legal/legal-page.tsx";
import { usePageTitle } from "../lib/page-title.ts";

export function Cookies() {
  usePageTitle("Cookies");
  return (
    <LegalPage
      heading="Cookies"
      lead="Everything this website keeps in your browser, by name. All of it is needed for what you ask for: nothing counts visits, follows you or belongs to anybody else, so there is no banner to agree to."
      changed="2026-11-21"
      sections={cookieSections}
    />
  );
}
