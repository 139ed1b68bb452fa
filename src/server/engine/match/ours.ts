import type { Demand } from "../job/job-record.ts";
import { findMentions } from "../lexicon/lexicon.ts";
import { overlaps, type Span, withoutSpans } from "../text/spans.ts";
import type { CvEvidence } from "./cv-evidence.ts";
import { tellingWords } from "./generic-terms.ts";

const mayBeOurs = /\b(?:we|uses?|ours)\b/iu;
const employer =
  "(?:the |our )?(?:council|trust|school|college|company|firm|charity|practice|team|home|hotel|nursery|university|group|site|service|business|hospital|club|academy)";
const use = `(?:we(?:(?:['’]re| are) on| (?:currently |mainly |mostly )?use| have| run)|${employer} (?:currently )?(?:uses?|is on|runs)|ours is)`;
/** "(we use iTrent)", "– the Council uses iTrent": what the employer has, which a person from elsewhere has not. */
const ours = new RegExp(
  `\\(\\s*${use} [^()]{2,160}\\)|(?:\\s[–—-]|[,;])\\s${use} [^.;()]{2,120}`,
  "giu",
);

/**
 * A demand for a kind of system, without the one of the employer: whoever has used another of the kind has what is asked. As it
 * stands where nothing else is asked, or where the CV names that one.
 */
export function withoutOurs(demand: Demand, { skills: held }: CvEvidence): Demand {
  const { text, skills } = demand;
  if (!mayBeOurs.test(text)) return demand;
  const spans: Span[] = [...text.matchAll(ours)].map(({ index, 0: said }) => ({
    start: index,
    end: index + said.length,
  }));
  const asked = spans.length > 0 ? withoutSpans(text, spans) : text;
  const terms = tellingWords(asked);
  if (spans.length === 0 || terms.length === 0) return demand;
  const mentions = findMentions(text);
  const own = new Set(
    mentions.filter((one) => overlaps(one, spans)).map(({ skill }) => skill.name),
  );
  for (const one of mentions) if (!overlaps(one, spans)) own.delete(one.skill.name);
  if (own.size === 0 && skills.length > 0) return demand;
  if ([...own].some((skill) => held.has(skill))) return demand;
  const left = skills
    .map((group) => group.filter((skill) => !own.has(skill)))
    .filter((group) => group.length > 0);
  return { ...demand, text: asked, skills: left, terms };
}
