import { looksLikeJobTitle } from "../vocabulary/job-titles.ts";

/** Tells of the employer, or of its ways. */
export function tellsOfEmployer(text: string): boolean {
  return isOfEmployer(text) || isOfUs(text) || isOurs(text);
}

/** Tells of the employer's ways, or only that somebody is sought. */
export function isOfUs(text: string): boolean {
  const ours = /\b(?:we|our)\b/iu.test(text);
  return ours && !sought.test(text);
}

const sought =
  /\b(?:you|your|candidates?|applicants?|post ?holders?|looking (?:for|to)|seek(?:ing|s)?|requires?|must|essential|desirable|recruit(?:ing)?|(?<!\b(?:the|their|its|complex|special|support|health|care|learning|of) )needs?|applications|someone|individuals?|people who|experience in|experience of)\b/iu;
const employer =
  /^(?:the|this|our|each|all|both|based)? ?(?:[\p{L}'’&-]+ ){0,4}(?:wards?|areas?|service|services|units?|team|hospital|home|school|centre|center|trust|clinic|department|site|company|business|practice|group|organisation|charity|college|university|firm|facility|hotel|restaurant|store|care|ltd|limited) (?:is|are|has|have|was|were|provides?|offers?|operates?|consists?|comprises?|serves?|works?(?! ethic)|can|will|aims?|strives?|sees|covers?|includes?|helps?|focus(?:es)?|supports|also|caters?|specialises?)\b/iu;

/** "This reputable company design, manufacture and install": what the employer does, whatever its verb agrees with. */
const deeds =
  /^(?:the|this|our|their|my)\s(?:[\p{L}'’&-]+ ){0,4}(?:company|business|firm|client|organisation|employer|manufacturer|group) (?:designs?|manufactures?|makes?|builds?|sells?|suppl(?:y|ies)|distributes?|develops?|produces?|installs?|delivers?|runs?|owns?|employs?|imports?|exports?|trades?|grows?)\b(?! (?:team|department|standards?|guidelines|manual|manager|process\p{L}*)\b)/iu;

/** "Arden Motion designs and manufactures actuators". */
const named =
  /^((?:\p{Ll}?\p{Lu}[\p{L}&'’]+ ){1,4})(?:designs?|manufactures?|makes|builds|supplies|runs|carries|operates|delivers|owns|employs|serves|specialises|helps)\b/u;

/** Whether a sentence only tells what the employer makes or does. */
export const tellsItsDeeds = (text: string) => deeds.test(text) && !sought.test(text);

/** Describes the place of work and asks nothing. */
export function isOfEmployer(text: string): boolean {
  if (sought.test(text)) return false;
  const name = named.exec(text)?.[1];
  return employer.test(text) || (name !== undefined && !looksLikeJobTitle(name));
}

/** Speaks of the employer: "We are …", "Our client is …". */
export function isOurs(text: string): boolean {
  return /^(?:we|our|the (?:company|client|trust|school|business|organisation|council|college|university|academy|authority|charity|hospital|practice|department|home|firm|group|board|governors)|they|it(?:'s| is)|this (?:is|post|role|position))\b/iu.test(
    text,
  );
}
