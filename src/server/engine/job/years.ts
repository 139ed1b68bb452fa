import { findMentions } from "../lexicon/lexicon.ts";
import { amount, yearsOfAmount } from "./year-amounts.ts";

/** Years of experience asked for: the lower bound, in years, and what they are of, as written. */
type AskedYears = { years: number; of: string | null };

const unit =
  "(?:years?|yrs?|months?|mths?|jahren?|jahre|monaten?|monate|ans?|années?|mois|años?|meses|anni|anno|mesi|jaar|maanden|lata|lat|anos)";
const pattern = new RegExp(
  `(?<![\\p{L}\\p{N}£$€.,/-])(${amount})\\s?(?:\\(\\d{1,2}\\)\\s?)?(?:(?:-|–|—|to|or|/|bis|à|a|and(?<=\\bbetween\\s[\\p{L}\\d.]{1,9}\\sand))\\s?(${amount})\\s?)?(?:\\+|plus|or more)?\\s?-?\\s?(full\\s)?(${unit})(?![\\p{L}\\p{N}])['’]?s?['’]?(?:\\s?\\+|\\s(?:or more|plus|minimum|at least)(?![\\p{L}]))?`,
  "giu",
);
const lowerBound =
  /(?:at ?least|minimum|min\.?|no less than|not less than|more than|over|plus|mindestens|wenigstens|au moins|minimum de|al menos|mínimo|almeno|minstens|co najmniej|pelo menos)(?:\s(?:of|de|di|an?|period|typically|approx\w*))*[\s:]*$/iu;
/** What one has reached, and works on from: "post-registration", "post-apprenticeship", "post CCT". */
const milestone =
  "(?:qualif|regist|reg\\b|grad|apprentic|charter|training|trained|cert|licen|induct|CCT|CCST|call\\b|admission|PGCE|PhD|doctoral exp|newly)";
const ofExperience = new RegExp(
  String.raw`^[\s+'’]*(?:[^.;\n]{0,60}?)(?:experi[ea]?n|exp\b|post[- ]?${milestone}|pqe|since (?:\p{L}+ )?(?:qualif|regist|graduat)|qualified|qualification|registration|registered|background|track record|exposure|working knowledge|berufserfahrung|erfahrung|expérience|experiencia|esperienza|ervaring|doświadczeni|experiência)`,
  "iu",
);
const inWork =
  /^\s(?:in|as|of|with|within|on (?:an?|the)|behind|working|managing|teaching|driving|selling|machining)\b/iu;
const workBefore =
  /(?:experi[ea]?n\w*|qualified|worked|working|managed|spent|employed|registered|post[- ]?qualif\w*|pqe|done|led|background)\b[^.;\n]{0,70}$/iu;
/** "Somebody who has planned routes for": told as done, whatever the work. */
const doneBefore =
  /\b(?:you|who|they|candidates?|applicants?|someone|somebody)(?:['’]ve| have| has|['’]ll have| (?:will|must|should|would) have) (?:\p{L}+ly |already |been )?(?!held\b|had\b|lived\b|resided\b)(?:\p{L}{2,}(?:ed|ing)|run|led|built|taught|sold|driven|kept|made|done|cut|bred|grown)\b[^.;\n]{0,70}$/iu;
/** "A year or more in a warehouse" */
const inPlace = /^\s(?:in|as|behind|on) (?:an?|the)\s/iu;
/** "At least a year driving a bus" */
const atWorkFor = /^\s(?:in|as|behind|working|managing|teaching|driving|selling|machining)\b/iu;
/** "5 years on the tools": at work, though the word is not said. */
const atWork = /^\s(?:on the tools|in the trade|behind the (?:wheel|bar|chair)|on the road)\b/iu;
const otherwise = new RegExp(
  String.raw`^[\s-]*(?:fixed|contract|old|of age|ago|history|warranty|course|programme|program|degree|apprenticeship|placement|term\b|rotation|plan\b|strategy|(?:full |clean |uk |valid |driving )*licen|maternity|secondment|employment history|address|residen|uk history|of (?:funding|growth|success|trading|training|history)|with the possibility|initially|post\b(?! ?-? ?${milestone})|tenure|guarantee|service (?:award|contract)|anniversary|no claims|checkable|screening|from|service|graduate pro|rotational|basic training|training|no more|spent|continuous employment|of continuous|before|prior|notice|residency|uk resid|in the uk\b|in the first instance)`,
  "iu",
);
const spanBefore =
  /(?:within|in|over|during|for|of|every|after|the|our|their|this|once per)?\s*(?:the\s)?\b(?:last|past|next|first|previous|initial|coming|every|within|aged?|under|up to|per|each|after|in)\s(?:the\s)?$/iu;
/** Not the candidate's time at work. */
const hypothetical =
  /\b(?:no more than|references? (?:to )?cover\w*|resident|resided|residence|lived|abroad|engaged with|screening|checks? (?:covering|going back))\b[^.;]{0,60}$/iu;
/** "**** and 6 years": the lower bound was blotted out, the upper one is not what is asked. */
const hiddenLowerBound = /\*{2,}\s?(?:and|to|-|–)\s?$/u;
const companyBefore =
  /\b(?:has|have|with|for|our|company|boasts?|nearly|almost)\b[^.]{0,40}\b(?:over|nearly|almost|more than)\s*(?:an?\s)?$/iu;
const companySubject =
  /(?:^|[.;]\s)(?:[Ww]e|[Oo]ur (?!ideal|successful)|[Tt]he (?:company|client|team|trust|firm)|[Ww]ith|\p{Lu}[\p{L}&]+(?: \p{Lu}[\p{L}&]+)*)(?!\p{L})[^.;]{0,60}$/u;
const personNamed =
  /\b(?:you|your|candidates?|applicants?|must|essential|required?|ideal|someone|individual|post ?holder)\b/iu;

/** A form's field: "Care: 1 year (required)". */
const fieldBefore = /^\W{0,3}(\p{L}[^:\n]{1,50}):\s*$/u;
const fieldBehind = /^\s?\((?:preferred|required|desired|essential|desirable)\)/iu;

/** A note that opens with its years: "2 years as a sous chef", but not "2 years of work lined up". */
const opensWith = /^\s(?:as|in (?!a row)|behind|working|managing|teaching|driving|selling)/iu;
/** "At least three years designing kitchens". */
const doing = /^\s\p{L}{3,}ing\s/iu;
/** How far before a number the work is looked for that it is of, in characters. */
const furtherBack = 100;

/** "Solicitor, 2-4 PQE", "PQE of 3+": the letters say by themselves that years are meant. */
const qualifiedYears =
  /(?<![\p{L}\p{N}£$€.,/-])(\d{1,2})(?:\s?(?:-|–|—|to)\s?\d{1,2})?\s?\+?\s?(?:plus |or more )?PQE\b|\bPQE\s?(?:of|:)?\s?(?:at least |a minimum of |min(?:imum|\.)?\s)?(\d{1,2})(?![\d.%£]|\s?(?:months?|mths?))/iu;
/** "NQ to 3 years' PQE": who has just qualified may come. */
const fromTheStart = /\b(?:NQ|newly[- ]qualified)\s?(?:-|–|—|to|up to)\s?$/iu;

/** The years of experience a demand asks for; null where it names none. */
export function yearsIn(text: string): AskedYears | null {
  return spelledOut(text) ?? ofQualified(text);
}

function ofQualified(text: string): AskedYears | null {
  const match = qualifiedYears.exec(text);
  const years = Number(match?.[1] ?? match?.[2] ?? 0);
  if (!match || years <= 0 || fromTheStart.test(text.slice(0, match.index))) return null;
  return { years, of: null };
}

function spelledOut(text: string): AskedYears | null {
  for (const match of text.matchAll(pattern)) {
    const before = text.slice(Math.max(0, match.index - 60), match.index);
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 110);
    const further = text.slice(Math.max(0, match.index - furtherBack), match.index);
    const value = yearsOfAmount(match[1] ?? "", match[4] ?? "");
    if (value === null || value > 25 || otherwise.test(after) || spanBefore.test(before)) continue;
    if (fromTheStart.test(before)) continue;
    if (companyBefore.test(before) && companySubject.test(before) && !personNamed.test(text))
      continue;
    const bare = /^an?$/iu.test(match[1] ?? "");
    const bound = lowerBound.test(before) || /at least$/iu.test(match[0]);
    if (hypothetical.test(before) || hiddenLowerBound.test(before)) continue;
    const near =
      ofExperience.test(after) ||
      (!bare && /experience\W{1,3}(?:of |- ?)?(?:at least |minimum )?$/iu.test(before));
    const loose = bound && !/over|more than/iu.test(before.slice(-12));
    const asField = fieldBefore.test(before) && fieldBehind.test(after);
    if (asField) return { years: value, of: trimmed(fieldBefore.exec(before)?.[1] ?? "") };
    const openEnded = /\+|plus|or more|minimum/iu.test(match[0]);
    const asked =
      near ||
      (!bare && (namesSkill(after, loose || /[’']$/u.test(match[0])) || atWork.test(after))) ||
      (openEnded && (!bare || inPlace.test(after))) ||
      (loose &&
        (!bare || atWorkFor.test(after)) &&
        (inWork.test(after) ||
          doing.test(after) ||
          workBefore.test(further) ||
          doneBefore.test(further))) ||
      (!bare && before.trim() === "" && opensWith.test(after));
    if (asked) return { years: value, of: subjectOf(after) };
  }
  return null;
}

/** "Two years of purchase ledger", "two years' forklift driving", "min 5 yrs CNC milling": what is known as a skill follows at once. */
function namesSkill(after: string, mayStandBare: boolean): boolean {
  const lead = /^\s(?:of|with|in)\s(?=\S)/iu.exec(after)?.[0] ?? (mayStandBare ? " " : "");
  return (
    lead !== "" &&
    findMentions(after.slice(lead.length)).some(
      ({ start, skill }) => start === 0 && skill.kind !== "licence",
    )
  );
}

/** "min 5 yrs CNC milling with Mazatrol": the skill that follows the years. */
function skillAtOnce(after: string): string | null {
  const [first] = findMentions(after);
  return first && after.slice(0, first.start).trim() === ""
    ? after.slice(first.start, first.end)
    : null;
}

/** How or when experience was gained, not what of. */
const howGained = new RegExp(
  String.raw`\b(?:post[- ]?${milestone}\p{L}*|recent|relevant|previous|proven|minimum|solid|demonstrable|of|working|hands[- ]on|professional|full[- ]time)\b`,
  "giu",
);

/** What the years are of: "3 years' accounting experience", "5 years' experience in a similar role". */
function subjectOf(after: string): string | null {
  const behind =
    /(?:experience|background|track record|qualification|registration|qualified|exposure)\s(?:of|in|with|as|within|working (?:in|with|as|within)|using|working)\s([^.,;()\n]{2,60})/iu.exec(
      after,
    )?.[1];
  if (saysWhat(behind)) return trimmed(behind);
  const doing =
    /(?:experience|background)\s((?!using|working)\p{L}{3,}ing\s[^.,;()\n]{2,50})/iu.exec(
      after,
    )?.[1];
  if (saysWhat(doing)) return trimmed(doing);
  const plainly = /^\s(?:in|as|of|with|working (?:in|as|with)|within)\s([^.,;()\n]{2,60})/iu.exec(
    after,
  )?.[1];
  if (saysWhat(plainly)) return trimmed(plainly);
  const between = /^\s(?:of\s)?([^.,;()\n]{2,45}?)\sexperience/iu.exec(after)?.[1];
  if (!between) return skillAtOnce(after);
  const subject = between.replace(howGained, "").trim();
  return subject.length > 1 ? trimmed(subject) : null;
}

/** "… in the UK", "… in a row": where and how, not what. */
const noSubject = /^(?:the )?(?:UK|United Kingdom|EU|Europe|England|Scotland|Wales|past|last)\b/u;

function saysWhat(subject: string | undefined): subject is string {
  return subject !== undefined && !noSubject.test(subject);
}

function trimmed(text: string): string {
  return (
    text
      .split(
        /\s+(?:and|or|is|are|would|will|including|which|who|where|essential|desirable|preferably|ideally)\s/iu,
      )[0]
      ?.split(/\s+/u)
      .slice(0, 7)
      .join(" ")
      .trim() ?? text
  );
}
