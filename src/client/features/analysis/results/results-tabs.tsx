import { Tabs } from "@base-ui/react/tabs";
import type { Report } from "../report.ts";
import type { TrialDesk } from "../use-trial.ts";
import { type Documents, DocumentsPanel } from "./documents/documents-panel.tsx";
import { OverviewPanel } from "./overview-panel.tsx";
import { ParsedCvPanel } from "./parsed-cv-panel.tsx";
import { RecommendationsPanel } from "./recommendations-panel.tsx";
import { RequirementsPanel } from "./requirements-panel.tsx";
import { ScoringPanel } from "./scoring-panel.tsx";
import { SkillsPanel } from "./skills-panel.tsx";
import { TweaksPanel } from "./tweaks/tweaks-panel.tsx";

const tabs = [
  { id: "overview", label: "Overview", Panel: OverviewPanel },
  { id: "requirements", label: "Requirements", Panel: RequirementsPanel },
  { id: "skills", label: "Skills Analysis", Panel: SkillsPanel },
  { id: "recommendations", label: "Recommendations", Panel: RecommendationsPanel },
  { id: "tweaks", label: "Tweaks", Panel: TweaksPanel },
  { id: "documents", label: "Documents", Panel: DocumentsPanel },
  { id: "scoring", label: "How it was scored", Panel: ScoringPanel },
  { id: "parsed", label: "What an ATS reads", Panel: ParsedCvPanel },
];

const noDocuments: Documents = { cvText: "", jdText: "" };

/** @param documents and `desk` are left out where only the report is left: nothing to lay side by side or to change */
export function ResultsTabs({
  report,
  documents = noDocuments,
  desk = null,
}: {
  report: Report;
  documents?: Documents;
  desk?: TrialDesk | null;
}) {
  const hasBoth = documents.cvText.trim() !== "" && documents.jdText.trim() !== "";
  const shown = tabs.filter(({ id }) => id !== "documents" || hasBoth);
  return (
    <Tabs.Root defaultValue="overview" className="mt-6">
      <Tabs.List
        aria-label="Parts of the report"
        className="-mx-4 flex overflow-x-auto border-b border-line px-4 sm:mx-0 sm:px-0"
      >
        {shown.map((tab) => (
          <Tabs.Tab
            key={tab.id}
            value={tab.id}
            className="-mb-px min-h-11 border-b-3 border-transparent px-3.5 text-[0.9375rem] font-medium whitespace-nowrap text-soft -outline-offset-3 first:pl-1 hover:text-ink data-active:border-accent data-active:font-semibold data-active:text-ink"
          >
            {tab.label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {shown.map(({ id, Panel }) => (
        <Tabs.Panel key={id} value={id} className="animate-fade pt-4 inert:hidden">
          <Panel report={report} documents={documents} desk={desk} />
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  );
}
