import { demandCounts } from "../../../shared/demand-counts.ts";
import type { Results } from "../../../shared/results.ts";
import { scoreBand, verdictWords } from "../../../shared/score-band.ts";
import type { MailMessage } from "../../adapters/mail.ts";
import type { Site } from "../../deps.ts";
import { composeMail } from "../mail/layout.ts";

const fewest = 8;

/** A report as a mail, readable on a phone; the whole of it is attached as JSON. */
export function resultsMail(
  site: Site,
  { to, id, results }: { to: string; id: string; results: Results },
): MailMessage {
  const { job, overall_score: overall, skills_missing: missing, requirements } = results;
  const about = [job.title, job.company].filter((part) => part !== null).join(" at ");
  return composeMail({
    to,
    subject: `Your CV analysis: ${overall} out of 100${about ? `, ${about}` : ""}`,
    name: null,
    paragraphs: [
      `Here is the analysis of a CV${about ? ` for ${about}` : ""}.`,
      `Overall score: ${scoreText(overall)}\nJob match: ${scoreText(results.match_percentage)}\nATS score: ${scoreText(results.ats_score)}`,
      ...(results.summary ? [results.summary] : []),
    ],
    lists: [
      {
        heading: `Demands of the job (${demandsText(requirements)})`,
        items: requirements.map(({ text, status }) => `${statusWords[status]}: ${text}`),
      },
      { heading: "Strengths", items: results.strengths },
      { heading: "Areas for improvement", items: results.weaknesses },
      { heading: "Skills you have", items: few(results.skills_matched) },
      { heading: "Skills to add, if you have them", items: few(missing) },
      { heading: "Recommendations", items: results.recommendations },
    ],
    attachments: [
      {
        name: `cv-analysis-${id}.json`,
        contentType: "application/json",
        content: `${JSON.stringify(results, null, 2)}\n`,
      },
    ],
    action: { label: "Open Shortlisted", url: site.publicUrl },
    note: "You get this message because somebody asked for these results to be sent to this address. The whole report is attached as JSON.",
  });
}

const statusWords: Record<Results["requirements"][number]["status"], string> = {
  met: "Met",
  partial: "Partly met",
  missing: "Not shown",
  unverifiable: "Cannot be checked from a CV",
};

function demandsText(requirements: Results["requirements"]): string {
  const { met, total, unverifiable } = demandCounts(requirements);
  if (total === 0) return "none that a CV can show";
  const unchecked = unverifiable > 0 ? `; ${unverifiable} more cannot be checked` : "";
  return `${met} of ${total} met${unchecked}`;
}

function scoreText(score: number): string {
  return `${score} out of 100 (${verdictWords[scoreBand(score)]})`;
}

/** A mail is no place for sixty names: the first ones, and how many more there are. */
function few(names: string[]): string[] {
  const more = names.length - fewest;
  const shown = names.slice(0, fewest).join(", ");
  return names.length === 0 ? [] : [more > 0 ? `${shown} and ${more} more` : shown];
}
