import { LegalPage } from "../features/legal/legal-page.tsx";
import { privacySections } from "../features/legal/privacy-sections.tsx";
import { usePageTitle } from "../lib/page-title.ts";

export function Privacy() {
  usePageTitle("Privacy");
  return (
    <LegalPage
      heading="Privacy"
      lead="What we hold of you, why, for how long, and how to have it deleted. “We” are the people who run this website."
      changed="2026-11-21"
      sections={privacySections}
    />
  );
}
