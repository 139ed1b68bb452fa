import { skillNamed } from "../lexicon/lexicon.ts";
import type { Span } from "../text/spans.ts";
import type { CvLine, CvSkillMention } from "./cv-record.ts";
import {
  aPost,
  denying,
  denyingHeading,
  lapsed,
  learning,
  mayDeny,
  mayEnd,
  ofOthers,
  praise,
  studiedBefore,
  turn,
} from "./denial-cues.ts";

const sentenceEnd = /[.;:!?](?=\s|$)|\s[-–—]\s/gu;

/** Looked at in one piece at most; what is longer is no statement anybody wrote. */
const longestStatement = 600;

/** The sentences of a line, by their offsets. */
function statementsOf(text: string): Span[] {
  const ends = [...text.matchAll(sentenceEnd)].map(({ index }) => index + 1);
  const cuts = [0, ...ends, text.length];
  return cuts.slice(1).map((end, at) => ({ start: cuts[at] ?? 0, end }));
}

function turnAfter(statement: string, from: number): number {
  turn.lastIndex = from;
  return turn.exec(statement)?.index ?? statement.length;
}

function deniedIn(statement: string): Span[] {
  const lead = statement.length - statement.trimStart().length;
  const own = statement.slice(lead, longestStatement + lead);
  const denied = denying.flatMap((cue) =>
    [...own.matchAll(cue)].flatMap(({ index, 0: said }) => {
      const end = turnAfter(own, index + said.length);
      if (praise.test(own.slice(index, end)) || ofOthers.test(own.slice(0, index).trimEnd()))
        return [];
      return [{ start: index, end }];
    }),
  );
  const open = [...own.matchAll(learning)].flatMap(({ index, 0: said }) => {
    const start = index + said.length;
    const end = turnAfter(own, start);
    return aPost.test(own.slice(start, end)) ? [] : [{ start, end }];
  });
  return [...denied, ...open].map(({ start, end }) => ({ start: lead + start, end: lead + end }));
}

/** The item of a list that holds an offset: "Class 1, CPC, ADR (expired)" loses the last alone. */
function itemAround(statement: string, at: number): Span {
  const begins = (before: number) =>
    Math.max(statement.lastIndexOf(",", before), statement.lastIndexOf("|", before)) + 1;
  const nearest = begins(at - 1);
  // "RHCSA, 2018 (expired)": behind its comma the year belongs to the name before it.
  const dated = nearest > 1 && /^\s?(?:\d{1,2}\/)?\d{4}\s?\(?$/u.test(statement.slice(nearest, at));
  const start = dated ? begins(nearest - 2) : nearest;
  const end = statement.slice(at).search(/[,|]/u);
  return { start, end: end < 0 ? statement.length : at + end };
}

function deniedInStatement(statement: string): Span[] {
  const ended = lapsed.exec(statement);
  if (!ended || mayEnd.test(statement)) return deniedIn(statement);
  return [itemAround(statement, ended.index), ...deniedIn(statement)];
}

/**
 * What a line says its writer does not have, has not done or has yet to learn ("I have never used Sage but know Xero"): it
 * vouches for nothing. English.
 */
function deniedSpans(text: string): Span[] {
  if (!mayDeny.test(text)) return [];
  return statementsOf(text).flatMap(({ start, end }) =>
    deniedInStatement(text.slice(start, end)).map((span) => ({
      start: start + span.start,
      end: start + span.end,
    })),
  );
}

/** So far before a name those words may begin. */
const reach = 60;

/** "Studying ITIL": a method with an examination not yet passed. At work it is done, whatever is studied besides. */
function isUnexamined({ text, role }: CvLine, { skill, start }: CvSkillMention): boolean {
  const studied = studiedBefore.test(text.slice(Math.max(0, start - reach), start));
  return studied && role === null && skillNamed(skill)?.kind === "method";
}

/**
 * For each line what of it is denied: `deniedSpans` and what is still being studied; all of what stands under a heading that
 * says so, up to the next section or role.
 */
export function denialsOf(lines: readonly CvLine[], skills: readonly CvSkillMention[]): Span[][] {
  const named = Map.groupBy(skills, ({ line }) => line);
  let head: CvLine | null = null;
  return lines.map((line) => {
    if (denyingHeading.test(line.text.trim())) head = line;
    else if (head && (line.section !== head.section || line.role !== head.role)) head = null;
    if (head) return [{ start: 0, end: line.text.length }];
    const studied = named.get(line.index)?.filter((mention) => isUnexamined(line, mention)) ?? [];
    return [...deniedSpans(line.text), ...studied.map(({ start, end }) => ({ start, end }))];
  });
}
