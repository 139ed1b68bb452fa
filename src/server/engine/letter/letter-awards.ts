import type { CvEducation } from "../cv/cv-record.ts";
import { findMentions } from "../lexicon/lexicon.ts";
import { foldSpace } from "../text/fold-space.ts";
import { words } from "../text/words.ts";
import { verbOf } from "../vocabulary/verb-forms.ts";
import type { LetterInput } from "./letter-input.ts";
import { lowerFirst } from "./lower-first.ts";

/** Something held, as it can stand in a list, with the lines of the CV that say so. */
export type Held = { text: string; quotes: string[] };

const mostDegreeWords = 10;
const unfinished =
  /\b(?:working towards|work towards|studying|in progress|ongoing|current|currently|expected|pending|expired|lapsed|due|predicted|part[- ]|incomplete|withdrew|deferred|not|no|need|starting|booked|applied|year \d)\b/iu;
const oddSigns = /[:;|•<>{}[\]@?!…"“”]|https?|www\.|\s[-–—]\s/u;

function awardText({
  degree,
  subject,
  institution,
  end,
  classification,
}: CvEducation): string | null {
  const name = foldSpace(degree ?? "");
  const isPlain =
    /^\p{Lu}/u.test(name) &&
    !oddSigns.test(name) &&
    !/\b(?:19|20)\d\d\b|[,.&/-]$/u.test(name) &&
    name.split("(").length === name.split(")").length &&
    name.split(" ").length <= mostDegreeWords;
  if (!isPlain) return null;
  const of = foldSpace(subject ?? "");
  const isSubject =
    of !== "" &&
    !oddSigns.test(of) &&
    of.length <= 60 &&
    !name.toLowerCase().includes(of.toLowerCase());
  const school = foldSpace(institution ?? "");
  const isSchool = /^\p{Lu}[\p{L}\p{M}\s'’.&-]{3,60}$/u.test(school) && !name.includes(school);
  const year = end === null || end === "present" ? null : String(end.year);
  const grade = classification !== null && !name.includes(classification) ? classification : null;
  const beside = [isSchool ? school : null, year, grade].filter((one) => one !== null).join(", ");
  return `${name}${isSubject ? ` in ${of}` : ""}${beside === "" || name.includes("(") ? "" : ` (${beside})`}`;
}

/** Finished awards: those the demands rest on first, then by level; what is still studied for is left out. */
export function heldAwards({ cv, results, referenceDate }: LetterInput): Held[] {
  const evidence = results.requirements.flatMap(({ status, evidence: shown }) =>
    status === "met" ? shown.map(({ quote }) => quote) : [],
  );
  const today = referenceDate.slice(0, 7);
  const best = Math.max(0, ...cv.education.map(({ level }) => level ?? 0));
  const awards = cv.education.flatMap((one) => {
    const { end, level, line } = one;
    const quote = cv.lines[line]?.text ?? "";
    const near = [line, line + 1].map((at) => cv.lines[at]?.text ?? "").join(" ");
    const isLater =
      end !== null &&
      end !== "present" &&
      `${end.year}-${String(end.month ?? 1).padStart(2, "0")}` > today;
    const isSchool = level !== null && level < best && level <= (best >= 5 ? 3 : 2);
    const text =
      end === "present" || isLater || isSchool || unfinished.test(near) ? null : awardText(one);
    if (text === null) return [];
    const rank = (evidence.some((shown) => quote.includes(shown)) ? 10 : 0) + (level ?? 0);
    return [{ text, quotes: [quote], rank }];
  });
  const texts = new Set<string>();
  return awards
    .sort((one, other) => other.rank - one.rank)
    .filter(({ text }) => !texts.has(text) && texts.add(text));
}

const mostLicenceWords = 9;
const licenceSections: ReadonlySet<string> = new Set([
  "certifications",
  "skills",
  "education",
  "other",
  "summary",
  "contact",
]);

const inList = (text: string) =>
  /^(?:Full|Clean|Valid|Current|Own|Driving|Enhanced)\s/u.test(text) ? lowerFirst(text) : text;

/** Licences, registrations and certificates the advertisement asks for, as lines of the CV name them. */
export function heldLicences({ cv, job, results }: LetterInput, awards: readonly Held[]): Held[] {
  const found = new Map<string, Held>();
  for (const { id, kind, status, sure, evidence } of results.requirements) {
    const asked = job.demands.find((one) => one.id === id)?.licences ?? [];
    const [first] = evidence;
    if (kind !== "licence" || status !== "met" || sure === false || !first) continue;
    const line = cv.lines.find(({ text }) => foldSpace(text).includes(first.quote));
    if (!line || !licenceSections.has(cv.sections[line.section]?.kind ?? "other")) continue;
    const [head = "", ...behind] = first.quote.split(/:\s/u);
    const text = (
      behind.length === 1 && head.split(" ").length <= 3 ? (behind[0] ?? "") : first.quote
    )
      .replace(/\.$/u, "")
      .trim();
    const all = words(text);
    const isPlain =
      all.length <= mostLicenceWords &&
      !oddSigns.test(text) &&
      !unfinished.test(text) &&
      !/\.\s|,|[-/&(]$|\b(?:I|my|and|with)\b/u.test(text) &&
      text.split("(").length === text.split(")").length &&
      findMentions(text).some(({ skill }) => asked.includes(skill.name)) &&
      verbOf(all[0]?.lower ?? "")?.form !== "past" &&
      verbOf(all[0]?.lower ?? "")?.form !== "gerund";
    const isSaid = awards.some(({ quotes }) => quotes.some((quote) => quote.includes(text)));
    if (isPlain && !isSaid)
      found.set(text.toLowerCase(), { text: inList(text), quotes: [line.text] });
  }
  return [...found.values()];
}
