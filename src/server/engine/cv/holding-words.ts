/** Words by which a CV says that its writer does not have something, or not yet: alternatives of a pattern. English. */

/** English, and as CVs in German, Dutch, French, Spanish, Portuguese, Italian and Polish have it. */
export const lapsedWords =
  "expired|lapsed|abgelaufen|verlopen|expirée?|périmée?|caducad[oa]|vencid[oa]|scadut[oa]|wygas[łl][yae]?|nieważn[aey]|expirat[ăa]?";

/** Before what is yet to be done. */
export const wishing =
  "keen|eager|willing|happy|prepared|want(?:ing)?|wish(?:ing)?|hop(?:e|ing)|plan(?:ning)?|intend(?:ing)?|aim(?:ing)?";

/** Before what is being learnt for an examination. */
export const beingStudied =
  "(?:work(?:ing)?|studying|training|progressing) towards|studying(?: for)?|enrolled (?:on|for)|preparing for|book(?:ed|ing) (?:on|for)";
