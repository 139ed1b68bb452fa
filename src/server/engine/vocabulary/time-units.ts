/** What lengths of time are counted in, in all languages read; alternatives of a pattern, whatever their case. */
export const yearUnits = "years?|yrs?|Jahre?|ans?|años?|anni|anno|anos?|jaar|lat|rok|лет|года?";
export const monthUnits =
  "months?|mos?|Monate?|mois|meses|mes|mesi|maanden|miesi\\p{L}*|месяц\\p{L}*";
export const hourUnits = "hours?|hrs|h|std\\.?|Stunden|heures|horas|ore|uur|godz\\.?|hodin|óra";
