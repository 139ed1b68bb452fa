import type { RequirementStatus } from "../../../shared/results.ts";
import type { CvReading } from "../document/cv-reading.ts";
import { durationText, unionMonths } from "../document/months.ts";
import type { Demand } from "../job/job-record.ts";
import type { DemandFacts } from "./facts.ts";

type Found = {
  status: RequirementStatus;
  sure: boolean;
  demand: Demand;
  facts: DemandFacts;
  /** Statements shown as evidence. */
  shown: readonly number[];
  reading: CvReading;
};

/** The months of the posts that the lines shown stand in. */
function monthsShown({ shown, reading }: Found): number {
  const posts = new Set(shown.flatMap((index) => reading.statements[index]?.role ?? []));
  return unionMonths([...posts].flatMap((post) => reading.months[post] ?? []));
}

function aboutYears(found: Found): string {
  const { years } = found.facts;
  const months = monthsShown(found);
  if (years === null || months === 0) return "";
  return ` The posts it rests on add up to ${durationText(months)}; ${durationText(years * 12)} are asked for.`;
}

const sayings: Record<RequirementStatus, { sure: string; unsure: string }> = {
  met: {
    sure: "Your CV shows this.",
    unsure: "Your CV probably shows this. Please check that the line says it clearly.",
  },
  partial: {
    sure: "Your CV comes near this, but does not show all of it.",
    unsure: "Your CV seems to show part of this. Please check the line.",
  },
  missing: {
    sure: "No line of your CV shows this.",
    unsure: "We found no line that clearly shows this. The nearest one is quoted: please check it.",
  },
  unverifiable: {
    sure: "A CV cannot show this. Be ready to confirm it.",
    unsure: "A CV can hardly show this. Be ready to confirm it.",
  },
};

/** One or two plain sentences on a verdict, made of what was found. */
export function reasonFor(found: Found): string {
  const { status, sure, facts } = found;
  if (facts.denied && status === "missing") return "Your CV says that you do not have this.";
  const saying = sayings[status][sure ? "sure" : "unsure"];
  return status === "met" || status === "partial" ? saying + aboutYears(found) : saying;
}
