import type { SectionKind } from "../../../shared/parsed-cv.ts";
import type { Evidence } from "../../../shared/results.ts";
import type { CvRecord, CvSkillMention } from "../cv/cv-record.ts";
import { foldSpace } from "../text/fold-space.ts";
import type { CopiedText } from "./copied-text.ts";
import { type Passage, readPassages } from "./passages.ts";
import { personalSpans, type Span } from "./personal-spans.ts";
import { lineStandings, type Standing } from "./standing.ts";

/** A skill of the lexicon as the CV best vouches for it. */
export type SkillShowing = {
  skill: string;
  shown: boolean;
  count: number;
  /** The mention that vouches best: in a dated role first. */
  best: CvSkillMention;
};

export type CvEvidence = {
  cv: CvRecord;
  copied: CopiedText;
  standing: Standing[];
  /** What in each line is about who the person is, and counts for nothing. */
  personal: Span[][];
  passages: Passage[];
  skills: Map<string, SkillShowing>;
  mentions: CvSkillMention[];
};

const sectionNames: Record<SectionKind, string> = {
  contact: "Top of the CV",
  summary: "Summary",
  experience: "Experience",
  education: "Education",
  skills: "Skills",
  projects: "Projects",
  certifications: "Certifications",
  languages: "Languages",
  volunteering: "Volunteering",
  publications: "Publications",
  awards: "Awards",
  interests: "Interests",
  references: "References",
  other: "Other",
};

/** The section a line stands in, as the CV calls it. */
export function sectionOf(cv: CvRecord, line: number): string {
  const section = cv.sections[cv.lines[line]?.section ?? -1];
  if (!section) return sectionNames.contact;
  return section.heading === "" ? sectionNames[section.kind] : section.heading;
}

const longestQuote = 240;

/** Up to 240 characters of a text around an offset, cut between words: still a verbatim part of the text. */
export function quoteAround(text: string, at: number): string {
  if (text.length <= longestQuote) return foldSpace(text);
  const from = Math.max(0, Math.min(at - longestQuote / 3, text.length - longestQuote));
  const start = from === 0 ? 0 : text.indexOf(" ", from) + 1 || from;
  const cut = text.slice(start, start + longestQuote);
  const end = start + longestQuote >= text.length ? -1 : cut.lastIndexOf(" ");
  return foldSpace(end > 0 ? cut.slice(0, end) : cut);
}

/** The evidence that a line gives, quoted around an offset within it. */
export function quoteLine(cv: CvRecord, line: number, at = 0): Evidence {
  return { quote: quoteAround(cv.lines[line]?.text ?? "", at), section: sectionOf(cv, line) };
}

function indexSkills(
  mentions: readonly CvSkillMention[],
  standing: readonly Standing[],
): Map<string, SkillShowing> {
  const skills = new Map<string, SkillShowing>();
  for (const mention of mentions) {
    const shown = standing[mention.line] === "shown";
    const known = skills.get(mention.skill);
    if (!known) skills.set(mention.skill, { skill: mention.skill, shown, count: 1, best: mention });
    else {
      known.count += 1;
      if (shown && !known.shown) Object.assign(known, { shown, best: mention });
    }
  }
  return skills;
}

/** Weighs every line of the CV once, for all the judgements that follow. `copied` has an entry for each line. */
export function weighCv(cv: CvRecord, copied: CopiedText): CvEvidence {
  const byLine = Map.groupBy(cv.skills, (mention) => mention.line);
  const standing = lineStandings(cv, copied, byLine);
  const personal = personalSpans(cv);
  const mentions = cv.skills.filter(
    (mention) =>
      standing[mention.line] !== "none" &&
      !personal[mention.line]?.some((span) => mention.start < span.end && span.start < mention.end),
  );
  return {
    cv,
    copied,
    standing,
    personal,
    passages: readPassages(cv, standing, personal),
    skills: indexSkills(mentions, standing),
    mentions,
  };
}
