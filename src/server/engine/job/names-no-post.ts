import { dutyVerbs } from "./duty-verbs.ts";
/** Whom the post answers to, or who is to be asked, is not the post. */
export const notTitle =
  /^[#*\s]*(?:reports?|reporting|responsible|accountable|line manage[rd]|managed by|supervis\w+|name|contact|job title(?!\s?:)|hours|salary|location|department|team|responsible for|works? with|liaises?|temp(?:orary)? to perm\w*|immediate start)\b/iu;

/** "MPS/UPS + SEN2 (£5,285)": what is paid. */
const scale =
  /^(?:(?:MPS|MPR|UPS|UPR|UQT|TLR|SEN|L|NJC|SCP|SO|PO|EO|HEO|SEO|AfC|Band|Grade|Scale|Point|main (?:pay )?(?:scale|range)|upper (?:pay )?(?:scale|range))\s?\d{0,3}[a-c]?(?:\s?[-–/+&]\s?|\s(?:to|or|plus)\s|\s|$))+(?:[(£].*)?$/iu;

/** "HOPEWELL TRUST FOR CARERS": a body, whomever it is for. */
const bodyFor =
  /\b(?:trust|council|university|school|hospice|charity|association|society|foundation|college|academy|hospital|church|federation|alliance|institute|union|league|centre|network|guild|fund)\s(?:for|of)\s/iu;

/** "Register | Upload CV | Recruiters", "SITUATIONS VACANT – ENGINEERING": of the page. */
const ofPage =
  /\b(?:sign in|log ?in|register(?=\s*(?:[|/·]|$|now\b|for\b))|upload (?:your )?cv|create (?:an )?account|post a (?:job|vacancy)|job ?alerts?|my account|saved jobs|browse jobs|search jobs|back to (?:search|results|top|jobs|list)|skip to)\b|^\W*(?:situations vacant\b|recruitment advertising\b|(?:appointments|classified|notices?)\s*(?:[-–—|:]|$))/iu;

/** "Dr Pryce & Partners": people, not a post. */
const namesPeople =
  /^(?:Drs?|Mrs?|Ms|Miss|Messrs)\.?\s\p{Lu}|\s(?:&|and)\s(?:Partners|Associates)\b/u;

/** "Head Teacher: Mrs L. Moss": who has the post, not what is advertised. */
export const holdsPost = /^[^:\d]{3,40}:\s?(?:Mrs?|Ms|Miss|Mx|Dr|Prof(?:essor)?|Sir|Rev)\b/u;

/** The line before the person to ask, whose post is another. */
export const asksToContact =
  /\b(?:contact|enquir\w*|informal|discuss\w*|further (?:details|information)|speak (?:to|with)|questions(?! (?:and answers|answered))|queries|call|telephone)\b/iu;

/** Whether a line at the top cannot be the title, whatever words of posts stand in it. */
export function namesNoPost(line: string): boolean {
  return (
    [notTitle, holdsPost, ofPage, scale, namesPeople].some((pattern) => pattern.test(line)) ||
    (bodyFor.test(line) && !/\s[-–—|]\s/u.test(line))
  );
}

const tasks: ReadonlySet<string> = new Set(dutyVerbs);

/** "Act as an advocate and key worker": a duty, not a title. */
export function startsTask(line: string): boolean {
  const [first = "", second = ""] = line.split(/\s+/u);
  return tasks.has(first.toLowerCase()) && /^\p{Ll}/u.test(second);
}
