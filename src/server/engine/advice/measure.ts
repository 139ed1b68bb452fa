import { parseCv } from "../cv/parse-cv.ts";
import { checkCase, scoresOf } from "../score/assess.ts";
import { scoreAts } from "../score/ats-score.ts";
import { scoreOverall } from "../score/overall-score.ts";
import type { Edit } from "./edits/edit.ts";
import type { Findings } from "./findings.ts";

type Points = { overall: number; match: number; ats: number };

/** What only the file's checks see leaves the match as it is. */
function pointsOfFile(
  { about, reading, scores }: Findings,
  { document }: Edit,
  cv = about.cv,
): Points {
  const ats = scoreAts(checkCase({ ...about, document, cv })).score;
  const match = scores.match.score;
  return { overall: scoreOverall(reading, match, ats).score, match, ats };
}

async function pointsOf(findings: Findings, edit: Edit): Promise<Points> {
  const { about } = findings;
  if (edit.cv && edit.cv.roles === about.cv.roles) return pointsOfFile(findings, edit, edit.cv);
  const cv = edit.cv ?? parseCv(edit.document, about.referenceDate);
  const { overall, match, ats } = await scoresOf({ ...about, document: edit.document, cv });
  return { overall: overall.score, match: match.score, ats: ats.score };
}

/** The points of overall score that a change brings when the engine is run again; 0 where another score would fall. */
export async function gainOfEdit(findings: Findings, edit: Edit): Promise<number> {
  const { overall, match, ats } = findings.scores;
  const after = await pointsOf(findings, edit);
  if (after.match < match.score || after.ats < ats.score) return 0;
  return after.overall - overall.score;
}
