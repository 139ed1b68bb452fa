import { employerScore } from "./employers.ts";
import { isPlacePart, isStreet } from "./places.ts";
import type { Part } from "./role-parts.ts";

/** The parts that are title and employer; `sure`: told by signs, not by their order alone. */
export type Chosen = { title?: Part | undefined; company?: Part | undefined; sure: boolean };

/** Which of two unmarked parts comes first in this CV. */
export type HeadingOrder = "title" | "company";

function bestEmployer(parts: readonly Part[], title: Part | undefined): Part | undefined {
  const others = parts.filter(
    (part) =>
      part !== title &&
      (part.kind === "employer" || part.kind === "unknown") &&
      !(part.tail && part.score === 0 && /^\p{Ll}/u.test(part.text)),
  );
  const names = others.filter((part) => !/^\p{Ll}/u.test(part.text));
  const named = names.length > 0 ? names : others;
  const loose = named.filter((part) => !part.tail);
  const pool = loose.length > 0 ? loose : named;
  const best = Math.max(...pool.map((part) => part.score));
  return pool.find((part) => part.score === best);
}

/** "Werkvoorbereider, Heijmans": one part without any sign, of two names with a comma between. */
function halves(named: readonly Part[]): readonly Part[] {
  const [part] = named;
  const [first, second, more] = part?.text.split(/,\s+/) ?? [];
  if (!part || !first || !second || more !== undefined) return named;
  return [
    { ...part, text: first },
    { ...part, text: second },
  ];
}

/** "Office junior, Bramhall Estates": alone on its line, an employer's sign behind the comma leaves a title before it. */
function titleBefore(part: Part | undefined): { title: Part; company: Part } | null {
  const [first, second, more] = part?.text.split(/,\s+/) ?? [];
  if (!part || !first || !second || more !== undefined) return null;
  const named = employerScore(first) === 0 && employerScore(second) > 0;
  if (!named || !/^\p{Lu}[\p{L}\s/&()'’-]{4,40}$/u.test(first)) return null;
  return {
    title: { ...part, text: first, kind: "unknown", score: 0 },
    company: { ...part, text: second },
  };
}

/** Beside a labelled title the first name that is no place is the employer. */
export function firstNamed(parts: readonly Part[]): Part | undefined {
  return parts.find((part) => part.kind !== "place");
}

/** "Packer at Great Mills Distribution, Washington": beside a title alone a name of three words is no town, though a land stands behind it. */
function namedBeforeTown(parts: readonly Part[], title: Part): Part | undefined {
  const [place, more] = parts.filter((part) => part !== title);
  if (place?.kind !== "place" || more !== undefined || place.line !== title.line) return undefined;
  const [name = "", town, land] = place.text.split(", ");
  const named = /^(?:\p{Lu}[\p{L}'’&-]+\s){2,3}\p{Lu}[\p{L}'’-]+$/u.test(name);
  return named && town !== undefined && land === undefined && !isPlacePart(name) && !isStreet(name)
    ? { ...place, text: name, kind: "employer", score: 1 }
    : undefined;
}

export function chooseParts(parts: readonly Part[], order: HeadingOrder): Chosen {
  const titles = parts.filter((part) => part.kind === "title");
  const firstTitle = titles.find((part) => !part.tail) ?? titles[0];
  if (firstTitle) {
    const company = bestEmployer(parts, firstTitle);
    const second =
      company ??
      namedBeforeTown(parts, firstTitle) ??
      titles.find(
        (part) =>
          part !== firstTitle &&
          !part.tail &&
          (part.line !== firstTitle.line || order === "company"),
      );
    if (!company && second && order === "company")
      return { title: second, company: firstTitle, sure: false };
    return { title: firstTitle, company: second, sure: company !== undefined };
  }
  const named = parts.filter((part) => part.kind !== "place");
  const employer = named.filter((part) => part.score > 0).sort((a, b) => b.score - a.score)[0];
  const behind = named.length === 1 && order === "title" ? titleBefore(employer) : null;
  if (behind) return { ...behind, sure: true };
  if (employer)
    return { title: named.find((part) => part !== employer), company: employer, sure: true };
  const [first, second] = named.length === 1 ? halves(named) : named;
  if (!second)
    return order === "company" && parts.length > 1
      ? { company: first, sure: false }
      : { title: first, sure: false };
  return order === "title"
    ? { title: first, company: second, sure: false }
    : { title: second, company: first, sure: false };
}
