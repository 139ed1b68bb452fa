import { foldLetters } from "../vocabulary/fold.ts";
import { opensWithForeignPost } from "../vocabulary/job-titles.ts";
import { employerScore } from "./employers.ts";
import { isSchool } from "./school-names.ts";

/** What is learnt for a trade in German, French, Spanish, Italian, Portuguese, Dutch and Polish, where no list of qualifications has it. */

/** "Kauffrau EFZ, …", "Fachfrau … mit eidg. Fachausweis", "Fachinformatiker (IHK)", "Techniker HF". */
const behindTrade =
  /\s\(?(?:EFZ|EBA|EFA|HFP|HF|IHK|HWK|LAP|FA|HLW|HAK|HTL)\)?(?=$|[\s,;])|\s(?:mit\s)?(?:eidg(?:\.|en[öo]ssischem?[nr]?)|[Bb]undes)\s?-?\s?(?:dipl\.?|Diplom|Fachausweis|F[äa]higkeitszeugnis)/u;

/** "Titre RNCP niveau 5 …", "KMBO Transport", "specjalizacja w dziedzinie …": in folded letters. */
const opening = new RegExp(
  `^(?:${[
    "eidg(?:\\.|enossische[rs]?)|berufsmatura|berufsmaturitat|lehrabschluss|fahigkeitszeugnis|matura|praxisanleiter(?:in)?|fachkraft fur|fachwirt(?:in)?|meister(?:in)? im",
    "bp|bpa|bpjeps|titre (?:rncp|de|d')|mention complementaire|deaes|deas|deap|dees|deis|capes|certificat de|diplome de|brevet professionnel|bafa",
    "certificado de escolaridad|certificado de profesionalidad|modulo|graduado en|tecnic[oa] (?:superior|especialista|auxiliar)",
    "qualifica (?:professionale )?(?:di|come)|diploma professionale|licenza di|operatore del|operatrice del|attestato di qualifica",
    "curso de especializacao|cet|ctesp|efa|rvcc|curso efa|curso de aprendizagem",
    "kmbo|lbo|vbo|mdgo|leao|lhno|inas|lts|mts|hts|mds|vapro|bbl|bol|mbo-\\d|vakbekwaamheid",
    "specjalizacja|specjalista|czeladnik|mistrz w|wyksztalcenie (?:zasadnicze|zawodowe|srednie)|zasadnicze zawodowe|swiadectwo (?:czeladnicze|dojrzalosci|ukonczenia)",
  ].join("|")})(?=$|[\\s,:(/–-])`,
  "u",
);

/** "LTS De Monden", "MTS Leeuwarden": the kind of school, and which. */
const schoolOfKind =
  /^(?:LTS|MTS|HTS|LEAO|MEAO|LHNO|MAVO|HAVO|LBO)\s(?:(?:De|Het|['’]t|St\.?|Sint|Prins(?:es)?|Dr\.?|Pius|Don)\s)\p{Lu}/u;

/** Whether a text is the name of a school by its kind and a name of its own. */
export const isSchoolOfKind = (text: string): boolean => schoolOfKind.test(text);

/** Whether a text names what was learnt for a trade. */
export const isTradeAward = (text: string): boolean =>
  !isSchoolOfKind(text) && (behindTrade.test(text) || opening.test(foldLetters(text)));

/** "Praxisanleiterin (200 Std.)", "Sachbearbeiterin Rechnungswesen": among studies, a post in another language is what was learnt. */
export function isLearntPost(text: string): boolean {
  if (text.length > 90 || /[.!?:;]$/.test(text) || isSchool(text)) return false;
  return opensWithForeignPost(text) && employerScore(text) < 2;
}
