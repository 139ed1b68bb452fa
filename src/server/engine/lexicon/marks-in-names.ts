/** "Equality, diversity and inclusion": three parts or more that are one thing's name. Two and a comma are a list. */
const ofParts = /^[^,]+(?:, [^,]+)+ (?:and|&) [^,]+$/u;

const patternOf = (name: string) =>
  RegExp.escape(name)
    .replaceAll(RegExp.escape(", "), ",\\s?")
    .replaceAll(/(?:\\x20| )(?:and|\\&|&)(?:\\x20| )/gu, ",? (?:and|&) ");

/**
 * Reads a comma inside a name as the space it stands for, so that no list is seen there; offsets stay. `written`: names as the
 * lexicon writes them, several with `;` between. Linear: a pass for each text with a comma and a joint.
 */
export function commasInNames(written: Iterable<string>): (text: string) => string {
  const names = [...written]
    .filter((line) => line.includes(", "))
    .flatMap((line) => line.split(";").map((name) => name.replace("=", "").trim()))
    .filter((name) => ofParts.test(name))
    .sort((one, other) => other.length - one.length);
  const any = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${[...new Set(names)].map(patternOf).join("|")})(?![\\p{L}\\p{N}])`,
    "giu",
  );
  const joint = /\band\b|&/iu;
  return (text) =>
    text.includes(",") && joint.test(text)
      ? text.replace(any, (name) => name.replaceAll(",", " "))
      : text;
}

/** The register writes "Registered Nurse, Learning Disabilities" and "Registered Nurse - Adult": one name. */
const fieldOfNurse =
  /(?<=\bregistered nurse ?)[,:–-](?= (?:adult|mental health|learning disabilit(?:y|ies)|child(?:ren)?)\b)/giu;

/** Marks within one name: "Paed. First Aid", "CSCS (gold)", "SIA: DS", "RN (Adult)", "Solicitor, admitted 2012". */
const cardMark =
  /(?<=\b(?:paeds?|emerg|adv|intl?|nat|cert|dip|assoc|reg))\.(?= [\p{L}\d])|(?<=[\p{L}\d] )\((?=(?:green|blue|gold|black|white|red|DS|door|CCTV|PSS|public|level \d|L\d|adult|child|mental|MH|LD|learning|3[ -]day|part \d|minibus|SC|DV|LV|HV|SIA|cat [A-D1-4]|operational|strategic)\b)|(?<=\bRN)\((?=(?:MH|LD|A|C)\))|(?<=\b(?:SIA|CSCS|ECS|CISRS|AAT|CIPD)) ?[:–-](?= )|(?<=\bsolicitor),? ?[,(–-](?= ?(?:admitted|qualified)\b)|(?<=\barchitect),? ?[,(–-](?= ?ARB\b)|(?<=\bchildren['’]s care),(?= learning\b)/giu;

/** The text with such marks as spaces, every offset kept. */
export function withoutMarksInNames(text: string): string {
  return text.replace(fieldOfNurse, " ").replace(cardMark, (mark) => " ".repeat(mark.length));
}
