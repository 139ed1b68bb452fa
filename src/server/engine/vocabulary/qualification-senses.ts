/** A name of a qualification; `exact`: the forms it is only in this case, unless it is `free` in any. */
export type QualificationName = { level: number; name: string; exact: Set<string>; free: boolean };

/** What a short form in capitals is when something else stands beside it: a state, a product, a sentence's word. */
const otherBehind =
  /^\s?(?:office|word|excel|sql|project|access|windows|powerpoint|teams|dynamics|outlook|visio|dos|azure|\d{5}|usa|u\.s|azure|manager|director|engineer)\b/i;
/** "BS 7671" and "BS EN 1090" are standards. */
const britishStandard = /^\s?(?:EN\s?|ISO\s?|EN\s?ISO\s?)?\d/;
/** "A high degree of accuracy": what behind a degree is no subject of one. */
const measureBehind =
  /^\s(?!arts\b|science|bachelor|master|doctor|laws?\b|engineering\b|education\b|philosophy\b|theology\b|divinity\b|music\b|medicine\b|commerce\b|business\b|technology\b)/i;
/** "Jedi master level at Excel". */
const ofSkill = /^\slevel\s(?:at|with)\s/i;

/** "CANDIDATES MUST BE ABLE": small words of a shouted sentence that look like letters of a degree. */
const shoutedWord = /^(?:BE|BA|MA|MS|BS|AS)$/;
const shoutedAround = /\p{Lu}{3,}\s$/u;
const placeBefore = /\p{Lu}[\p{L}.-]+\s?,\s?$/u;
const stateForms = new Set(["MA", "MD", "MS"]);
const personBefore =
  /(?:scrum|quiz|station|head|post|web|harbour|task|grand|past|toast|ring|question|ware|tool|pay)[\s-]$/i;
const personBehind =
  /^\s(?:and commander|plan|class|key|data|copy|chef|plumber|builder|electrician|baker|trainer|carpenter|craftsman|technician|scheduler|schedule|production|agreement|records?|files?|planner|in the|of the|of ceremonies|page|bedroom)\b/i;

/** What stands right before and behind a name. */
type Around = { ahead: string; behind: string };
const reach = 24;

/** Letters that are a product, a small word of a shouted sentence, a standard or a state. */
function areOtherLetters(written: string, { ahead, behind }: Around): boolean {
  if (/^[A-Z]{1,3}$/.test(written) && otherBehind.test(behind)) return true;
  const shouted = shoutedAround.test(ahead) && /^(?:\s\p{Lu}{3,}|\s?$)/u.test(behind);
  if (shoutedWord.test(written) && shouted) return true;
  if (written === "BS" && britishStandard.test(behind)) return true;
  if (/^(?:AS|A2|ND)$/.test(written))
    return !/^[\s-]?levels?\b/i.test(behind) && !/A2?\s?[/&]\s?$/.test(ahead);
  const state = stateForms.has(written) && placeBefore.test(ahead);
  return state && !/^\s(?:in|of|\()/.test(behind);
}

/** "Scrum master", "a high degree of accuracy", "sales associate": an ordinary word. */
function isOrdinaryWord(written: string, { ahead, behind }: Around): boolean {
  if (/^master/i.test(written) && !/degree|level|of/i.test(written))
    return personBehind.test(behind) || ofSkill.test(behind) || personBefore.test(ahead);
  if (/\bdegree of$/i.test(written)) return measureBehind.test(behind);
  if (/\bdegree$/i.test(written))
    return /^\sof\b/i.test(behind) && measureBehind.test(behind.slice(3));
  return /^associates?$/i.test(written) && !/^(?:'s)?\s(?:degree|in|of)\b/i.test(behind);
}

/** Whether a name means the qualification where it stands, not a state, a standard, a post or a word of a sentence. */
export function meansQualification(
  text: string,
  entry: QualificationName,
  start: number,
  end: number,
): boolean {
  const written = text.slice(start, end);
  const bare = written.replace(/\.$/, "");
  if (!entry.free && !entry.exact.has(written) && !entry.exact.has(bare)) return false;
  const ahead = text.slice(Math.max(0, start - reach), start);
  const around = { ahead, behind: text.slice(end, end + reach) };
  return !areOtherLetters(written, around) && !isOrdinaryWord(written, around);
}
