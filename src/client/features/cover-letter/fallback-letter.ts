import type { LetterSentence } from "../../../shared/letter.ts";
import {
  countLetterWords,
  type LetterLength,
  letterWords,
  letterWordsTolerance,
} from "../../../shared/letter-length.ts";
import { formatDay } from "../../lib/format.ts";
import type { LetterRequest } from "../../lib/kept-letter.ts";
import { fallbackWords } from "./fallback-words.ts";
import type { LetterReport } from "./letter-report.ts";

type Source = LetterSentence["sources"][number];

/** Longer than this a line of a CV is no line of a letter. */
const maxQuoteCharacters = 220;
const minQuoteWords = 4;
const maxSkills: Record<LetterLength, number> = { short: 3, medium: 5, long: 6 };

function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : `${items.slice(0, -1).join(", ")} and ${last}`;
}

/** A name as asked for, from the advertisement where it says the same. */
function namedBy(given: string, inAd: string | null): Source[] {
  if (given === "") return [];
  return [{ from: given === inAd ? "ad" : "request", quote: given }];
}

function opening(report: LetterReport, { companyName, jobTitle, tone }: LetterRequest) {
  const company = companyName.trim();
  const title = jobTitle.trim();
  const role = title === "" ? "the role you advertise" : `the role of ${title}`;
  const where = company === "" ? role : `${role} at ${company}`;
  return {
    text: fallbackWords[tone].opening(where),
    sources: [...namedBy(title, report.job.title), ...namedBy(company, report.job.company)],
  };
}

function sharedSkills(report: LetterReport, length: LetterLength): LetterSentence | null {
  const skills = report.skills_matched.slice(0, maxSkills[length]);
  if (skills.length === 0) return null;
  return {
    text: `My CV shows ${listed(skills)}, which your advertisement asks for.`,
    sources: skills.map((quote) => ({ from: "cv", quote })),
  };
}

function presentPost({ parsed_cv: cv }: LetterReport): LetterSentence | null {
  const post = cv?.experience.find(
    ({ title, company, end }) => title !== null && company !== null && end === "present",
  );
  if (!post?.title || !post.company) return null;
  return {
    text: `My present post is ${post.title} at ${post.company}.`,
    sources: [
      { from: "cv", quote: post.title },
      { from: "cv", quote: post.company },
    ],
  };
}

function withoutBullet(line: string): string {
  return line
    .replace(/\s+/gu, " ")
    .replace(/^[\s•◦▪*·‣–-]+/u, "")
    .trim();
}

function isLetterLine(line: string): boolean {
  return line.length <= maxQuoteCharacters && countLetterWords(line) >= minQuoteWords;
}

/** The CV's own lines that meet a demand, required ones first, each once, as many as there are words for. */
function proofLines(report: LetterReport, words: number): LetterSentence[] {
  const met = report.requirements.filter(({ status }) => status === "met");
  const inOrder = [
    ...met.filter(({ importance }) => importance === "required"),
    ...met.filter(({ importance }) => importance === "preferred"),
  ];
  const lines = new Map<string, LetterSentence>();
  let left = words;
  for (const { text: demand, evidence } of inOrder) {
    const quote = evidence
      .map((item) => item.quote)
      .find((candidate) => isLetterLine(withoutBullet(candidate)));
    const line = quote === undefined ? "" : withoutBullet(quote);
    const length = countLetterWords(line);
    if (quote === undefined || lines.has(line) || length > left) continue;
    left -= length;
    lines.set(line, {
      text: line,
      sources: [
        { from: "cv", quote },
        { from: "ad", quote: demand },
      ],
    });
  }
  return [...lines.values()];
}

function signature({ parsed_cv: cv }: LetterReport): string {
  return cv?.contact.full_name?.trim() || "[Your name]";
}

/**
 * A plain letter made of the report alone, for when the server cannot write one: it names the post, quotes the CV's own
 * lines that meet the demands, and claims nothing else.
 * @param today ISO date
 */
export function writeFallbackLetter(
  report: LetterReport,
  request: LetterRequest,
  today: string,
): { text: string; sentences: LetterSentence[] } {
  const first = [opening(report, request), sharedSkills(report, request.length)];
  const body = [...first, presentPost(report)].filter((sentence) => sentence !== null);
  const { closing } = fallbackWords[request.tone];
  const intro = "These lines of my CV bear on what you ask for:";
  const frame = [...body.map(({ text }) => text), intro, closing].join(" ");
  const most = letterWords[request.length] * (1 + letterWordsTolerance);
  // The date, greeting and close take about ten words.
  const proofs = proofLines(report, most - countLetterWords(frame) - 10);
  const paragraphs = [
    formatDay(today),
    "Dear Hiring Manager,",
    body.map(({ text }) => text).join(" "),
    ...(proofs.length === 0 ? [] : [[intro, ...proofs.map(({ text }) => `• ${text}`)].join("\n")]),
    closing,
    "Yours faithfully,",
    signature(report),
  ];
  const plain = (text: string): LetterSentence => ({ text, sources: [] });
  return {
    text: paragraphs.join("\n\n"),
    sentences: [...body, ...(proofs.length === 0 ? [] : [plain(intro), ...proofs]), plain(closing)],
  };
}
