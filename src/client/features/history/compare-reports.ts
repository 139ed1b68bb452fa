import type {
  Requirement,
  RequirementStatus,
  Results,
  ScorePart,
} from "../../../shared/results.ts";

/** What of a report can be compared. */
export type ComparedReport = {
  overall_score: number;
  match_percentage: number;
  ats_score: number | null;
  score_parts: ScorePart[];
  requirements: Requirement[];
  engine: Results["engine"] | null;
};

type Change = { label: string; before: number | null; after: number | null };
type DemandChange = {
  text: string;
  /** Null where the demand is in the other report only. */
  before: RequirementStatus | null;
  after: RequirementStatus | null;
};

const scores = [
  { of: "overall_score", label: "Overall Score" },
  { of: "match_percentage", label: "Job Match" },
  { of: "ats_score", label: "ATS Score" },
] as const;

function partChanges(before: ComparedReport, after: ComparedReport, of: ScorePart["of"]): Change[] {
  const partsOf = (report: ComparedReport) => report.score_parts.filter((part) => part.of === of);
  const labels = new Map(
    [...partsOf(before), ...partsOf(after)].map(({ id, label }) => [id, label]),
  );
  const scoreIn = (report: ComparedReport, id: string) =>
    partsOf(report).find((part) => part.id === id)?.score ?? null;
  return [...labels].map(([id, label]) => ({
    label,
    before: scoreIn(before, id),
    after: scoreIn(after, id),
  }));
}

/** The same demand reads the same, whatever the spaces and capitals. */
function demandKey({ text }: Requirement): string {
  return text.toLowerCase().replace(/\s+/g, " ").trim();
}

function demandChanges(before: ComparedReport, after: ComparedReport) {
  const old = new Map(before.requirements.map((demand) => [demandKey(demand), demand]));
  const present = new Map(after.requirements.map((demand) => [demandKey(demand), demand]));
  const changes = [...new Set([...old.keys(), ...present.keys()])].map((key): DemandChange => {
    const one = old.get(key);
    const other = present.get(key);
    return {
      text: (other ?? one)?.text ?? "",
      before: one?.status ?? null,
      after: other?.status ?? null,
    };
  });
  const inBoth = changes.filter((change) => change.before !== null && change.after !== null);
  return {
    changed: inBoth.filter((change) => change.before !== change.after),
    unchanged: inBoth.filter((change) => change.before === change.after).length,
    onlyBefore: changes.filter((change) => change.after === null),
    onlyAfter: changes.filter((change) => change.before === null),
  };
}

/** Whether what went in was the same; null where a report does not say. */
function sameInputs(before: ComparedReport, after: ComparedReport) {
  const one = before.engine?.inputs;
  const other = after.engine?.inputs;
  if (one === undefined || other === undefined) return null;
  return { cv: one.cv === other.cv, job: one.job === other.job };
}

/** Lays two reports side by side. */
export function compareReports(before: ComparedReport, after: ComparedReport) {
  return {
    scores: scores.map(({ of, label }) => ({
      label,
      before: before[of],
      after: after[of],
      parts: partChanges(before, after, of),
    })),
    demands: demandChanges(before, after),
    inputs: sameInputs(before, after),
    versions: {
      before: before.engine?.version ?? null,
      after: after.engine?.version ?? null,
    },
  };
}
export type Comparison = ReturnType<typeof compareReports>;
