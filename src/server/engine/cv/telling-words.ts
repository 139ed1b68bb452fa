import { andWords } from "../vocabulary/date-words.ts";

/** How somebody tells of a post in a sentence: the words that say so, in one language. Alternatives of patterns. */
export type TellingWords = {
  /** "trabajé", "habe … gearbeitet": with `as` before the post. */
  works: string;
  as: string;
  /** "soy", "war ich": the post follows, or the employer and then the post. */
  being: string;
  /** "me ascendieron a": the post follows, at the employer told of before. */
  promoted: string;
  /** What stands before an employer and hardly anything else; then what stands before one as well. */
  at: string;
  loosely: string;
  /** What says that it was not so. */
  never: string;
  /** The verb a sentence ends with, behind the post. */
  closing?: string;
  /** Behind `being` a post has another ending: "jestem kierownikiem". */
  inflects?: true;
};

export const tellingWords: readonly TellingWords[] = [
  {
    works:
      "begann(?= ich| als)|ich begann|arbeite(?:te)?(?= ich| als| bei)|ich arbeite(?:te)?|gearbeitet|tätig|beschäftigt|angestellt|eingesetzt",
    as: "als",
    being: "(?:bin|war) ich|ich (?:bin|war)",
    promoted:
      "wurde ich (?:dort )?(?:zu[rm] )|ich wurde (?:dort )?(?:zu[rm] )|stieg ich (?:dort )?zu[rm] ",
    at: "bei(?: der| dem| den)?|beim",
    loosely: "im|in der|in den|in|am|an der|für(?: die| das| den)?",
    never: "nicht|nie|niemals",
    closing: "tätig|gearbeitet|beschäftigt|angestellt|eingesetzt|befördert|ernannt",
  },
  {
    works:
      "j['’]ai travaillé|je travaille|je travaillais|j['’]ai été (?:employée?|embauchée?|engagée?)|j['’]exerce|j['’]ai exercé|j['’]occupe|j['’]ai occupé|j['’]ai commencé|j['’]ai débuté|je suis entrée?|j['’]ai rejoint",
    as: "comme|en tant (?:que|qu['’])|(?:en qualité|poste|fonctions?) (?:de|d['’])",
    being: "je suis|j['’]ai été|j['’]étais",
    promoted:
      "(?:j['’]ai été|je suis) (?:promue?|passée?|nommée?|devenue?)(?: au poste de)?|je suis devenue?",
    at: "chez|au sein d[eu](?: la)?|pour le compte de",
    loosely: "à la|à l['’]|à|au|aux|dans (?:le|la|les)|dans|pour|en",
    never: "jamais",
  },
  {
    works:
      "trabajé|trabajo|trabajaba|he trabajado|entré|empecé|comencé|estuve|estoy|ejercí|ejerzo|desempeñé|desempeño|ocupé|ocupo|me incorporé|me contrataron",
    as: "como|de|(?:el|al) (?:puesto|cargo) de",
    being: "soy|fui|he sido",
    promoted: "me ascendieron a|fui ascendid[oa] a|ascendí a|me promocionaron a|pasé a ser",
    at: "en la empresa|en",
    loosely: "para|con|al|a la|a",
    never: "nunca",
  },
  {
    works:
      "ho lavorato|lavoro|lavoravo|sono stat[oa] (?:assunt[oa]|impiegat[oa])|ho iniziato|ho cominciato|sono entrat[oa]|ricopro|ho ricoperto|svolgo|ho svolto",
    as: "come|in qualità di|(?:il|un) ruolo di|la mansione di|le mansioni di",
    being: "sono stat[oa]|sono|ero",
    promoted: "sono stat[oa] promoss[oa]|sono diventat[oa]|sono passat[oa] a",
    at: "presso(?: la| il| lo| l['’])?",
    loosely: "in|da|per|alla|al|nella|nel|con",
    never: "mai",
  },
  {
    works:
      "trabalhei|trabalho|trabalhava|exerci|exerço|entrei|comecei|desempenhei|desempenho|ocupei|ocupo|estive",
    as: "como|enquanto|(?:as )?funções de|(?:o )?cargo de|de",
    being: "sou|fui|tenho sido",
    promoted: "fui promovid[oa] a|passei a(?: ser)?|promoveram-me a",
    at: "na empresa|no|na|nos|nas",
    loosely: "em|para|com|numa?",
    never: "não|nunca|jamais",
  },
  {
    works:
      "werkte ik|ik werkte|werk ik|ik werk|gewerkt|werkzaam|begon ik|ik begon|in dienst(?: getreden)?",
    as: "als|in de functie van",
    being: "(?:ben|was) ik|ik (?:ben|was)",
    promoted:
      "(?:werd|ben) ik (?:bevorderd|gepromoveerd) tot|ik werd (?:bevorderd|gepromoveerd) tot",
    at: "bij(?: de| het)?",
    loosely: "in(?: de| het)?|voor|op(?: de| het)?",
    never: "niet|nooit",
    closing: "gewerkt|werkzaam|in dienst",
  },
  {
    works:
      "pracował[ae]m|pracuję|zatrudnion[ya]|byłe?a?m zatrudnion[ya]|zaczynał[ae]m|zacz[ąę]ł[ae]m",
    as: "jako|na stanowisku",
    being: "jestem|był[ae]m",
    promoted: "awansował[ae]m na(?: stanowisko)?|został[ae]m awansowan[ya] na(?: stanowisko)?",
    at: "w (?:firmie|przedsiębiorstwie|sklepie|hotelu|restauracji|spółce)|u",
    loosely: "w|we|dla|na",
    never: "nie",
    inflects: true,
  },
];

/** "Da gennaio 2020 sono …": behind these the Italian "da" opens a time that goes on; by itself it may as well open one that ends. */
export const goesOnInItalian = "sono(?!\\sstat)|lavoro|ricopro|svolgo";

/** "entre 2012 e 2014": with "and" between the two dates. */
export const betweenDates = ["zwischen", "entre", "tra", "tussen", "między", "between"];
export const andDates = [...andWords, "ed", "a"];

/** What may stand before a date told in a sentence and goes with it, besides what a range of dates opens with. */
export const beforeDates = [
  ...["in", "im", "im jahr", "im jahre", "vanaf", "el", "en", "l'été", "le", "a", "em"],
  ...["nel", "nell'", "dall'", "il", "w", "w latach", "w roku", "z"],
];

/** Before a post or a name. */
export const articles =
  "die|der|dem|den|das|eine?[mnrs]?|une?|le|la|les|el|los|las|una?|uma?|il|lo|de|het|een|o";

/** Kinds of firm before a name. */
export const firmWords =
  "Firma|Unternehmen|Firmie|Société|firma|firmie|firmą|unternehmen|société|(?:l['’])?entreprise|empresa|ditta|azienda|bedrijf|spółce|przedsiębiorstwie";

/** Small words that stand within a name. */
export const withinNames =
  "von|und|de|del|della|delle|dei|des|du|da|do|dos|das|di|la|le|les|los|las|y|e|i|et|van|der|den|z|zu|zum|zur|für";

/** The endings of who somebody is, and of what they are called. */
export const polishCases: readonly (readonly [RegExp, string])[] = [
  [/([kg])iem$/u, "$1"],
  [/(?<=\p{L}{3})em$/u, ""],
  [/(?<=\p{L}{3})ą$/u, "a"],
  [/ym$/u, "y"],
  [/im$/u, "i"],
];
