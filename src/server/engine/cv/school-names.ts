import { foldLetters } from "../vocabulary/fold.ts";
import { foldedSet } from "../vocabulary/folded-set.ts";
import { endsInLegalForm } from "./employers.ts";

const schoolWord =
  /(?:^|[^\p{L}])(?:univers\p{L}*|coll[ea]ges?|school|academy|academia|institute|institut|polytechnic|sixth form|uni|conservatoire|hochschule|fachhochschule|technische|coleg|ysgol|gymnasium|realschule|gesamtschule|berufsschule|berufskolleg|schule|lise|lisesi|birkbeck|cordon bleu|goldsmiths|royal holloway|ecole|lycee|iut|faculte|sorbonne|instituto|colegio|escuela|politecnico|politecnica|facultad|liceo|istituto|scuola|accademia|escola|faculdade|hogeschool|lyceum|roc|uniwersytet|politechnika|akademia|szkola|liceum|technikum|gimnazjum|podstawowa|srednja|zespol szkol|университет|институт|академия|школа|лицей|колледж|гимназия|техникум|мгу|мгту|мфти|вшэ|училище|кгу|спбгу|colegiul|liceul|universitatea|ihk|hwk|handwerkskammer|ifas|ifsi|greta|cfa|universytet|univerzita|fh|tu|rwth|eth|eton|open university|ucl|lse|mit|ucla|iu|ual|inns of court|conservatory|seminary|high school|training centre|training center|education centre|icaew|icas|learning centre|hec|athenee|athenaeum|haute ecole|ecole superieure|vysoke uceni|uciliste|skola|skole|fakulta|szkola|itc|itis|ies|ceip|cipfp|ifapme|itt|ipia|isis|polytech|cnam|intec|insa|ensam|esc|iep|bildungszentrum|berufsbildungszentrum|krankenpflegeschule|fachschule|volkshochschule|vhs|kolleg|akademie|academie|studienkolleg|centro de formacion|centro de estudios|centro de formacao|centro di formazione|iefp|esola|escuela de|conservatoire|conservatorio|conservatorium|koninklijk conservatorium|school voor|cvo|vdab|bbs|gs|scoala|liceul|colegiul|grupul scolar|facultatea|gymnazium|stredni skola|stredni odborna|odborne uciliste|vysoka skola|univerzita|zakladni skola|sps|sou|zsz|zespol szkol|szkola|ipsia|ipssar|ipseoa|iis|iae|essec|escp|edhec|emlyon|sciences po|insead|iit|nit|iiit|iim|bits pilani|jntu|vtu|uwe|ljmu|mmu|uclan|qmul|kcl|uea|soas|lshtm|qub|rgu|bcu|dmu|ntu|shu|uws|gcu|cbse|icse|state board|maharashtra board|ausbildungszentrum|centrul de formare|centro de formacion|centre de formation|chambre de commerce|camara de comercio|camera di commercio|camera de comert|universitet|universitetet|hogskola|hogskolan|yrkeshogskola|gymnasiet|komvux|folkhogskola|egyetem|foiskola|gimnazium|szakkozepiskola|szakiskola|altalanos iskola|technikum|obchodni akademie|prumyslova skola)(?![\p{L}])|(?<!\p{L})\p{L}{3,40}(?:schule|universitat|kolleg|college|lyceum|gymnasium|academie|skole|hogeschool|akademie|seminar|skolen|skola|skolan|universitet|gymnasiet|ausbildungszentrum)(?![\p{L}])/u;

/** Bodies that award what colleges and employers teach. */
const awardingBodies =
  "city & guilds; city and guilds; pearson; edexcel; ncfe; ocr; aqa; wjec; sqa; ilm; cmi; cieh; rsph; highfield; eal; citb; proqual; vtct; nocn; ascentis; tquk; lantra; nptc; wset; bpec; habia; cips; cipd; chartered management institute; institute of leadership and management";
const awards = foldedSet(awardingBodies, ";");

/** "Barry Comprehensive": a kind of school that is an ordinary word elsewhere. */
const schoolKind =
  /\p{Lu}\S*\s(?:Comprehensive|Grammar|High|Secondary)(?=$|[,:;.]|\sin(?:$|\s\d{4}))|\b6th [Ff]orm/u;

/** Whether a text names a school, college or university by what such names are made of. */
export function isSchool(text: string): boolean {
  const folded = foldLetters(text);
  return (
    schoolWord.test(folded) ||
    schoolKind.test(text) ||
    // "I.T.I.S. Fermi", "I.E.S. Cervantes": the short form with its dots.
    schoolWord.test(folded.replace(/(?<=(?<!\p{L})\p{L})\./gu, ""))
  );
}

/** Whether a text names one who trains: "Pitman Training", "ILX Group". */
export function isProvider(text: string): boolean {
  return (
    endsInLegalForm(text) ||
    awards.has(foldLetters(text).trim()) ||
    /^\p{Lu}\S*\s(?:\S+\s){0,3}(?:Training|Group|Associates)$/u.test(text)
  );
}

/** Colleges of the University of London whose own names say nothing of a school. */
const londonCollege = /^(?:City|Queen Mary|St\.? George['’]?s)$/u;

/** "City, University of London", "IAE Lyon, Université Lyon 3": a college, and the university it is part of. */
function isCollegeOf(college: string, university: string): boolean {
  if (/^University of London\W*$/.test(university))
    return isSchool(college) || londonCollege.test(college);
  return /^IAE\s/.test(college) && /^Université\s/.test(university);
}

/** The parts of a text between commas, a college and its university as one. */
export function joinColleges(parts: readonly string[]): string[] {
  const out: string[] = [];
  for (const part of parts) {
    const before = out.at(-1);
    if (before !== undefined && isCollegeOf(before, part))
      out[out.length - 1] = `${before}, ${part}`;
    else out.push(part);
  }
  return out;
}
