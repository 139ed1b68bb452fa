import { either } from "../../text/either.ts";

/** What CVs in other languages say of a licence or qualification that is not held, or not now: alternatives of patterns. */

/** Not finished, or broken off: German, French, Spanish, Italian, Portuguese, Dutch, Polish. */
export const unfinishedAbroad = either(
  "in (?:der )?Ausbildung|angestrebt|laufend|voraussichtlich|begonnen|noch (?:nicht|offen)|abgebrochen|ohne Abschluss|nicht abgeschlossen",
  "en (?:cours|formation|préparation)|(?:obtention|diplôme|fin) prévue?|prévue?s?|à (?:obtenir|valider|venir)|non (?:obtenue?|validée?)|inachevée?|abandonnée?",
  "en (?:curso|trámite|proceso)|pendiente|sin (?:terminar|acabar|finalizar)|no (?:terminad|finalizad|obtenid)[oa]|inacabad[oa]|(?:finalización|obtención) prevista",
  "in (?:corso|itinere)|da (?:conseguire|completare|discutere)|previst[oa]|interrott[oa]|non (?:completat|conseguit|terminat)[oa]",
  "em (?:curso|andamento)|a (?:concluir|frequentar|terminar)|pendente|incomplet[oa]|não (?:concluíd|terminad)[oa]|por concluir",
  "lopend|verwacht|te behalen|nog niet|niet (?:behaald|afgerond)|nog bezig|in opleiding|afgebroken",
  "w (?:trakcie|toku)|planowan[aey]|przewidywan[aey]|nieukończon[aey]|niedokończon[aey]|przerwan[aey]",
);

/** Not valid any more, beyond the words for "expired" that every CV is read by. */
export const endedAbroad =
  "ungültig|entzogen|échue?|invalidée?|retirad[oa]|ritirat[oa]|scadut[ei]|expirad[oa]|vencid[oa]s|ingetrokken|ongeldig|utracon[aey]";
