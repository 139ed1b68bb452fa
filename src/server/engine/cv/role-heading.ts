import { skillNamed } from "../lexicon/lexicon.ts";
import { remembered } from "../text/remembered.ts";
import { looksLikeJobTitle } from "../vocabulary/job-titles.ts";
import { type Chosen, chooseParts, firstNamed, type HeadingOrder } from "./choose-parts.ts";
import { commaParts } from "./comma-parts.ts";
import { trimEdges } from "./cv-line.ts";
import { townShape, withoutProvince } from "./employer-brackets.ts";
import { endsInLegalForm, isEmployerLikePost, splitSelfEmployment } from "./employers.ts";
import { bareLabelLength, labelField } from "./field-labels.ts";
import type { FieldLabel } from "./form-labels.ts";
import { withoutClosingRemark } from "./heading-asides.ts";
import { piecesOf } from "./heading-pieces.ts";
import { isPlace } from "./places.ts";
import type { Part } from "./role-parts.ts";

/** What the heading lines of a role say. */
export type RoleHeading = {
  title: string | null;
  company: string | null;
  location: string | null;
  /** Which came first, where signs and not only the order told title from employer. */
  order: "title" | "company" | null;
  /** Titles and employers were told apart by signs, not by order alone. */
  sure: boolean;
  /** What stands behind the title's comma and became the employer for want of another: a team as often as a firm. */
  tail: string | null;
  /** The same, where it stands before the title: "Various roles, Driver to Sergeant". */
  lead: string | null;
};

/** What a line of a form says: "Position: Nurse". */
export type Labelled = { field: FieldLabel; label: string; value: string };

/** The value of "Position: Nurse" with its label and field, or null. */
export const labelled: (written: string) => Labelled | null = remembered((written) => {
  // "Functie\tVerkoper": the label stands in a cell of its own.
  const text = written.replace("\t", " ");
  const colon = text.indexOf(":");
  const said = colon < 2 || colon > 90 ? null : labelField(text.slice(0, colon));
  const length = said === null ? bareLabelLength(text) : colon;
  const label = text.slice(0, length);
  const field = said ?? (length === 0 ? null : labelField(label));
  return field === null
    ? null
    : { field, label, value: text.slice(said === null ? length : length + 1).trim() };
});

/** No line that names a role is longer: a longer one has no parts, whatever stands between its commas. */
const longestHeading = 300;

function partsOf(lines: readonly string[]): {
  parts: Part[];
  given: Partial<Record<string, string>>;
} {
  const parts: Part[] = [];
  const given: Partial<Record<string, string>> = {};
  for (const [line, text] of lines.entries()) {
    if (text.length > longestHeading) continue;
    const label = labelled(text);
    if (label) {
      giveLabelled(given, label.field, label.value);
      continue;
    }
    for (const [i, piece] of piecesOf(text).entries())
      parts.push(...commaParts(piece, line, i > 0));
  }
  return { parts: withEmployersLikePosts(parts), given };
}

/** "Commis Chef - Harvester": beside another post such a name is the employer's. */
function withEmployersLikePosts(parts: Part[]): Part[] {
  if (parts.filter(({ kind }) => kind === "title").length < 2) return parts;
  return parts.map((part) =>
    part.kind === "title" && isEmployerLikePost(part.text)
      ? { ...part, kind: "employer", score: 3, tail: false }
      : part,
  );
}

/** An employer's name and its town, where one stands behind it: "Hotel Riviera – Amalfi (SA)". */
function seated(value: string): [name: string, town?: string] {
  const bare = withoutProvince(value);
  const [, firm = "", seat = ""] = /^(.{2,80}?)(?:,\s|\s[–-]\s)([^,–]{3,40})$/u.exec(bare) ?? [];
  if (bare !== value && townShape.test(seat)) return [firm, seat];
  const [name, ...behind] = commaParts(bare, 0);
  const place = name && behind.find((part) => part.kind === "place");
  return place ? [name.text, place.text] : [value];
}

/** Takes in a labelled value; the place behind an employer's name is the role's place. */
function giveLabelled(given: Partial<Record<string, string>>, field: string, value: string): void {
  // "Employer: £70m turnover building contractor" says of what size, and "(sin contrato fijo)" how, and not who.
  if (value === "" || (field === "company" && /^(?:[£€$~\d]|\(\p{Ll}[^()]*\)$)/u.test(value)))
    return;
  // "Where: Leeds" asks for the employer and may be answered with the town.
  const place =
    field === "company" && isPlace(value) && !endsInLegalForm(value.split(", ")[0] ?? "");
  if (place) given.location ??= value;
  if (given[field] !== undefined || place) return;
  const [name, town] =
    field === "company" ? seated(withoutClosingRemark(trimEdges(value))) : [trimEdges(value)];
  if (town !== undefined) given.location ??= town;
  given[field] = name;
}

/** The title with what stands right behind its comma and is nothing else. */
function wholeTitle({ title, company }: Chosen, parts: readonly Part[]): string | undefined {
  const next = title && parts[parts.indexOf(title) + 1];
  const goesOn =
    next?.tail === true &&
    next !== company &&
    next.line === title?.line &&
    (next.kind !== "employer" || isSubject(next, company));
  return goesOn ? `${title?.text}, ${next.text}` : title?.text;
}

/** Which of the two came first; null where only the order told them apart. */
function orderOf({ title, company, sure }: Chosen, parts: readonly Part[]): RoleHeading["order"] {
  if (!title || !company || !sure) return null;
  return parts.indexOf(title) < parts.indexOf(company) ? "title" : "company";
}

/**
 * Tells title, employer and place apart in the heading lines of a role (dates already taken out).
 * `order` decides only where no sign does.
 */
export function readRoleHeading(lines: readonly string[], order: HeadingOrder): RoleHeading {
  const { parts, given } = partsOf(lines);
  const chosen: Chosen =
    given.title === undefined
      ? chooseParts(parts, order)
      : { company: firstNamed(parts), sure: true };
  const whole = given.title ?? wholeTitle(chosen, parts);
  const named = given.company ?? chosen.company?.text;
  const [title, company] = named === undefined ? splitSelfEmployment(whole) : [whole, named];
  const place = parts.find((part) => part.kind === "place");
  const told = given.company === undefined;
  const [firm, town] = told ? parted(chosen) : [];
  return {
    title: title ?? null,
    company: firm ?? company ?? null,
    location:
      given.location ??
      town ??
      place?.text.replace(/(?<!\.\p{L})\.$/u, "") ??
      townApart(chosen, parts),
    order: orderOf(chosen, parts),
    sure: chosen.sure || given.title !== undefined,
    tail: told && isLooseTail(chosen) ? (company ?? null) : null,
    lead: told && isLooseLead(chosen) ? (company ?? null) : null,
  };
}

/** "Petty Officer, Marine Engineering – HMS Albion": beside an employer of its own a weak sign makes no second one. */
function isSubject({ score }: Part, company: Part | undefined): boolean {
  return score < 2 && company !== undefined && !company.tail && company.kind !== "place";
}

/** "Jumbo, Geldrop" beside a title of its own: two names no list knows are a firm and its town. */
function parted({ title, company }: Chosen) {
  const [, firm, town] = /^([^,]{2,40}), ([^,]{3,40})$/.exec(company?.text ?? "") ?? [];
  const named = title?.kind === "title" || title?.kind === "unknown";
  const unknown = named && company?.kind === "unknown" && company.score === 0;
  if (!unknown || company.tail || firm === undefined || town === undefined) return [];
  const apart = townShape.test(town) && skillNamed(town) === undefined && !looksLikeJobTitle(firm);
  return apart && !/\s(?:and|&)\s/.test(town) ? [firm, town] : [];
}

/** "Pharmacist – Wellbourne Pharmacy – Oadby": a name apart behind the employer's, where nothing else is open. */
function townApart({ title, company }: Chosen, parts: readonly Part[]): string | null {
  const last = parts.at(-1);
  const open = parts.length === 3 && last !== title && last !== company && last?.kind === "unknown";
  if (!title || !company || !open || last.tail || company.score === 0) return null;
  const apart = parts.indexOf(company) === 1 && last.line === company.line;
  return apart && townShape.test(last.text) && skillNamed(last.text) === undefined
    ? last.text
    : null;
}

function isLooseTail({ title, company }: Chosen) {
  return company?.tail === true && company.score < 2 && company.line === title?.line;
}

function isLooseLead({ title, company }: Chosen) {
  return title?.after === true && company?.score === 0 && company.line === title.line;
}

/** What one line could be in the heading of a role. */
export const lineSign: (text: string) => "title" | "employer" | "place" | "none" = remembered(
  (text) => {
    const { parts } = partsOf([text]);
    if (parts.some((part) => part.kind === "title")) return "title";
    if (parts.some((part) => part.kind === "employer")) return "employer";
    return parts.length > 0 && parts.every((part) => part.kind === "place") ? "place" : "none";
  },
);
