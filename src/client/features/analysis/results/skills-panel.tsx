import { Chips } from "../../../components/chips.tsx";
import { MeterBar } from "../../../components/meter-bar.tsx";
import type { Report } from "../report.ts";

export function SkillsPanel({ report }: { report: Report }) {
  const have = report.skills_matched.length;
  const total = have + report.skills_missing.length;
  return (
    <div className="space-y-4">
      <section className="card p-5 sm:p-6">
        <h2 className="mb-3 text-lg font-semibold">Coverage</h2>
        <MeterBar
          label="Skills the advertisement names and your CV shows"
          percent={total === 0 ? 0 : (have * 100) / total}
          shown={`${have}/${total}`}
        />
      </section>
      <div className="grid gap-4 lg:grid-cols-2">
        <section className="card p-5 sm:p-6">
          <h2 className="mb-3 text-lg font-semibold">Skills you have</h2>
          {have === 0 ? (
            <p className="text-soft">
              {total === 0
                ? "The advertisement names no skill."
                : "None of the advertisement's skills were found in the CV."}
            </p>
          ) : (
            <Chips terms={report.skills_matched} kind="have" />
          )}
        </section>
        <section className="card p-5 sm:p-6">
          <h2 className="mb-1 text-lg font-semibold">Skills to add</h2>
          {report.skills_missing.length === 0 ? (
            <p className="text-soft">No skill the advertisement names is missing.</p>
          ) : (
            <>
              <p className="mb-3 text-[0.9375rem] text-soft">
                Name one only if you have it, and say where you used it.
              </p>
              <Chips terms={report.skills_missing} kind="add" />
            </>
          )}
        </section>
      </div>
    </div>
  );
}
