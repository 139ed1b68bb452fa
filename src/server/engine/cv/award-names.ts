/** "Yoga certificate : …", as some forms print it. */
const namedAward = /^\p{L}[\p{L} &-]{2,40}\s(?:certificate|diploma)\s:\s/u;
/** "Staatlich anerkannte Erzieherin", "Examinierter Altenpfleger". */
const germanTitle =
  /^(?:staatlich\s(?:gepr\p{L}+|anerk\p{L}+)\s|examiniert\p{L}{0,2}\s|gepruft\p{L}{0,2}\s)\p{L}/u;
/** "CMI certificate in …", "Level 3 diploma in …". */
const bodysAward =
  /^(?:\p{L}{2,6}|city (?:&|and) guilds|level \d)\s(?:diploma|certificate)\s(?:in|of)\s/u;
const rank = "(?:advanced|extended|national|professional|foundation|graduate|vocational)";
const award =
  "(?:diploma|certificate|certification|degree|diplome|certificat|diplom|dyplom|диплом|kurs|course|bts|dut|but|diploma di|ausbildung|umschulung|tytul|swiadectwo)";
const plainAward = new RegExp(
  `^(?:${rank}\\s)?${award}(?=\\s(?:in|of|de|en|di|w|zum|zur|по)\\s|\\s?:|,|$|\\s[–-])`,
  "u",
);
/** French bachelors' degrees, by what they are in: "Licence Langues étrangères appliquées". */
const frenchLicence =
  /^licence\s(?:pro|professionnelle|mention|langues?|lea|llcer?|droit|lettres|sciences|economie|gestion|aes|psychologie|histoire|geographie|staps|mathematiques|informatique|biologie|sociologie|anglais|arts?|physique|chimie|communication|management)(?![\p{L}])/u;
const bareDiplomas = [namedAward, germanTitle, bodysAward, plainAward, frenchLicence];

/** Whether a folded text names an award that no list of qualifications has: "Diploma in …", "Licence Droit". */
export const isBareDiploma = (folded: string): boolean =>
  bareDiplomas.some((pattern) => pattern.test(folded));

/** What professional bodies award, where a CV lists it among its studies. */
export const professional =
  /^(?:esol|rsa\s(?:typing|word|shorthand|audio|text|clait|level|stage|i{1,3}|\d)|apm|bcs|rics|ciob|aca|acca|cima|aat|acma|cipd|cilex|cips|prince2|ilm|cmi|iosh|nebosh|vtct|nasm|togaf|itil|intermediate(?=\s?[(,]|\sfrom|$)|ssc|sslc|hsc|ssce|wassce|waec|neco)(?![\p{L}])/u;

/** Names of awards that are studies only where a school is named beside them. */
export const taughtAward = /^(?:c&g|city (?:&|and) guilds|nebdn|cache|rhs|nnas)(?![\p{L}])/u;
/** "Wella Master Colour Expert": a title a firm gives, no degree. */
export const brandTitle = /^\p{Lu}\p{L}+\sMaster\s\p{Lu}/u;

/** "Entry Level Nurse Aide Program": dated among studies, a course without a level. */
export const courseName =
  /^\p{Lu}[\p{L}\s&'’-]{4,60}\s(?:Program(?:me)?|Course|Certificate|Apprenticeship|Traineeship)$/u;
