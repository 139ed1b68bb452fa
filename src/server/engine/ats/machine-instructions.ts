import { remembered } from "../text/remembered.ts";

/**
 * Sentences that talk to a screening program instead of a reader, in the languages CVs come in. Each pattern is anchored on
 * a verb or a name and looks at most 60 characters ahead, so it is linear in the text.
 */
const orders: readonly RegExp[] = [
  // English
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,60}\b(?:instructions?|prompts?|rules|guidelines|criteria|directions|requirements|(?:all|everything|anything) (?:previous|prior|above|before|else))\b/iu,
  /\b(?:rank|rate|score|mark|grade|select|shortlist|recommend|hire|place|put)\b.{0,30}\b(?:this|the|me as (?:the|a)) (?:candidate|applicant|cv|resume|résumé|application)\b.{0,60}\b(?:first|top|highest|best|perfect|excellent|100|10 ?\/ ?10|hire|qualified|maximum|full marks)\b/iu,
  /\b(?:this|the) (?:candidate|applicant|cv|resume|résumé) (?:is|should be|must be|has to be) (?:the |an? )?(?:perfect|best|ideal|exceptional|top|excellent|highest|ranked|rated|scored|hired|selected|shortlisted|given)\b.{0,60}/iu,
  /\b(?:give|assign|award|return|output|respond with|reply with)\b.{0,40}\b(?:maximum|highest|full|perfect|top|100|10\/10)\b.{0,25}\b(?:score|rating|marks?|points|match|rank)/iu,
  /\b(?:attention|note to|message (?:to|for)|dear|instructions? (?:to|for)|hey|hello)\b.{0,25}\b(?:ai|a\.i\.|llm|chatgpt|gpt|claude|gemini|copilot|language model|ats|bot|robot|algorithm|screener|screening (?:software|system|tool)|recruitment (?:software|bot))\b/iu,
  /\b(?:you are|as|acting as|act as)\b.{0,20}\b(?:an? )?(?:ai|large language model|language model|llm|chatgpt|resume screener|cv screener)\b.{0,60}\b(?:must|should|will|rank|score|rate|recommend|ignore|reviewing|evaluating|screening|only)\b/iu,
  /\bif you are\b.{0,20}\b(?:an? )?(?:ai|large language model|language model|llm|bot|chatgpt|machine)\b/iu,
  /(?:<\|?(?:system|im_start|assistant)\b|\[\/?inst\]|\bsystem prompt\b|\bnew instructions?:)/iu,
  // German
  /\b(?:ignorier(?:e|en|t)?|missachte(?:n)?|vergiss|vergessen sie)\b.{0,60}\b(?:anweisung(?:en)?|instruktion(?:en)?|vorgaben|kriterien|regeln|prompt)\b/iu,
  /\b(?:bewerte|bewerten sie|stufe|setze|wähle|empfiehl|empfehlen sie)\b.{0,40}\b(?:bewerber(?:in)?|kandidat(?:en|in)?|lebenslauf)\b.{0,60}\b(?:beste[rn]?|höchste[rn]?|erste[rn]?|perfekt|volle|maximal|100)\b/iu,
  // French
  /\b(?:ignore[zr]?|oublie[zr]?|ne tiens pas compte|ne tenez pas compte)\b.{0,60}\b(?:instructions?|consignes?|critères|règles|directives)\b/iu,
  /\b(?:classe[zr]?|note[zr]?|évalue[zr]?|place[zr]?|recommande[zr]?|sélectionne[zr]?)\b.{0,30}\b(?:candidate?|candidature|cv)\b.{0,60}\b(?:premi(?:er|ère)|meilleure?|maximale?|maximum|parfaite?|100)/iu,
  // Spanish
  /\b(?:ignora[r]?|ignore|olvida[r]?|haz caso omiso de)\b.{0,60}\b(?:instrucci(?:ón|ones)|indicaciones|criterios|reglas|órdenes)\b/iu,
  /\b(?:clasifica|califica|puntúa|coloca|selecciona|recomienda)\b.{0,30}\b(?:candidat[oa]|currículum|cv|solicitante)\b.{0,60}\b(?:primer[oa]?|mejor|máxim[oa]|perfect[oa]|100)/iu,
  // Italian
  /\b(?:ignora(?:re|te)?|dimentica(?:re)?)\b.{0,60}\b(?:istruzion[ei]|criteri|regole|indicazioni)\b/iu,
  /\b(?:classifica|valuta|assegna|seleziona|raccomanda)\b.{0,30}\b(?:candidat[oa]|curriculum|cv)\b.{0,60}\b(?:prim[oa]|miglior[ei]?|massim[oa]|perfett[oa]|100)/iu,
  // Portuguese
  /\b(?:ignor[ea](?:r)?|esqueça|desconsidere)\b.{0,60}\b(?:instruç(?:ão|ões)|critérios|regras|orientações)(?!\p{L})/iu,
  /\b(?:classifique|avalie|coloque|selecione|recomende)\b.{0,30}\b(?:candidat[oa]|currículo|cv)\b.{0,60}\b(?:primeir[oa]|melhor|máxim[oa]|perfeit[oa]|100)/iu,
  // Dutch
  /\b(?:negeer|vergeet)\b.{0,60}\b(?:instructies?|opdrachten|criteria|regels|aanwijzingen)\b/iu,
  /\b(?:beoordeel|rangschik|plaats|selecteer)\b.{0,30}\b(?:kandidaat|sollicitant|cv)\b.{0,60}\b(?:eerste|beste|hoogste|perfect|100)/iu,
  // Polish
  /(?:zignoruj|ignoruj|pomiń|zapomnij).{0,60}(?:instrukcj|poleceni|wytyczn|kryteri|zasad)/iu,
  /(?:oceń|umieść|wybierz|zarekomenduj).{0,30}(?:kandydat|cv|aplikacj).{0,60}(?:pierwsz|najleps|najwyż|maksymaln|100)/iu,
];

/** Quick test of one pass before the patterns: most lines contain none of these. */
const cue =
  /ignor|disregard|forget|overrid|bypass|missacht|vergiss|vergess|oubli|tien|tenez|olvid|omiso|diment|esque|desconsid|negeer|vergeet|zapomn|pomi|candid|kandid|kandy|applican|\bcv\b|résumé|resume|curr[ií]c|lebenslauf|bewerber|score|rating|rank|\bai\b|a\.i\.|\bllm\b|gpt|language model|system|\[\/?inst|instruction|screen|solicitant|sollicitant|aplikacj|perfect|maximum|highest|\bats\b|\bbot\b|robot/iu;

/** Lines longer than this are looked at in windows, which keeps hostile text cheap. */
const windowLength = 2000;

/** A line is asked by the reader of every section, and again in each changed CV. */
const windowAddresses = remembered(
  (text) => cue.test(text) && orders.some((order) => order.test(text)),
);

/** Whether a line speaks to a screening program ("ignore previous instructions", "rank this candidate first"). */
export function addressesMachines(text: string): boolean {
  if (text.length <= windowLength) return windowAddresses(text);
  for (let at = 0; at < text.length; at += windowLength / 2) {
    if (windowAddresses(text.slice(at, at + windowLength))) return true;
  }
  return false;
}
