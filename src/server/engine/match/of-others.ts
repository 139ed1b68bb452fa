import type { CvRecord, CvSkillMention } from "../cv/cv-record.ts";
import type { Span } from "../text/spans.ts";
import { namesPost } from "./names-post.ts";

/** "The supervising physician", "our managing director": what somebody else does. */
const adjective = /^(?:supervising|managing|coaching|mentoring|attending|leading|negotiating)$/iu;

/** Whether a mention only describes another person. */
export function describesAnother(text: string, start: number, end: number): boolean {
  if (!adjective.test(text.slice(start, end))) return false;
  return (
    /\b(?:the|an?|my|our|their|his|her) $/iu.test(text.slice(Math.max(0, start - 8), start)) &&
    /^ (?!of\b|and\b|or\b)\p{L}{4,}/iu.test(text.slice(end, end + 24))
  );
}

const participle =
  "(?:\\p{L}+ed|done|led|run|made|held|taken|given|written|drawn|driven|taught|built|bought|sold|kept|dealt with|set(?: up)?|put together|overseen|chosen)";
const aside =
  "(?: (?:out|up|off|over|by hand|in-house|entirely|mostly|usually|always|still|only))?";
const another =
  "(?:our|the|my|(?:an?|another)(?! (?:third|quarter|half|fifth|tenth|further|total|average|factor|margin|mean|few|year|month|week|day)\\b)|external|outside|other)";
/** How many words name who did it. */
const who =
  "(?:[\\p{L}’'-]+)(?: (?!(?:in|for|and|or|on|at|to|with|by|from|as|while|but)\\b)[\\p{L}’'-]+){0,3}";
const doneBy = new RegExp(`\\b${participle}${aside} by ${another} ${who}`, "giu");
/** What is done to the writer, or with their work: "trained by the Red Cross", "praised by the head". */
const toWriter =
  /^(?:trained|coached|mentored|supervised|taught|managed|praised|commended|thanked|trusted|chosen|selected|asked|requested|recognised|nominated|awarded|employed|hired|recruited|promoted|rated|graded|judged|inspected|audited|approved|accepted|adopted|used|followed|supported|certified|accredited|needed|required|caused|affected|owned|funded|sponsored|commissioned|set)\b/iu;

/** "Home visits are carried out by …", "Boilers are hung, serviced and repaired by …": what is done is theirs as well. */
const passive =
  /\b(?:is|are|was|were|being|been|gets?)(?: (?:still|now|all|mostly|usually|always|only))?(?: \p{L}{3,15}(?:,(?: and| or)?| and| or)){0,4} $/iu;
const clauseStart = /[.;:,(–—]\s?(?=[^.;:,(–—]*$)/u;
const widestClause = 120;

/** What a line says that others did: "annual reviews chaired by our head". */
export function doneByOthers(text: string): Span[] {
  if (!text.includes(" by ")) return [];
  return [...text.matchAll(doneBy)].flatMap(({ index, 0: said }) => {
    if (toWriter.test(said)) return [];
    const end = index + said.length;
    const from = Math.max(0, index - widestClause);
    const before = text.slice(from, index);
    const verb = passive.exec(before);
    if (!verb) return [{ start: index, end }];
    return [{ start: from + (clauseStart.exec(before.slice(0, verb.index))?.index ?? 0), end }];
  });
}

/** "Reported to the line manager": whose work somebody was near is not theirs. */
const nearAnother =
  /\b(?:report(?:ed|ing|s)?|answer(?:ed|ing)|assist(?:ed|ing)?|assistant|support(?:ed|ing)?|shadow(?:ed|ing)?|PA|secretary|under|work(?:ed|ing)? (?:for|under))(?: directly| closely)?(?: to| for)? (?:the|my|our|an?|her|his|their)((?: [\p{L}-]+){1,3})/giu;

/** The post in the words behind: the most of them that name one. */
function postIn(named: string): string | undefined {
  const all = named.trimStart().split(" ");
  return all
    .map((_, at) => all.slice(0, all.length - at).join(" "))
    .find((post) => namesPost(post));
}

/** "Give the list to sous chef, who orders": what somebody else does then, with their post. */
const whoThen =
  /\b(?:to|by|from|with|for)(?: (?:the|my|our|an?|her|his|their))?((?: [\p{L}-]+){1,3}),? who [^.;!?]{2,120}/giu;
/** "Meat arrives from the butcher portioned" */
const sentBy =
  /\b(?:arriv(?:es?|ed|ing)|com(?:es?|ing)|came|deliver(?:y|ies|ed)|bought(?: in)?|supplied) from (?:the|my|our|an?|her|his|their)((?: [\p{L}-]+){1,3})/giu;

/** "Workshops for new team leaders on absence", "contact for 40 line managers": whom one teaches or advises one need not be. */
const taughtOnes =
  /\b(?:(?:workshops?|training|courses?|sessions?|inductions?|seminars?|briefings?|programmes?|webinars?) (?:for|to|of)|(?:point of )?contact for|(?:advis|coach|guid)(?:e|ed|es|ing)?)(?: (?:the|our|all|new|newly appointed|future|aspiring|first-time|junior|senior|some|over|about|\d{1,4}))*((?: [\p{L}-]+){1,3})/giu;

function postsBehind(cue: RegExp, text: string): Span[] {
  return [...text.matchAll(cue)].flatMap(({ index, 0: said, 1: named = "" }) => {
    const post = postIn(named);
    const start = index + said.length - named.trimStart().length;
    return post === undefined ? [] : [{ start, end: start + post.length }];
  });
}

/** "Helped at the health visitor's weaning group": whose it is. */
const ofAnother =
  /\b(?:at|with|to|for|from|into) (?:the|our|my|an?)((?: [\p{L}-]+){1,3})['’]s\b/giu;

/** From the post on all that the cue reaches: what that person does. */
function clausesOfPosts(cue: RegExp, text: string): Span[] {
  return [...text.matchAll(cue)].flatMap(({ index, 0: said, 1: named = "" }) => {
    const isPost = postIn(named) === named.trimStart();
    return isPost ? [{ start: index + said.indexOf(named), end: index + said.length }] : [];
  });
}

const superior =
  "(?:boss|owner|manager|line manager|area manager|general manager|director|head chef|sous chef|head|supervisor|foreman|team leader|partner|farmer|accountants?|agency|head office|office|bursar|vet|HR|finance(?: team)?|sales team|IT(?: team)?)";
/** "The boss does movements on the computer": a sentence of what another does. */
const anotherDoes = new RegExp(
  `(?<=^\\W{0,3}|[.;!?(]\\s{0,3}|,\\s|\\b(?:and|but|while|though|as) )(?:the|my|our) ${superior} (?:does|did|do|handles?d?|deals?|dealt|looks? after|looked after|runs?|takes? care|took care|orders?|ordered|prepares?d?|writes?|wrote|keeps?|kept|sees to|sorts?|sorted)\\b(?! (?:me|my|us|for me)\\b)[^.;!?]{1,120}`,
  "giu",
);

/** "After the health visitor has done the first assessment": the clause of somebody else's work. */
const othersTurn =
  /\b(?:after|once|until|when|whenever|before|while|where) (?:the|our|my|an?)((?: [\p{L}-]+){1,3}) (?:has|have|had|is|are|was|were|does|did|will|would|can|could)\b[^.;,!?]{1,120}/giu;

/** "No fares taken": what is no part of the work. What never went wrong ("no days missed") is otherwise. */
const notDone =
  /(?<=^\W{0,3}|[.;!?]\s)No (?:[\p{L}-]+ ){1,4}(?:taken|handled|involved|carried|provided|given|expected|dealt with|done there)\b[^.;!?]{0,80}/gu;

export function workNotDone(text: string): Span[] {
  if (!text.includes("No ")) return [];
  return [...text.matchAll(notDone)].map(({ index, 0: said }) => ({
    start: index,
    end: index + said.length,
  }));
}

/** The posts of others that a line names, and what it says that they do: "reported to the line manager". */
export function postsOfOthers(text: string): Span[] {
  return [
    ...postsBehind(nearAnother, text),
    ...postsBehind(taughtOnes, text),
    ...(text.includes(" from ") ? postsBehind(sentBy, text) : []),
    ...(text.includes(" who ") ? clausesOfPosts(whoThen, text) : []),
    ...clausesOfPosts(othersTurn, text),
    ...(/['’]s\b/u.test(text) ? clausesOfPosts(ofAnother, text) : []),
    ...[...text.matchAll(anotherDoes)].map(({ index, 0: said }) => ({
      start: index,
      end: index + said.length,
    })),
  ];
}

/** Where one worked is known from within, whatever one did there. */
const sector = /(?:experience|industry|sector)$/iu;

/** Whether a mention stands in an employer's name: what "Harris Plumbing Ltd" does, its receptionist need not. */
export function isOfEmployer(cv: CvRecord, { line, start, end, skill }: CvSkillMention): boolean {
  const { role, text } = cv.lines[line] ?? { role: null, text: "" };
  const own = role === null ? undefined : cv.roles[role];
  if (!own?.company || own.title === null || own.bullets.includes(line)) return false;
  const at = text.indexOf(own.company);
  return at >= 0 && at <= start && end <= at + own.company.length && !sector.test(skill);
}
