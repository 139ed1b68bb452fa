import { LegalPage } from "../features/legal/legal-page.tsx";
import { termsSections } from "../features/legal/terms-sections.tsx";
import { usePageTitle } from "../lib/page-title.ts";

export function Terms() {
  usePageTitle("Terms of Service");
  return (
    <LegalPage
      heading="Terms of Service"
      lead="The terms on which you use Shortlisted, in plain words. “We” are the people who run this website."
      changed="2026-11-21"
      sections={termsSections}
    />
  );
}
