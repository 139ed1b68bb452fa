import type { Judgement } from "../judge/judgement.ts";
import { inQuotes } from "../text/in-quotes.ts";
import { type Advice, byGain, type Findings, gainOfMeeting } from "./findings.ts";

/** Nothing else helps while a required licence is not shown. */
const saidFirst = 1000;
const mostQuestions = 4;

/** Not every question is answered with yes. */
const likely = { partial: 0.6, missing: 0.4 } as const;

function question({ demand, status, sure, evidence: [near] }: Judgement): string {
  const asked = inQuotes(demand.text);
  const line = near ? inQuotes(near.quote) : null;
  if (status === "partial" && line)
    return `${line} comes near ${asked}. What else did you do there that answers it? Say it in that line.`;
  if (!sure && line)
    return `Does ${line} answer ${asked}? If so, say it more plainly; if not, is there something else that does?`;
  if (demand.kind === "education")
    return `The advertisement asks for ${asked}. If you have it or something equal, name it with its year.`;
  return `Have you done anything that answers ${asked}? Then give it a line under the post where you did; if not, leave it out.`;
}

/** What is required of licences and registrations and not shown, in one. */
export function licenceAdvice({ judgements }: Findings): Advice[] {
  const absent = judgements.filter(({ lacksLicence }) => lacksLicence);
  const [first] = absent;
  if (!first) return [];
  const names = absent.map(({ demand }) => inQuotes(demand.text)).join(" and ");
  const text = `The advertisement makes ${names} a condition. If you have it, name it near the top, with its number or date; if not, ask the employer before you spend time on an application.`;
  return [{ text, gain: saidFirst }];
}

/** A question for each demand that is open, those that would bring most first. */
export function demandQuestions(findings: Findings): Advice[] {
  return byGain(findings)
    .filter(({ lacksLicence }) => !lacksLicence)
    .flatMap((judgement) => {
      const { status } = judgement;
      if (status !== "partial" && status !== "missing") return [];
      const gain = gainOfMeeting(findings, judgement) * likely[status];
      return gain > 0 ? [{ text: question(judgement), gain }] : [];
    })
    .slice(0, mostQuestions);
}
