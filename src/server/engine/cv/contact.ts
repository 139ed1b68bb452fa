import { chosenEmail, employersIn, plainMail } from "./contact-mail.ts";
import { findLocation } from "./contact-place.ts";
import type { ShapedLine } from "./cv-line.ts";
import type { CvRecord, CvSection } from "./cv-record.ts";
import { isKnownHeading } from "./headings.ts";
import { findHomeTown } from "./home-town.ts";
import { findEmail, findLinks } from "./links.ts";
import { findPersonName } from "./person-name.ts";
import { findPhone } from "./phone.ts";
import { isOfReferee, kindAt } from "./referees.ts";

type Contact = CvRecord["contact"];

/** Lines that may hold contact data: before the first heading, contact sections, page headers and feet, sidebars. */
function contactLines(lines: readonly ShapedLine[], sections: readonly CvSection[]): ShapedLine[] {
  const inContact = new Set(
    sections
      .filter(({ kind }) => kind === "contact")
      .flatMap(({ start, end }) => lines.slice(start, end).map(({ index }) => index)),
  );
  const at = lines.findIndex(({ text }) => text.length < 120 && text.includes("@"));
  const chosen = lines.filter(
    (line) =>
      inContact.has(line.index) ||
      (at >= 0 && Math.abs(line.index - at) <= 2 && line.words <= 8) ||
      line.source.region === "header" ||
      line.source.region === "footer",
  );
  return chosen.filter((line) => line.text.length <= 300);
}

/** Who the CV is of and how to reach them. Every value stands in the CV's text, or behind one of its links. */
export function readContact(
  lines: readonly ShapedLine[],
  sections: readonly CvSection[],
  linked: readonly string[],
  language: string,
): Contact {
  const own = lines
    .filter((line) => !isOfReferee(line, sections))
    .map((line) => ({ ...line, text: plainMail(line.text) }));
  const near = contactLines(own, sections);
  const texts = near.map((line) => line.text);
  const anywhere = own.filter((line) => line.text.length <= 300).map((line) => line.text);
  const employers = employersIn(
    own.filter(({ index }) => kindAt(index, sections) === "experience"),
  );
  const mailto = linked.find((link) => /^mailto:/i.test(link));
  const email =
    chosenEmail(texts, employers) ??
    (mailto ? findEmail(decodeMail(mailto)) : null) ??
    chosenEmail(anywhere, employers);
  const top = sections[0]?.kind === "contact" ? sections[0].end : 0;
  const context = texts.join("\n");
  const links = findLinks(texts, linked);
  const fullName = findPersonName({
    lines,
    top: Math.max(top, 0),
    email: email ?? profileName(links),
    kindOf: (line) => kindAt(line, sections),
  });
  const tel = linked.find((link) => /^tel:/i.test(link));
  const phone =
    findPhone(texts, context, language) ??
    (tel ? tel.slice(4) : null) ??
    findPhone(anywhere.slice(0, 15).concat(anywhere.slice(-8)), context, language);
  return {
    fullName,
    email,
    phone,
    location:
      findLocation(withoutName(near, fullName)) ??
      findLocation(belowName(lines, fullName)) ??
      findHomeTown(near, fullName),
    links,
  };
}

/** "Jo Bloggs, Truro": what stands behind the name on its line. */
function withoutName(lines: readonly ShapedLine[], name: string | null): ShapedLine[] {
  return lines.map((line) =>
    name !== null && line.divided.startsWith(`${name}, `)
      ? { ...line, divided: line.divided.slice(name.length + 2) }
      : line,
  );
}

/** A profile's address names its owner as an e-mail address does. */
function profileName(links: readonly string[]): string | null {
  for (const link of links) {
    const [, name] = /linkedin\.com\/in\/([\p{L}-]{3,60})/iu.exec(link) ?? [];
    if (name !== undefined) return name;
  }
  return null;
}

/** In columns the place stands with the name, away from the other contact data. */
function belowName(lines: readonly ShapedLine[], name: string | null): ShapedLine[] {
  const at = name === null ? -1 : lines.findIndex((line) => line.text.includes(name));
  if (at < 0) return [];
  const near = lines.slice(at, at + 5);
  const heading = near.findIndex((line) => isKnownHeading(line.text));
  return near
    .slice(0, heading < 0 ? near.length : heading)
    .filter((line) => line.text.length < 120);
}

function decodeMail(link: string): string {
  const target = link.slice(7).split("?")[0] ?? "";
  return target.replaceAll("%40", "@");
}
