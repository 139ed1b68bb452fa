import { useDeferredValue, useMemo } from "react";
import { Notice } from "../../components/notice.tsx";
import type { KeptLetter } from "../../lib/kept-letter.ts";
import { type LetterReport, type LetterTexts, linesOfCv } from "./letter-report.ts";
import { type UnsupportedFact, unsupportedFacts } from "./unsupported-facts.ts";

function quoted(facts: readonly UnsupportedFact[]): string {
  const texts = facts.map(({ text }) => `“${text}”`);
  const last = texts.at(-1) ?? "";
  return texts.length < 2 ? last : `${texts.slice(0, -1).join(", ")} and ${last}`;
}

/** Asks, kindly, about what the person's edits say that nothing else does. */
export function FactWarnings({
  letter,
  report,
  texts,
}: {
  letter: KeptLetter;
  report: LetterReport;
  texts: LetterTexts;
}) {
  // The texts may be long and the person is typing: the check may come a moment later.
  const { text, written, request } = useDeferredValue(letter);
  const facts = useMemo(() => {
    const { job, requirements } = report;
    const known = [
      ...linesOfCv(report, texts.cvText),
      texts.jdText,
      ...requirements.map((requirement) => requirement.text),
      job.title ?? "",
      job.company ?? "",
      request.companyName,
      request.jobTitle,
    ];
    return unsupportedFacts({ text, written, known, missingSkills: report.skills_missing });
  }, [text, written, request, report, texts]);

  const skills = facts.filter(({ kind }) => kind === "skill");
  const others = facts.filter(({ kind }) => kind !== "skill");
  return (
    <div role="status" className="space-y-2 empty:hidden">
      {others.length === 0 ? null : (
        <Notice tone="info">
          Neither your CV nor the advertisement mentions {quoted(others)}.{" "}
          {others.length === 1 ? "Keep it only if it is true." : "Keep only what is true."}
        </Notice>
      )}
      {skills.length === 0 ? null : (
        <Notice tone="info">
          Your CV does not show {quoted(skills)}.{" "}
          {skills.length === 1
            ? "Keep it only if you have it, and be ready to say where you used it."
            : "Keep only what you have, and be ready to say where you used it."}
        </Notice>
      )}
    </div>
  );
}
