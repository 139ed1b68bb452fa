/** What people call time away from work, in German, French, Spanish, Italian, Portuguese, Dutch and Polish: dated as jobs are. */
const openings = [
  "elternzeit|erziehungszeit|erziehungsurlaub|kindererziehung|babypause|familienphase|familienzeit|mutterschutz|mutterschaft|karenz|sabbatical|sabbatjahr|auszeit|arbeits(?:suchend|los)|stellensuch|auf stellensuche|(?:häusliche )?pflege (?:der|des|von|meine[rs]?|eines|einer)\\s|pflegezeit|weltreise|berufliche neuorientierung|sprachaufenthalt|familienpause",
  "cong[eé]\\s|cong[eé]$|ch[oô]mage|recherche d['’]emploi|en recherche d['’]emploi|ann[eé]e sabbatique|arr[eê]t (?:maladie|maternit[eé])|maternit[eé]|interruption (?:de carri[eè]re|professionnelle)|[eé]ducation de mes enfants|p[eè]re au foyer|m[eè]re au foyer|s[eé]jour linguistique|reconversion",
  "excedencia|desempleo|en paro|paro$|b[uú]squeda de empleo|baja (?:por|de) maternidad|cuidado de (?:hij|mis|mi|famil|un famil)|año sab[aá]tico|permiso (?:de|por) maternidad",
  "disoccupa|maternit[aà]|congedo|aspettativa|anno sabbatico|in cerca di (?:lavoro|occupazione)|assistenza (?:ai|al) (?:famil|genitor)|cassa integrazione",
  "desempreg|licença (?:de|por|parental|sem)|à procura de emprego|ano sab[aá]tico|assistência à família",
  "ww(?![\\p{L}])|werkloos|werkzoekend|mantelzorg|zwangerschapsverlof|ouderschapsverlof|zorgverlof|wereldreis|ziektewet|loopbaanonderbreking|tussenjaar",
  "urlop|bezroboci|bezrobotn|osoba bezrobotna|opieka nad (?:dzieck|dzieć|rodzic|matk|ojc)|przerwa (?:w pracy|zawodowa|w zatrudnieniu)|poszukiwanie pracy",
].join("|");

/** A text that opens with one of these tells of a break; "Urlopów" and other longer words do not matter here. */
export const breakAbroad = new RegExp(`^(?:${openings})`, "iu");
