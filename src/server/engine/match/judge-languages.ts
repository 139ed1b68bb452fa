import type { CvLanguage } from "../cv/cv-record.ts";
import type { Demand } from "../job/job-record.ts";
import { type CvEvidence, quoteLine, quotePassage } from "./cv-evidence.ts";
import { bestOf, type Finding, mean } from "./judgement.ts";

/** Credits for a language. Published in docs/scoring.md. */
export const languageCredits = { named: 1, levelNotSaid: 0.8, belowLevel: 0.5 } as const;

const ranks = ["A1", "A2", "B1", "B2", "C1", "C2", "native"];

function rank(level: string | null): number {
  return level === null ? -1 : ranks.indexOf(level);
}

type Asked = Demand["languages"][number];

function bestLevel(languages: readonly CvLanguage[], code: string): CvLanguage | undefined {
  const own = languages.filter((language) => language.code === code);
  return own.sort((one, other) => rank(other.level) - rank(one.level))[0];
}

/** "Polish from home", "Languages. Polish and Russian", "chat with residents in Urdu": said in prose of what one speaks. */
const toldInProse =
  /^\W{0,3}(?:other |spoken )?languages?\b|\b(?:from|at) home|\b(?:grew|brought) up\b|\braised\b|\b(?:family|parents|mother|father|grand\p{L}+|native|conversational|chat(?:ted)?|talk(?:ed)?|translat\p{L}+|interpret\p{L}+|get by|learn(?:t|ed))\b/iu;
const fewWordsBetween = 40;

function spokenInProse({ passages }: CvEvidence, { code, name }: Asked): CvLanguage | undefined {
  const told = passages.find(({ said, heading }) => {
    const at = heading ? -1 : said.indexOf(name);
    return (
      at >= 0 &&
      toldInProse.test(said.slice(Math.max(0, at - fewWordsBetween), at + name.length + 20))
    );
  });
  return told && { code, name, level: null, line: told.line };
}

function judgeOne(evidence: CvEvidence, asked: Asked): Finding {
  const { cv } = evidence;
  const usable = cv.languages.filter((language) => evidence.standing[language.line] !== "none");
  const own = bestLevel(usable, asked.code) ?? spokenInProse(evidence, asked);
  const written = cv.language === asked.code;
  if (!own && written) {
    const longest = evidence.passages.reduce<(typeof evidence.passages)[number] | undefined>(
      (best, passage) => (passage.length > (best?.length ?? 0) ? passage : best),
      undefined,
    );
    return {
      credit: languageCredits.named,
      reason: `Your CV is written in ${asked.name}.`,
      evidence: longest ? [quotePassage(cv, longest)] : [],
    };
  }
  if (!own) return { credit: 0, reason: `Your CV does not name ${asked.name}.`, evidence: [] };
  const quote = [quoteLine(cv, own.line)];
  const wanted = rank(asked.level);
  if (wanted < 0 || rank(own.level) >= wanted || written) {
    return { credit: languageCredits.named, reason: `Your CV names ${own.name}.`, evidence: quote };
  }
  return own.level === null
    ? {
        credit: languageCredits.levelNotSaid,
        reason: `Your CV names ${own.name}, without a level; ${asked.level} is asked.`,
        evidence: quote,
      }
    : {
        credit: languageCredits.belowLevel,
        reason: `Your CV names ${own.name} at ${own.level}; ${asked.level} is asked.`,
        evidence: quote,
      };
}

/** "Welsh and/or English", "a second language (for example Urdu)": either serves. */
const either = /\b(?:and\/)?or\b|\b(?:for example|for instance|e\.?g\.?|such as)/iu;
/** "A second language, particularly Polish or Urdu": any serves, and those named serve best; "such as Urdu" leaves it open. */
const anyOther =
  /\b(?:second|another|other|additional|community|further|foreign|European|Asian|any) languages?\b/iu;
const examplesOnly = /\b(?:for example|for instance|e\.?g\.?|such as|like|any)\b/iu;
const noOther = /\b(?:must|required|essential|only)\b/iu;

/** Another language than those named, where the text asks for any and names some. */
function besidesNamed(evidence: CvEvidence, named: readonly Finding[], text: string): Finding[] {
  if (!anyOther.test(text) || noOther.test(text) || named.some(({ credit }) => credit !== 0))
    return [];
  const other = judgeAnotherLanguage(evidence);
  if (other.credit === 0) return [];
  const credit = examplesOnly.test(text) ? other.credit : languageCredits.belowLevel;
  return [{ ...other, credit }];
}

/** Every language asked for, or the best of them where the text offers a choice. */
export function judgeLanguages(
  evidence: CvEvidence,
  asked: readonly Asked[],
  text: string,
): Finding {
  const named = asked.map((language) => judgeOne(evidence, language));
  const findings = [...named, ...besidesNamed(evidence, named, text)];
  const isChoice = asked.length > 1 && either.test(text);
  const [first, ...others] = findings;
  if (first && (isChoice || findings.length > named.length)) {
    return others.reduce<Finding>(bestOf, first);
  }
  return {
    credit: mean(findings.map((finding) => finding.credit ?? 0)),
    reason: findings.map((finding) => finding.reason).join(" "),
    evidence: findings.flatMap((finding) => finding.evidence),
  };
}

/** "A second language", "a community language": any but the one the CV is written in. */
export function judgeAnotherLanguage({ cv, standing }: CvEvidence): Finding {
  const other = cv.languages.find(
    ({ code, line }) => code !== cv.language && standing[line] !== "none",
  );
  if (!other) return { credit: 0, reason: "Your CV names no other language.", evidence: [] };
  return {
    credit: languageCredits.named,
    reason: `Your CV names ${other.name}.`,
    evidence: [quoteLine(cv, other.line)],
  };
}
