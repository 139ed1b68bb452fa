import { foldLetters } from "../vocabulary/fold.ts";
import { findClassification, findQualifications } from "../vocabulary/qualifications.ts";
import { isBareDiploma } from "./award-names.ts";
import { type ShapedLine, trimEdges } from "./cv-line.ts";
import { employerScore, endsInLegalForm } from "./employers.ts";
import { isHeadText } from "./head-lines.ts";
import { isPlace } from "./places.ts";
import { labelled } from "./role-heading.ts";
import { isTradeAward } from "./trade-awards.ts";

/** What is known of a course while its lines are read; `lines` counts them. */
type OpenEntry = { degree: string | null; institution: string | null; line: number; lines: number };

/** A line right below its school that could name the subject. */
export function spareText(current: OpenEntry, line: ShapedLine, says: boolean): string | null {
  if (says || line.source.bullet || line.source.gapBefore || current.lines !== 2) return null;
  const text = trimEdges(line.text);
  const plain = line.words <= 8 && /^\p{Lu}/u.test(text) && isHeadText(text) && !/[:\d]/.test(text);
  const told = /\sat\s(?:college|school|uni(?:versity)?)$/i.test(text);
  return plain && !told && !isPlace(text) && findClassification(text) === null ? text : null;
}

/** "NMC registered nurse, since 2019": what somebody is, and no school. */
const isRegistration = /\b(?:registered|registration|licen[cs]ed|member(?:ship)?|fellow)\b/i;

/** National service stands among the studies in many countries. */
const isService =
  /^(?:zivildienst|wehrdienst|grundwehrdienst|bundeswehr|freiwilliges (?:soziales|ökologisches) jahr|bundesfreiwilligendienst|fsj|service (?:militaire|civique|national)|servicio militar|servizio (?:civile|militare)|leva|serviço militar|dienstplicht|służba wojskowa|serviciul militar|elternzeit|congé)(?!\p{L})/iu;

/** A dated line that names no degree names the school, whatever it is called. */
export function datedName(current: OpenEntry, line: ShapedLine): string | null {
  const range = line.ranges[0];
  if (!range || range.start === null || range.end === null || current.institution !== null)
    return null;
  if (labelled(line.text)?.field === "dates") return null;
  // "Zeiss Rugby, 2018 and 2020": twice, and no time spent at a school.
  if (/\d\s(?:and|&)\s/u.test(line.divided.slice(range.from, range.to))) return null;
  if (line.rest === "" || line.source.bullet || line.words > 12 || !isHeadText(line.rest))
    return null;
  const plain =
    findQualifications(line.rest).length === 0 &&
    !/[:;]\s/.test(line.rest) &&
    !isService.test(line.rest) &&
    !isBareDiploma(foldLetters(line.rest)) &&
    !isTradeAward(line.rest) &&
    !isRegistration.test(line.rest);
  const [name = ""] = line.rest.split("\t");
  return plain && findClassification(name) === null && !isPlace(name) ? name : null;
}

/** Beside a degree, a short capitalised line with no other sense is where it was taken. */
export function looseName(current: OpenEntry, line: ShapedLine): string | null {
  const [firm = "", ...seat] = line.rest.split(", ");
  const trained = current.degree !== null && current.lines <= 3 && !line.source.bullet;
  if (
    trained &&
    endsInLegalForm(firm) &&
    firm.length < 70 &&
    (seat.length === 0 || isPlace(seat.join(", ")))
  )
    return firm;
  // "Realway Learning - Remote": as job sites print who taught it, and where.
  const [, taught = "", where = ""] =
    /^(\p{Lu}[^–—|]{2,60}?)\s[–—|-]\s(.{2,40})$/u.exec(line.rest) ?? [];
  const somewhere = /^(?:remote|online)$/i.test(where) || isPlace(where);
  if (trained && somewhere && findQualifications(taught).length === 0) return taught;
  // "UHI Inverness (United Kingdom)": what stands in a land right below a course.
  const [, seated = "", land = ""] =
    /^(\p{Lu}[^()]{2,60}) \(([^()]{3,30})\)$/u.exec(line.rest) ?? [];
  if (trained && isPlace(land) && findQualifications(seated).length === 0) return seated;
  // "Gemeindeverwaltung Aadorf" right below what was learnt there.
  const house = trained && current.lines <= 2 && line.index !== current.line;
  const [learntAt = ""] = line.rest.split("\t");
  if (house && line.ranges.length === 0 && learntAt.length < 70 && employerScore(learntAt) > 1)
    return isHeadText(learntAt) && findQualifications(learntAt).length === 0 ? learntAt : null;
  if (
    current.degree === null ||
    current.lines > 2 ||
    line.source.bullet ||
    line.index === current.line
  )
    return null;
  const text = trimEdges(line.rest.split("\t")[0] ?? "");
  if (
    text.length < 3 ||
    text.length > 70 ||
    line.words > 8 ||
    /[.:;]$|\d/.test(text) ||
    isPlace(text)
  )
    return null;
  const [name = "", ...town] = text.split(", ");
  if (town.length > 0 && isPlace(town.join(", ")) && /^\p{Lu}{3,6}$/u.test(name)) return name;
  return /^\p{Lu}/u.test(text) &&
    findClassification(text) === null &&
    findQualifications(text).length === 0 &&
    line.source.bold === true
    ? text
    : null;
}
