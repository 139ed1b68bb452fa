/** "Yoga certificate : …", as some forms print it. */
const namedAward = /^\p{L}[\p{L} &-]{2,40}\s(?:certificate|diploma)\s:\s/u;
/** "Staatlich anerkannte Erzieherin", "Examinierter Altenpfleger". */
const germanTitle =
  /^(?:staatlich\s(?:gepr\p{L}+|anerk\p{L}+)\s|examiniert\p{L}{0,2}\s|gepruft\p{L}{0,2}\s)\p{L}/u;
/** "CMI certificate in …", "Level 3 diploma in …". */
const bodysAward =
  /^(?:\p{L}{2,6}|city (?:&|and) guilds|level \d)\s(?:diploma|certificate)\s(?:in|of|for)\s/u;
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
/** What awards and courses open with in other languages, in folded letters: whatever follows is what they are in. */
const foreignOpenings = [
  "(?:fach)?weiterbildung|fortbildung|aufstiegsfortbildung|berufsausbildung|schulausbildung|lehre|studium|fernstudium|masterstudium|bachelorstudium|promotion|vordiplom|staatsexamen|fachabitur|fachhochschulreife|hochschulreife|allgemeine hochschulreife|mittlere reife|realschulabschluss|hauptschulabschluss|meisterbrief|ausbildereignung",
  "dscg|dcg|dec|bac|baccalaureat|bts|but|dut|deug|deust|dess|dea|cap|bep|bepa|cqp|brevet|titre professionnel|licence professionnelle|maitrise|magistere|mastere|master [12]|doctorat|diplome d'etat|diplome d'ingenieur|certificat d'aptitude|habilitation a|classe preparatoire|prepa|cpge",
  "curso|ciclo formativo|ciclo superior|formacion profesional|fp|grado (?:superior|medio|en)|bachillerato|bachiller|licenciatura|diplomatura|ingenieria|tecnico (?:superior|medio|en)|certificado de profesionalidad|graduado escolar|eso|doctorado|postgrado|posgrado|titulo de",
  "laurea|laurea (?:triennale|magistrale|specialistica)|diploma di|diploma|maturita|licenza media|qualifica professionale|qualifica di|attestato|abilitazione|corso di|master universitario|dottorato|perito|esame di stato|iscrizione all'albo",
  "curso (?:tecnico|superior|profissional|de)|ctesp|ensino (?:secundario|basico|medio)|12[oº.]? ano|9[oº.]? ano|mestrado|bacharelato|bacharelado|pos-graduacao|doutoramento|doutorado|certificado de|tecnologo",
  "havo|vwo|vmbo|mavo|mbo|hbo|wo|mulo|lts|mts|hts|meao|heao|propedeuse|opleiding|cursus|bacheloropleiding|masteropleiding|vakdiploma|doctoraal",
  "studia|matura|egzamin maturalny|licencjat|magister|inzynier|technik|szkola policealna|studia podyplomowe|kurs|szkolenie|dyplom|swiadectwo|tytul|czeladnik|uprawnienia",
  "diploma de|licenta|diploma de licenta|bacalaureat|masterat|master in|doctorat in|curs de|certificat de|calificare",
  "maturita|vyucni list|vysvedceni|bakalarske studium|magisterske studium|statni zkouska|rekvalifikace|kurz|vyuceni",
  "\\p{L}{0,24}examen|civilingenjorsexamen|studentexamen|gymnasieutbildning|yrkesutbildning|erettsegi|okleveles|diploma|szakkepesites|okj|alapkepzes|mesterkepzes|doktori",
  "facharbeiterbrief|gesellenbrief|gesellenprufung|abschlussprufung|post-hbo|post-mbo|pabo|cess",
].join("|");
const foreignAward = new RegExp(`^(?:${foreignOpenings})(?=$|[\\s,:(/–-])`, "u");
const bareDiplomas = [namedAward, germanTitle, bodysAward, plainAward, frenchLicence, foreignAward];

/** Whether a folded text names an award that no list of qualifications has: "Diploma in …", "Licence Droit". */
export const isBareDiploma = (folded: string): boolean =>
  bareDiplomas.some((pattern) => pattern.test(folded));

/** What professional bodies award, where a CV lists it among its studies. */
export const professional =
  /^(?:esol|rsa\s(?:typing|word|shorthand|audio|text|clait|level|stage|i{1,3}|\d)|apm|bcs|rics|ciob|aca|acca|cima|aat|acma|cipd|cilex|cips|prince2|ilm|cmi|iosh|nebosh|npq\s\p{Ll}+|vtct|nasm|togaf|itil|intermediate(?=\s?[(,]|\sfrom|$)|ssc|sslc|hsc|ssce|wassce|waec|neco)(?![\p{L}])/u;

/** Names of awards that are studies only where a school is named beside them. */
export const taughtAward = /^(?:c&g|city (?:&|and) guilds|nebdn|cache|rhs|nnas)(?![\p{L}])/u;
/** "Wella Master Colour Expert": a title a firm gives, no degree. */
export const brandTitle = /^\p{Lu}\p{L}+\sMaster\s\p{Lu}/u;

/** "Entry Level Nurse Aide Program": dated among studies, a course without a level. */
export const courseName =
  /^(?:\p{Lu}|\d{1,2}[\s-]\p{Ll})[\p{L}\s&'’-]{4,60}\s(?:Program(?:me)?|Course|Certificate|Apprenticeship|Traineeship|[Bb]oot ?camp)(?=$|,\s)/u;
