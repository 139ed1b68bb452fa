import { hourUnits, yearUnits } from "../vocabulary/time-units.ts";
import { trimEdges } from "./cv-line.ts";

/** "(DMM)", "(D*D*D)", ", DMM": how a BTEC was passed. */
const btecGrades = /\((?:D\*?|M|P){2,3}\)|,\s(?:D\*?|M|P){3}$/;
/** "GPA 3.7", "(CGPA: 8.1/10)". */
const pointAverage = /[\s,;]{0,3}[([]?(?:\bc?gpa\b[\s:=-]{1,3}){1,2}\d[\d./\s]{0,9}[)\]]?/i;
/** "(part-time)", "(pós-laboral)": how it was studied. */
const studyMode = new RegExp(
  `\\((?:(?:part|full)[ -]?time|berufsbegleitend|en alternance|à distance|formation à distance|semipresencial|a distancia|pós-laboral|deeltijd|voltijd|niestacjonarne|zaoczne|\\d{1,4}\\s?(?:${yearUnits}|${hourUnits}))\\)`,
  "giu",
);
/** "passed", "diploma behaald", "título obtenido". */
const went =
  "(?:(?:diploma|certificate|dipl[oô]me|t[ií]tulo|titolo|abschluss)\\s)?(?:passed|completed|obtained|awarded|behaald|geslaagd|obtenu|obtenido|obtido|conseguito|ottenuto|bestanden|erlangt)";
/** ", 106/110", ", Note 1,9", "(diploma behaald)", ", passed": how it went. */
const outcome = new RegExp(
  `(?:\\s?[,;–-]\\s{0,2}|\\s?\\()(?:${went}|\\d{2,3}(?:[.,]\\d{1,2})?\\s?/\\s?\\d{2,3}(?:\\s(?:e|con|cum)\\s(?:lode|laude))?|(?:(?:Gesamt|Abschluss)?[Nn]ote|Schnitt|Durchschnitt|Examen|voto|nota media|media|média final|moyenne|mention|ocena|votazione|punteggio|calificaci[óo]n|wynik|betyg|známka|min[őo]s[íi]t[ée]s)\\s?:?\\s?(?:\\d{1,2}[.,]\\d{1,2}|[„"“]?[\\p{L}\\d][^,()]{0,18}["”“]?)(?:\\s\\(\\d[.,]\\d\\))?)\\)?\\s*$`,
  "u",
);
/** "Diploma di ragioneria conseguito presso": before its school. */
const obtainedAt =
  /\s(?:conseguit[oa]|ottenut[oa]|obtenid[oa]|obtid[oa]|obtenue?|erworben|behaald|uzyskan[aey])(?:\s(?:presso|en|em|à|au|an der|aan|w))?$/u;
const onlyOutcome = new RegExp(`^\\(?${went}\\)?$`, "iu");
/** "diploma behaald)": a bracket behind the dates that says how it went, and not what it was. */
export const saysOnlyOutcome = (piece: string): boolean => onlyOutcome.test(piece);
/** "Level 3 Diploma (due to finish": what a date taken out of a bracket leaves behind. */
const openBracket = /\s*\([^()]{0,60}$/u;

/** What a course is called, without how it went, how it was studied and without what a date left open. */
export function degreeText(segment: string, classification: string | null): string {
  let text = segment;
  if (classification !== null) text = text.replace(classification, " ").replace(/\(\s*\)/, "");
  return trimEdges(
    text
      .replace(/^(?:with|gained|achieved)\s(?=\S)/, "")
      .replace(openBracket, "")
      .replace(outcome, "")
      .replace(obtainedAt, "")
      .replace(/(?<=\p{L}{3})\.$/u, "")
      .replace(pointAverage, " ")
      .replace(/[\s,]+2\s?\(i{1,2}\)$/, "")
      .replace(btecGrades, " ")
      .replace(studyMode, " ")
      .replace(/\s\(?(?:exp|expected)\.?\)?$/i, "")
      .replace(/\s+/g, " ")
      .replace(/\s,/g, ",")
      .replace(/\(\s/g, "("),
  );
}
