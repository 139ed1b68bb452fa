import { foldSpace } from "../text/fold-space.ts";
import { isShouted, unshouted } from "../text/unshouted.ts";
import { withArticle } from "../text/with-article.ts";
import { words } from "../text/words.ts";
import { looksLikeJobTitle } from "../vocabulary/job-titles.ts";
import { lowerFirst } from "./lower-first.ts";
import { withNameCapitals } from "./name-capitals.ts";
import { respelt } from "./slips.ts";

const titleNoise =
  /\s*(?:[([].*$|\s[-–—|/:].*$|[-–—|:]\s.*$|[,;|].*$|£.*$|\bband\s?\d.*$|\b(?:full|part)[- ]time\b.*$|\bpermanent\b.*$|\bfixed[- ]term\b.*$|\bref\b.*$|\b(?:post|job|vacancy)\s(?:no|ref|id|number)\b.*$)/iu;
/** The grade in front of a title: "Band 6 Senior Staff Nurse". */
const grade =
  /^(?:(?:NHS\s)?(?:Agenda for Change\s)?Band|Grade)\s\d{1,2}[a-d]?\s?[-–:,]?\s(?=\p{L})/iu;
/** "Assistants" over one post: the letter is for one of them. */
const severalPeople =
  /^(.*(?:assistant|attendant|consultant|accountant|worker|nurse|practitioner|teacher|surveyor|adviser|advisor|engineer|developer|manager|officer|operative|driver|technician|therapist|cleaner|carer|chef|analyst|administrator|planner|specialist))s$/iu;

/** "Consultant Clinical / Counselling Psychologist": what stands before the stroke is no title without what stands behind it. */
function withWholeHead(title: string): string {
  const [head = ""] = title.split(" / ");
  return head === title || looksLikeJobTitle(head) ? title : title.replaceAll(" / ", "/");
}

/** "Cardiac Ward- Sister": what stands before the dash alone names no post. */
function withHead(title: string): string {
  const [, head = "", behind = ""] = /^([^-–—]+?)\s?[-–—]\s(.+)$/u.exec(title) ?? [];
  const isPart = head !== "" && !looksLikeJobTitle(head) && looksLikeJobTitle(`${head} ${behind}`);
  return isPart ? `${head} ${behind}` : title;
}

/** "MPS/UPS + SEN2": what is paid names no post. */
const payScale =
  /^(?:(?:M|MPS|UPS|MPR|UPR|MPG|SEN|TLR|NJC|SCP|PO|AFC|HEO|SEO|EO|AO|L|ISR|Band|Grade|Scale|Point|Spine)\s?\d*[a-z]?(?:[\s/+&–-]+|$))+$/iu;

/** What is asked of somebody names no post. */
const noTitle =
  /\b(?:registration|experience|knowledge|degree|qualifications?|licence|certificate)\b/iu;

/** A job title inside a sentence; null where what we have is not one. */
export function titleInText(title: string | null | undefined): string | null {
  if (title == null) return null;
  const text = withWholeHead(
    withHead(respelt(foldSpace(title)))
      .replace(grade, "")
      .replace(/(?<=\S)\/\s(?=\S)/gu, "/"),
  )
    // "Developer with Visual Studio skills".
    .replace(/\swith\s.{3,40}\b(?:skills|experience|knowledge)$/iu, "")
    // "Heathrow T5. Electrician".
    .replace(/^[^.]{3,30}\p{L}?\d?\.\s(?=\p{Lu}\p{Ll}{3})/u, "")
    // "Support (HR) Administrator" goes on behind its bracket.
    .replace(/\s?\([^()]{1,40}\)(?=\s\p{L})/gu, "")
    // "Jobs/Middleweight Designer": where one has come by on the page.
    .replace(/^(?:Jobs?|Careers|Vacanc(?:y|ies)|Work with us|Home)\s?\/\s?/iu, "")
    .replace(titleNoise, "")
    .replace(/[\s.,;:*-]+$/u, "");
  const all = words(text);
  if (
    all.length === 0 ||
    all.length > 7 ||
    text.length > 60 ||
    /[^\p{Script=Latin}\p{N}\s&/'’.+#-]/u.test(text)
  )
    return null;
  if (!/\p{L}{2}/u.test(text) || !isFitName(text) || noTitle.test(text) || payScale.test(text))
    return null;
  return titleCased(text.replace(severalPeople, "$1")).replace(
    /\b(?:Hr|Hgv|Nhs|Php|Sql|Ceo|Cto|Hca|Flt|Lgv)\b/gu,
    (word) => word.toUpperCase(),
  );
}

/** "SENIOR NURSE", "senior nurse" and "Senior nurse" as "Senior Nurse"; abbreviations stay. */
function titleCased(text: string): string {
  if (isShouted(text)) return unshouted(text);
  const [first = "", ...rest] = text.split(" ");
  const small = rest.every((word) => word === word.toLowerCase()) && !/\p{Ll}\p{Lu}/u.test(first);
  if (!small) return text;
  return withNameCapitals(text).replace(/\b(?:It|Sen|Qa|Ux|Ui|Pa|Flt|Lgv|Cnc|Pwp)\b/gu, (word) =>
    word.toUpperCase(),
  );
}

const unfitNames =
  /\b(?:company name|city|state|name|confidential|our client|client|company|a leading|the company|ignore|instructions?|n\/a)\b/iu;

/** Whether a name (employer, school, title) can stand in a sentence. */
export function isFitName(text: string): boolean {
  const fold = foldSpace(text);
  if (fold.length < 2 || fold.length > 70 || words(fold).length > 9) return false;
  return (
    fold.split("(").length === fold.split(")").length &&
    !/[|<>{}[\]@_*•]|https?:|www\.|\.{2}|[ÂÃ]/u.test(fold) &&
    (!unfitNames.test(fold) ||
      /\b(?:Company|State|City)\b.*\b(?:Ltd|plc|Limited|University|Council|Inc|Hospital|College)\b|\bUniversity\b|\bCity (?:of|Council|& Guilds|and Guilds)\b/u.test(
        fold,
      ))
  );
}

const takesArticle =
  /^(?:(?:Department|Ministry|Office|University|House|Institute|College|Bank|Church|Court|Archdiocese|Diocese|City|London Borough|Royal Borough|Duchy) (?:of|for)\b|(?:British|Royal|Territorial|Salvation) (?:Army|Navy|Air Force|Marines)\b|(?:Home|Cabinet|Met|Crown Prosecution|National Audit) (?:Office|Service)$|(?:British )?Red Cross$|National Trust$|Royal (?:\p{L}+ )*(?:Engineers|Corps|Artillery|Signals|Marines|Fusiliers|Rifles|Navy|Air Force|Regiment)$|.*\bRegiment$|BBC$|NHS$|RAF$|Army$|Metropolitan Police\b)/u;

/** What employs, by its kind alone. */
const kindOfEmployer =
  /\s(?:bank|reseller|start-?up|housebuilder|builder|retailer|agency|charity|firm|company|school|hospital|hotel|restaurant|pub|cafe|shop|supermarket|warehouse|DC|council|trust|university|college|nursery|practice|surgery|dealer|dealership|distributor|manufacturer|consultancy|garage|farm|club|factory|office|contractor|supplier|network|studio|bakery|salon|service|team|(?<=^\S+\s)store)(?:\sin\s\p{L}+)?$/u;
const plainStart =
  /^(?:High|Large|Small|Local|National|Independent|Family|Private|Busy|Regional|Major|Leading|City|Supermarket|Care|Nursing|Building|Big|Online|Various|Primary|Secondary)\b/u;

/** "the Department for Transport", "the University of Leeds"; "a high street bank", which is no name. */
export function withTheArticle(employer: string): string {
  if (/^an?\s/iu.test(employer)) return lowerFirst(employer);
  // "Fairline Grocery DC" is a name; "a Sandwell acute hospital" is none.
  const isName = /^(?:\p{Lu}\S*\s)+DC$/u.test(employer);
  if (
    !isName &&
    kindOfEmployer.test(employer) &&
    !/^the\s/iu.test(employer) &&
    !/['’]s\s/u.test(employer)
  )
    return withArticle(plainStart.test(employer) ? lowerFirst(employer) : employer);
  return namedWithArticle(employer);
}

/** "the Department for Transport": a name that stays as it is, with the article one says it with. */
export function namedWithArticle(employer: string): string {
  return takesArticle.test(employer) ? `the ${employer}` : employer;
}

/** "St Wilfrid's Ce Primary School", out of capitals: whose school it is goes by letters. */
const withChurch = (name: string) =>
  name.replace(
    /\b(?:Ce|Rc|Vc|Va)(?= (?:\p{L}+ )?(?:Primary|School|Junior|Infants?|Academy|High)\b)/gu,
    (word) => word.toUpperCase(),
  );

/** An employer or school as a name inside a sentence; null where what we have is none. */
export function nameInText(name: string | null | undefined): string | null {
  if (name == null) return null;
  const text = withChurch(unshouted(foldSpace(name))).replace(/[\s.,;:–-]+$/u, (end) =>
    /(?:Ltd|Inc|Co|\b\p{L}\.\s?\p{L})\.$/u.test(name.trim()) ? "." : end.replace(/./gu, ""),
  );
  return text !== "" && isFitName(text) && /\p{Lu}|\d/u.test(text) ? text : null;
}
