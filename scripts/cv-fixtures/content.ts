import { type CvWords, cvWords } from "./cv-words.ts";
import type { Layout } from "./layouts.ts";
import type { Person, Role, Study } from "./person.ts";

/** What every printer sets: paragraphs, list items, a text with its date at the right, a date beside lines. */
export type Block =
  | { kind: "text"; text: string; bold?: boolean; gap?: boolean }
  | { kind: "item"; text: string }
  | { kind: "split"; left: string; right: string; gap?: boolean }
  | { kind: "beside"; left: string; lines: string[]; items: string[] };

export type Section = { name: keyof CvWords["headings"]; heading: string; blocks: Block[] };
export type Content = { name: string; headline: string; contact: string[]; sections: Section[] };

function monthOf(words: CvWords, month: number, form: Layout["dates"]): string {
  const name = words.months[month - 1] ?? "";
  if (form === "long") return name;
  const short = words.shortMonths?.[month - 1];
  if (short !== undefined) return short;
  return name.length <= 4 ? name : `${name.slice(0, 3)}`;
}

function dateText(date: string, words: CvWords, form: Layout["dates"]): string {
  const [year = "", month] = date.split("-");
  if (month === undefined || form === "years") return year;
  if (form === "numeric") return `${month}/${year}`;
  if (form === "dotted") return `${month}.${year}`;
  if (form === "iso") return date;
  return `${monthOf(words, Number(month), form)} ${year}`;
}

/** A range of dates as the layout writes it. */
export function rangeText(
  start: string | null,
  end: string | null,
  words: CvWords,
  form: Layout["dates"],
): string {
  const last = end === null ? words.present : dateText(end, words, form);
  if (start === null) return last;
  const joined = form === "long" && words.to === "to" ? " to " : " – ";
  return `${dateText(start, words, form)}${joined}${last}`;
}

function duties(did: readonly string[], layout: Layout): Block[] {
  return did.map((text) =>
    layout.bullets === "list" ? { kind: "item", text } : { kind: "text", text: `${text}.` },
  );
}

function roleHead(role: Role, words: CvWords, layout: Layout): Block[] {
  const when = rangeText(role.start, role.end, words, layout.dates);
  const where = `${role.company}, ${role.place}`;
  const line = (text: string): Block[] => [{ kind: "text", text, gap: true, bold: true }];
  switch (layout.role) {
    case "title-split":
      return [
        { kind: "split", left: role.title, right: when, gap: true },
        { kind: "text", text: where },
      ];
    case "company-split":
      return [
        { kind: "split", left: where, right: when, gap: true },
        { kind: "text", text: role.title },
      ];
    case "dates-below":
      return [...line(role.title), { kind: "text", text: where }, { kind: "text", text: when }];
    case "line":
      return line(`${role.title}, ${where} (${when})`);
    case "pipe":
      return line(`${role.title} | ${role.company} | ${when}`);
    case "at":
      return line(`${role.title} at ${role.company}, ${when}`);
    case "bare":
      return [{ kind: "split", left: `${role.title} ${role.company}`, right: when, gap: true }];
    default:
      return [];
  }
}

function labelledRole(role: Role, words: CvWords, layout: Layout): Block[] {
  const [, , , , dates, position, employer] = words.labels;
  const when = rangeText(role.start, role.end, words, layout.dates);
  return [
    { kind: "beside", left: dates, lines: [when], items: [] },
    { kind: "beside", left: position, lines: [role.title], items: [] },
    { kind: "beside", left: employer, lines: [`${role.company}, ${role.place}`], items: [] },
    ...duties(role.did, layout),
  ];
}

function monthsBetween(start: string, end: string): number {
  const [a = 0, b = 1] = start.split("-").map(Number);
  const [c = 0, d = 1] = end.split("-").map(Number);
  return (c - a) * 12 + d - b + 1;
}

function lengthText(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  return [years > 0 ? `${years} years` : "", rest > 0 ? `${rest} months` : ""].join(" ").trim();
}

/** As LinkedIn exports roles: one employer's ranks below its name and the time there in all. */
function groupedRoles(roles: readonly Role[], words: CvWords, layout: Layout): Block[] {
  const blocks: Block[] = [];
  let employer = "";
  for (const role of roles) {
    const members = roles.filter((one) => one.company === role.company);
    if (role.company !== employer) {
      blocks.push({ kind: "text", text: role.company, bold: true, gap: true });
      if (members.length > 1) {
        const start = members.at(-1)?.start ?? role.start;
        blocks.push({
          kind: "text",
          text: lengthText(monthsBetween(start, role.end ?? "2026-11")),
        });
      }
    }
    employer = role.company;
    const length = lengthText(monthsBetween(role.start, role.end ?? "2026-11"));
    const when = rangeText(role.start, role.end, words, layout.dates).replace(" to ", " - ");
    blocks.push(
      { kind: "text", text: role.title },
      { kind: "text", text: `${when} (${length})` },
      { kind: "text", text: role.place },
      ...duties(role.did, layout),
    );
  }
  return blocks;
}

function roleBlocks(person: Person, words: CvWords, layout: Layout): Block[] {
  if (layout.role === "grouped") return groupedRoles(person.roles, words, layout);
  return person.roles.flatMap((role): Block[] => {
    if (layout.role === "labels") return labelledRole(role, words, layout);
    const did = layout.functional ? [] : role.did;
    if (layout.role !== "dates-left")
      return [...roleHead(role, words, layout), ...duties(did, layout)];
    const left = rangeText(role.start, role.end, words, layout.dates);
    const lines = [role.title, `${role.company}, ${role.place}`];
    return [{ kind: "beside", left, lines, items: [...did] }];
  });
}

function studyBlocks(study: Study, words: CvWords, layout: Layout): Block[] {
  const { institution } = study;
  const degree = study.grade ? `${study.degree} (${study.grade})` : study.degree;
  const when = rangeText(study.start, study.end, words, layout.dates);
  switch (layout.study) {
    case "split":
      return [
        { kind: "split", left: degree, right: when, gap: true },
        { kind: "text", text: institution },
      ];
    case "school-first":
      return [
        { kind: "split", left: institution, right: when, gap: true },
        { kind: "text", text: degree },
      ];
    case "line":
      return [{ kind: "text", text: `${degree}, ${institution}, ${when}`, gap: true }];
    case "bare":
      return [{ kind: "text", text: `${when} ${degree} ${institution}`, gap: true }];
    case "dates-left":
      return [{ kind: "beside", left: when, lines: [degree, institution], items: [] }];
  }
}

function skillBlocks(person: Person, layout: Layout): Block[] {
  const listed = ["left", "right", "columns", "linkedin"].includes(layout.frame);
  const skills: Block[] = listed
    ? person.skills.map((text) => ({ kind: "text", text }))
    : [{ kind: "text", text: person.skills.join(", ") }];
  if (!layout.functional) return skills;
  const done = person.roles.flatMap((role) => duties(role.did, layout));
  return [...skills, ...done];
}

function contactOf(person: Person, words: CvWords, layout: Layout): string[] {
  const [email, phone, address] = words.labels;
  const icons = layout.contact === "icons" ? ["✉ ", "☎ ", "⌂ "] : ["", "", ""];
  const labels = layout.contact === "labels" ? [`${email}: `, `${phone}: `, `${address}: `] : icons;
  const values = [person.email, person.phone, person.location];
  const items = [2, 1, 0].map((i) => `${labels[i] ?? ""}${values[i] ?? ""}`);
  if (person.link) items.push(person.link);
  return layout.contact === "bar" ? [items.join(" | ")] : items;
}

const orders: Record<Layout["order"], readonly Section["name"][]> = {
  experience: [
    "profile",
    "experience",
    "education",
    "skills",
    "licences",
    "languages",
    "interests",
  ],
  skills: ["profile", "skills", "experience", "education", "licences", "languages", "interests"],
  education: ["profile", "education", "experience", "licences", "skills", "languages", "interests"],
};

/** All the CV of a person says, in the words and forms of a layout. */
export function contentOf(person: Person, layout: Layout): Content {
  const words = cvWords[person.language];
  const names = layout.headings === "usual" ? words.headings : words.others;
  const texts = (lines: readonly string[]): Block[] =>
    lines.map((text) => ({ kind: "text", text }));
  const blocks: Record<Section["name"], Block[]> = {
    contact: [],
    profile: texts([person.summary]),
    experience: roleBlocks(person, words, layout),
    education: person.studies.flatMap((study) => studyBlocks(study, words, layout)),
    skills: skillBlocks(person, layout),
    languages: texts(person.languages ?? []),
    licences: texts(person.licences ?? []),
    interests: person.interests ? texts([person.interests]) : [],
  };
  return {
    name: person.name,
    headline: person.headline,
    contact: contactOf(person, words, layout),
    sections: orders[layout.order]
      .filter((name) => blocks[name].length > 0)
      .map((name) => ({ name, heading: names[name], blocks: blocks[name] })),
  };
}
