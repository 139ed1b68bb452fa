import { withCapital } from "../text/with-capital.ts";
import { looksLikeJobTitle } from "../vocabulary/job-titles.ts";

/** Somebody's post written small, as a line of names has it: "kucharz"; null for any other text. */
export function raisedPost(text: string): string | null {
  const raised = /^\p{Ll}/u.test(text) ? withCapital(text) : null;
  return raised !== null && looksLikeJobTitle(raised) ? raised : null;
}

/** What firms are called by, which is no post of anybody: "a housebuilder", "supplier of …". */
const firmNoun =
  /(?:builder|maker|brewer|retailer|supplier|distributor|wholesaler|manufacturer|dealer|provider|producer|leader|importer|publisher|insurer|charity)s?$/i;

/** "Shop assistant, family business", "Commis, a large hotel in Cardiff": an employer without a name. */
const unnamedFirm =
  /^(?:(?:an?|the|my|our|different|various|several|local)\s)?(?:\p{L}[\p{L}'’-]*\s){0,3}(?:business|firm|company|hotel|pub|restaurant|café|cafe|school|nursery|garage|bakery|salon|hospital|surgery|factory|agency|distributor|housebuilder|builders?|contractors?|solicitors|accountants|surveyors|dealership|brewery|farm|operator|broker|manufacturer|maker|retailer|supplier|dealer|wholesaler|caterer|merchant|chain|charity|start-up|reseller|warehouse|depot|care home|nursing home|housing association|haulier)(?:e?s)?(?:\s(?:in|of|near|at|on|outside)\s.{2,40})?$/u;

/** "Rochdale Cabs, hackney driver": a title in small letters behind a name. */
export function isSmallTitle(text: string, name: string): boolean {
  if (/(?<!\p{L})(?!and |of |the |at |in )\p{Ll}{2,}/u.test(name)) return false;
  if (
    !/^(?!and |or |the |an? )\p{Ll}/u.test(text) ||
    firmNoun.test(text) ||
    /[^s]s$/.test(text) ||
    text.split(/\s+/).length > 7
  )
    return false;
  return !/\s(?:of|in|for|to)\s/.test(text) && raisedPost(text) !== null;
}

export const isUnnamedFirm = (text: string) =>
  (/^\p{Ll}/u.test(text) || firmNoun.test(text)) &&
  !/\s(?:and|or)\s/.test(text) &&
  unnamedFirm.test(text);
