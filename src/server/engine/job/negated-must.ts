/** "Isn't a must", "by no means a condition": words of a must that are taken back. */
const takenBack =
  /(?:\b(?:not|by no means|neither|nor|never)|n['’]t)(?: (?:be|strictly|absolutely|always|considered|an?|at all|really)){0,3} (?:essential|required|necessary|needed|mandatory|compulsory|obligatory|vital|crucial|must|condition|requirement|pre-?requisite|deal-?breaker)\b/giu;

/** A sentence without the musts that it takes back. */
export const withoutNegatedMusts = (text: string) => text.replace(takenBack, " ");
