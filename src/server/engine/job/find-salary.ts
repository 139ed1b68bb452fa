import { labelled } from "./labelled-fact.ts";

const figure = "\\d{1,3}(?:[,.]\\d{3})*(?:\\.\\d{1,2})?\\s?(?:[kK](?![\\p{L}]))?";
const money = `(?:[£€$]|GBP\\s?|EUR\\s?)\\s?${figure}`;
const period =
  "(?:(?:per|an?|each)\\s(?:annum|year|hour|hr|day|week|wk|month|session|shift)|p\\.?\\s?a\\.?(?![\\p{L}])|p\\/?\\.?h\\.?(?![\\p{L}])|pcm|annually|hourly|\\/\\s?(?:hour|hr|day|year|week|month)|brutto|(?:im|pro) Jahr|yr awr|y flwyddyn|par an|al año|all'anno)";
const lead =
  "(?:up to|from|circa|c\\.|around|approximately|approx\\.?|starting (?:from|at)|between|minimum of|at least)\\s";
const range = `(?:${lead})?${money}(?:\\s?(?:-|–|—|to|and|\\/)\\s?(?:${lead})?(?:${money}|\\d${figure}))?`;
/** The sign behind the figures, as on the Continent: "38.000 – 44.000 €". */
const signBehind =
  "\\d{2,3}[.\\s]\\d{3}(?:\\s?€)?(?:\\s?(?:-|–|—|bis|à)\\s?\\d{2,3}[.\\s]\\d{3})?\\s?(?:€|EUR(?![\\p{L}]))";
const amount = new RegExp(
  `(${range}|(?<![\\d.,])${signBehind})(\\s?[([]?(?:gross |basic )?${period}[)\\]]?)?(\\s?\\(?(?:FTE|pro[- ]rata|OTE|DOE|depending on experience|dependent on experience|negotiable)\\b\\)?)?`,
  "giu",
);
/** Money that is no pay: what is offered besides, or what the firm turns over. */
const besides =
  /^(?!\s?[(,]?\s?(?:plus|and|with|incl?\w*|\+)(?![\p{L}]))\s?(?:(?:m|bn|million|billion)\b|\+?\s?(?:\w+\s){0,3}(?:bonus|incentive|hello|voucher|allowance|relocation|discount|cash ?back|weighting|fund|budget|turnover|contribution|towards|reward|premium|supplement|fee|every|retention|welcome|referral|worth|to spend|(?:for|on) (?:training|learning|books|courses|conferences|personal development|development)\b))/iu;
const besidesBefore =
  /(?<!\p{L})(?:bonus(?:es)?|hello|refer\w*(?: a friend)?|relocation|allowance|worth|turnover|budgets?|revenue|fund(?:ing)?|discounts?|vouchers?|save|saving|win|insurance|cover|fee|fees|cost(?:s|ing)?|raised?|portfolio|assets|payment|value[ds]?|sales|targets?|contribution|scheme|incentive|retention|grant)(?:\s\w+){0,3}\s?(?:of|to|:|is|up to|over|–|-)?\s?$/iu;
const payBefore =
  /\b(?:salary|pay|paying|pays|rate|rates|remuneration|package|basic|OTE|earn|earning|wage|grade|scale|band \d[a-d]?|gehalt|salaire|salario)\b[^.\n]{0,50}$/iu;
/** At the start of a line, a sentence or what a dot or bar sets apart: "London · £85,000 – £115,000". */
/** Behind the grade of a council's scale: "H6 £28,163 - £30,060". */
const scaleBefore =
  /\b(?:[A-Z]{1,3}\d{1,2}[a-d]?|SCP[\s\d–-]{1,12}|[MU]P[SR]|Band \d[a-d]?|Grade \w{1,4})[:,]?\s\(?$/u;
const opensPiece = /(?:^|[\n|•·–—,]|:\s|\s-|\p{Extended_Pictographic}\uFE0F?|[.!]\s)\s*$/u;
const grade =
  /(?:(?:AfC|NHS|Agenda for Change|Pay)\s{1,2})?\bBand:?\s?\d{1,2}[a-d]?(?![\p{L}\d])(?:\s?(?:-|\/|to|or)\s?(?:Band\s)?\d[a-d]?(?![\p{L}\d]))?/iu;
/** The band of somebody else, or of experience that is asked. */
const otherGrade =
  /(?:experience (?:at|as an?|in an?|working at)|previous|equivalent|team of|supervis\w+|manag\w+|other|junior|to|colleagues|nurses|mentor\w*|minimum of \d+ months \w* ?experience at)\s(?:an?\s|the\s|NHS\s)?$/iu;
/** "£38-45k" can hardly be anything but pay. */
const thousands = /\d{2}k?\s?(?:-|–|—|to)\s?[£€$]?\d{2,3}\s?k$/iu;
/** The scales on which teachers are paid. */
const teachersScale = /(?<![\p{L}])M(?:PS|PR)(?:\s?(?:\/|-|–|to|or)\s?U(?:PS|PR))?(?![\p{L}])/u;
const vague = /^(?:competitive|negotiable|attractive|excellent|doe|tbc|n\/?a)\b/iu;
const labelledEnough = /\d/u;
const gradeReach = 1_500;
/** A label "Grade: Band 6" does not hide the figures that stand beside it. */
const gradeOnly = /^[^£€$\d]{0,24}\d{1,2}[a-d]?$/iu;
/** The sure part of a pay that grows with sales. */
const basic = /\bbasic(?: salary)?(?: of|:)?\s*$/iu;

/** The pay as the advertisement writes it ("£28,000 - £32,000 pa", "Band 6"); null where it names no figure or grade. */
export function findSalary(text: string): string | null {
  const byLabel = labelled(text, "salary");
  if (byLabel && labelledEnough.test(byLabel) && !/\*{3}/u.test(byLabel) && !vague.test(byLabel))
    return (
      amountIn(byLabel) ??
      (gradeOnly.test(byLabel) ? amountIn(text.slice(0, gradeReach)) : null) ??
      (byLabel.length <= 60 ? byLabel : gradeIn(byLabel))
    );
  return amountIn(text) ?? gradeIn(text.slice(0, gradeReach));
}

function amountIn(text: string): string | null {
  let best: { quote: string; worth: number } | null = null;
  for (const match of text.matchAll(amount)) {
    const before = text.slice(Math.max(0, match.index - 60), match.index);
    const behind =
      text
        .slice(match.index + match[0].length, match.index + match[0].length + 50)
        .split("\n", 1)[0] ?? "";
    if (besides.test(behind) || besidesBefore.test(before) || isTooLittle(match)) continue;
    if (best && /\bactual (?:salary|pay)\b[^\n]{0,12}$/iu.test(before)) continue;
    const worth =
      (match[2] ? 4 : 0) +
      (payBefore.test(before) || scaleBefore.test(before) || opensPiece.test(before) ? 3 : 0) +
      (isYearly(match[1] ?? "") ? 2 : 0) +
      (thousands.test(match[1] ?? "") ? 2 : 0) +
      (basic.test(before) ? 1 : 0);
    if (worth >= 4 && worth > (best?.worth ?? 0)) best = { quote: tidy(match[0]), worth };
  }
  return best?.quote ?? null;
}

/** On one line, and without a bracket that stays open. */
function tidy(quote: string): string {
  const plain = quote.trim().replace(/\s+/gu, " ");
  return plain.includes(")") ? plain : plain.replace(/\s?\([^)]*$/u, "");
}

/** "£800 a year to learn with": nobody lives on so little. */
function isTooLittle([, sum = "", every = ""]: RegExpMatchArray): boolean {
  const value = Number(/\d[\d,]*/u.exec(sum)?.[0].replaceAll(",", ""));
  return (
    /annum|year|annually|p\.?\s?a\b/iu.test(every) && !/\d\s?k/iu.test(sum) && value < leastYearly
  );
}

const leastYearly = 3_000;

function isYearly(written: string): boolean {
  const value =
    /\d[\d,.]*(?:\s\d{3}(?!\d))?/u
      .exec(written)?.[0]
      .replace(/,|(?<=\d)[.\s](?=\d{3}(?!\d))/gu, "") ?? "";
  return Number(value) >= 10_000 || /\d{2}\s?k/iu.test(written);
}

function gradeIn(text: string): string | null {
  for (const match of text.matchAll(new RegExp(grade, "giu"))) {
    const before = text.slice(Math.max(0, match.index - 40), match.index);
    const behind = text.slice(match.index + match[0].length, match.index + match[0].length + 16);
    if (!otherGrade.test(before) && !/^\s(?:level|experience|nurses)/iu.test(behind))
      return match[0].trim();
  }
  return teachersScale.exec(text)?.[0] ?? null;
}
