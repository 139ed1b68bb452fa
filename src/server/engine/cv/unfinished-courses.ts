/** Courses that ended with no award, and stays that are part of another. */

const neverFinished =
  /(?<!\p{L})(?:deferred|did(?:n['’]t| not) (?:start|complete|finish|graduate|take (?:it )?up)|(?:not|never) (?:completed|finished|started|taken up|took up)|withdrew|withdrawn|dropped out|left (?:before|without (?:finishing|completing|graduating)|after (?:the |my )?(?:first|second|one|1st|2nd|\d+)\s)|discontinued|abandoned|uncompleted|unfinished)(?!\p{L})/iu;

/** "BSc Physics (did not complete)", "PME – deferred, did not start". */
export const isNeverFinished = (text: string): boolean => neverFinished.test(text);

const stayElsewhere =
  /^(?:(?:an?|one|my)\s)?(?:erasmus|(?:study|student|university|foreign|academic)\sexchange|(?:study|year|semester|term)\s(?:abroad|out)|exchange\s(?:year|semester|student|programme)|visiting student|auslands(?:semester|jahr)|(?:beca|bolsa|borsa|bourse|s[ée]jour|semestre|programm?a|estancia|intercambio|interc[âa]mbio|stypendium|uitwisseling|verblijf)\s(?:di\s|de\s|op\s)?erasmus|semestre (?:à l['’]étranger|en el extranjero|all['’]estero|no estrangeiro)|buitenlandsemester|semestr za granicą|placement year|sandwich year|work placement|industrial placement)(?!\p{L})/iu;

/** "Erasmus year: …", "Year abroad at …": part of the course it stands beside. */
export const isStayElsewhere = (text: string): boolean => stayElsewhere.test(text);
