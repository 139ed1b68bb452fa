/** Who may work here is asked by saying so, or by refusing to bring somebody here. */

const refusal =
  "(?:can(?:not|['’]?t)|unable to|not (?:able|in a position|currently able|licensed) to|won['’]t|will not|do(?:es)? not|don['’]?t|doesn['’]?t|not currently|no longer|regret)";
const refuses = new RegExp(
  [
    String.raw`\b${refusal}\b[^.;\n]{0,40}?\b(?:offer|provide|give|support|accept|consider|arrange)\b[^.;\n]{0,30}\b(?:sponsorship|sponsored|visas?|work permits?)\b`,
    String.raw`\b${refusal}(?: \p{L}+){0,2} sponsor (?:\p{L}+ ){0,2}(?:visas?|you|anyone|anybody|candidates?|applicants?|workers?|people|overseas|skilled)\b`,
    String.raw`\b(?:not|n['’]t|fails? to) (?:\p{L}+ ){0,2}(?:meet|qualify|eligible|reach|attract)\b[^.;\n]{0,40}\bsponsorship\b`,
    String.raw`\b(?:visa )?sponsorship (?:(?:is|will be|can be)\s)?(?:not|un)\s?(?:available|offered|provided|possible|an option)\b`,
    String.raw`\bsponsorship (?:isn|can)(?:['’]?t|not) (?:be )?(?:available|offered|provided|possible|an option)\b`,
    String.raw`\b(?:no|without) (?:visa |work |skilled worker )?sponsorship\b(?! (?:and )?fundraising)`,
  ].join("|"),
  "iu",
);

/** "We can't sponsor visas": whoever applies must be allowed to work here already. */
export const refusesSponsorship = (text: string): boolean => refuses.test(text);

/** "Existing permission to work in the UK", "proof that you can work here". */
export const permitted =
  /\b(?:permission|permitted|entitled|allowed|authori[sz]ed) to (?:live (?:and|&) )?work\b|\b(?:proof|evidence) (?:that )?you (?:can|may|are (?:able|allowed|entitled|eligible) to) (?:legally )?(?:live (?:and|&) )?work\b/iu;

const ofWork =
  /\bright to (?:live (?:and|&) )?work\b(?! (?:legislation|checks?|laws?|rules))|\beligib(?:le|ility) to (?:live (?:and|&) )?work\b/iu;

/** Whether a demand asks who may work here, however it says so. */
export const asksRightToWork = (text: string): boolean =>
  refuses.test(text) || permitted.test(text) || ofWork.test(text);
