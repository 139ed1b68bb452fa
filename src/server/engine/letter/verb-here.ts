import { findMentions } from "../lexicon/lexicon.ts";
import { isStopWord, words } from "../text/words.ts";
import { isNounToo, verbOf } from "../vocabulary/verb-forms.ts";
import { namesPost } from "./names-post.ts";
import { isPlainDeed, mayBeDeedToo } from "./words/everyday-verbs.ts";
import { isNounGerund } from "./words/noun-gerunds.ts";

/** "Stock and autoclave logs": two nouns; "stock and clean the shelves": two verbs. */
const joinedNoun =
  /^\p{L}+\s+(?:and|or)\s+(\p{L}+)\s*(?<thing>the|a|an|all|our|new|after|up|out)?\b/u;

/** A verb that may be a noun ("Report writing") counts with a word behind it that nouns do not have there. */
const showsVerb =
  /^\p{L}+\s+(?:the|a|an|all|any|and|or|to|with|for|on|in|as|up|out|over|new|our|their|its|my|this|that|these|high|daily|weekly|monthly|various|multiple|both|each|every|two|three|four|five|six|seven|eight|nine|ten|twelve|day to day|(?:about|around|over|nearly|roughly) \d\S*|\d[\d,.]*|£\d[\d,.]*|\p{Ll}+s|\p{Lu}[\p{Lu}\d]+s|children|people|staff|men|women)\b/u;

/** "Schedule training", but "stock ordering and counting", "minute taking": a field of work is a thing, a deed is not. */
function hasField(text: string): boolean {
  const [, form = ""] = /^\p{L}+\s+(\p{Ll}+ing)\b(?!\s(?:and|or)\s\p{Ll}+ing\b)/u.exec(text) ?? [];
  return isNounGerund(form);
}

/** Verbs whose base form opens a statement of work, whatever follows but a preposition. */
const plainlyVerb =
  /^(?:look after|call off|work (?:with|alongside|across|from|out of))\s|^\p{L}+\s(?:closely|directly|jointly|regularly)\s(?:with|to|for|on)\b|^(?:drive|complete|initiate|combine|arrange|cook|use)\s(?!(?:for|to|of|in|and)\b)/u;
/** No noun stands before what describes another thing: "track remedial actions". */
const describedThing =
  /^\p{L}+\s\p{Ll}+(?:al|ive|ous|ful|able|ible|ary)\s(?:\p{Ll}+\s)?\p{Ll}+s\b/u;
/** A verb with a thing that a hyphened word describes: "clear double-booked rooms". */
const hyphenedThing = /^\p{L}+\s+\p{Ll}+-\p{Ll}+\s+(?:\p{Ll}+\s+)?\p{Ll}+s\b/u;

/** "Clean driving licence", "drive for results": no verb for all that. */
const noVerb =
  /^(?:plot (?:sales|handovers?)\b|spend (?!\d|£|an?\b|the\b|my\b|one\b|two\b|half\b|most\b|time\b|several\b|\p{L}+ (?:days|hours|mornings)\b)|own (?!(?:the|an?|all|\d\S*)\b)|\p{L}+ and \p{L}+ of\b|nurse in charge\b|brief (?:intervention|assessment|therap|counsel)\p{L}*\b|lead (?:contact|clinician|officer|engineer|developer|designer|trainer|auditor|assessor|practitioner|buyer|author|nurse|person|link)\b|hand(?:ing)? over of\b|call[ -]?outs? (?:\d|one|every)|(?!dispose)[\p{L}-]+ of\b|(?:mentor|link|champion|buddy|contact|guide|coach|cover|host) for\b|bank (?:shifts|work|nurs)|bank (?:with|of|in)|support to|(?:study|studies|report|reports) to \d+|clean (?:\p{L}+ )?driving|lead for|(?:drive|care) for (?:results|detail|success|excellence)|returns? to works?|open plan|\p{L}+[ -](?:outs|ups|offs|overs|downs|ins))\b/u;

/** "Enhanced observations and escorted leave": what a thing is called, and nothing that was enhanced. */
const describesThing =
  /^(?:enhanced (?:observation|DBS|disclosure|care|due diligence)|escorted leave|(?:supported|assisted|independent|sheltered) (?:living|housing|accommodation|bathing|lunch)|managed (?:service|print|learning|move)|applied (?:research|maths|mathematics|science|behaviour)|advanced (?:life|level|practice|diploma|skills|knowledge)|mixed (?:ward|caseload|methods|media|ability)|guided (?:reading|tour|self[- ]help)|controlled drugs|fixed (?:term|asset|wire)|closed (?:loop|circuit)|integrated (?:care|pest|services)|hosted (?:voice|telephony|desktop|services|solutions|PBX)|(?:planned|scheduled|preventive)(?: and (?:reactive|unplanned|corrective))? (?:preventative|maintenance|works)|fried (?:food|chicken)|blended learning|targeted (?:support|campaigns|intervention))/iu;

/** What ends so and describes somebody or something. */
const describes =
  /^(?:(?:un)?(?:skilled|qualified|limited|certified|licen[cs]ed|experienced|talented|gifted|varied|detailed|dedicated|motivated|advanced|related|based|aged|named|accredited|registered|chartered|interested|committed|focused|oriented|organised|educated|graded|hundred|need|speed|feed|red|bed|shed|medicated|automated|unattended|weekend|mixed|shared|required|combined|extended|fixed|used|left))$/u;

/**
 * A past form of a verb we do not know shows itself by its end and what it was done to ("Shortened the month end"), or by the
 * lines beside it (`isHabit`).
 */
export function isUnknownPast(text: string, isHabit: boolean): boolean {
  // "Went round the farms by van".
  if (/^went (?!without\b)\p{Ll}+\s/u.test(text)) return true;
  const [, first = "", behind = ""] =
    /^((?:(?:re|pre|co|de|un|up|over|under|out|cross|mis|fast|fine|hand|job|test|spot|proof|hot|cold|deep|soft|self|double|quality)-)?\p{Ll}{2,}ed) ((?:and|or) (?:(?:later|then|now|also) )?\p{Ll}+(?:ed|an|ade|ook|ept)\b|\S+)/u.exec(
      text,
    ) ?? [];
  if (first === "" || verbOf(first) !== undefined || describes.test(first)) return false;
  const hasThing =
    /^(?:the|an?|all|every|each|both|my|their|its|about|around|over|nearly|and \p{Ll}+|or \p{Ll}+|\d[\d,.%]*|[£€$]\d\S*)$/u.test(
      behind,
    );
  // "Dropped off prescriptions".
  const hasParticle = /^(?:off|up|out|over|down|back) \p{L}/u.test(text.slice(first.length + 1));
  return (
    hasThing ||
    hasParticle ||
    (isHabit && !/^(?:and|or|by|in|with|for|to|as|at|on|from)$/u.test(behind))
  );
}

/** "Planned and reactive jobs", "grill and sauce": what is joined to the first word is no verb, so neither is that. */
function joinsNoVerb(text: string): boolean {
  const [, first = "", joined = ""] =
    /^(\p{L}+)\s(?:and|or)\s(?!\p{Ll}+ly\b|then\b|also\b|re-?\p{Ll}+(?:ed|t)\b)(\p{L}[\p{L}-]*)(?!\s(?:the|an?|all|our|any)\b)\b/u.exec(
      text,
    ) ?? [];
  const form = verbOf(first.toLowerCase())?.form;
  // A past form we do not know shows itself by its end.
  const isVerb =
    verbOf(joined.toLowerCase())?.form === form ||
    // "Order and put away stock".
    (form === "base" && verbOf(joined)?.base === joined) ||
    (form === "past" && /ed$/u.test(joined));
  return joined !== "" && !isVerb;
}

/** "Check in, weddings and bar cover": what one does at a desk is called so. */
const bareParticle = /^\p{L}+ (?:in|out|up|off|on|down),/u;

/** "Swept path analysis for lorries" is the name of a thing. */
const opensName = (text: string) =>
  findMentions(text).some(
    ({ skill, start, end }) =>
      start === 0 &&
      text.slice(0, end).includes(" ") &&
      skill.name.toLowerCase().startsWith(words(text)[0]?.lower ?? "-"),
  );

/** "Trained first aider since 2019": who somebody has been since, for nothing is done to a thing without its article. */
const beenSince =
  /^(?:trained|qualified|accredited|licensed|registered|certified|appointed|elected)\s(?:\p{Ll}+[-\s]){1,3}since\s/iu;

/** "Trained job analyst under the scheme", "registered nurse": who, and nothing that was done. */
function namesWho(text: string): boolean {
  if (beenSince.test(text)) return true;
  const [, behind = ""] =
    /^(?:trained|qualified|accredited|licensed|registered|certified|chartered|experienced|appointed|skilled)\s(\p{L}+(?:\s\p{L}+){0,3}\s?)/iu.exec(
      text,
    ) ?? [];
  const words = behind.trim().split(" ");
  return words.some((_, at) => {
    const head = words.slice(0, at + 1).join(" ");
    return !head.endsWith("s") && namesPost(head);
  });
}

/** Verbs with the words they take: "Reports to the head", "deals with complaints". */
const takesPreposition =
  /^(?:report \p{L}+ (?:to|on|into)|(?:work|deal|act|look|volunteer|travel|talk) |help \p{L}+ (?:with|at|in|on)|(?:care|cover|cater|cook|budget|shop) \p{L}+ for|answer \p{L}+ to|lead \p{L}+ (?:on|in)|train \p{L}+ in)/u;

/** "Repairs to doors", "Checks of lamps": several things, and nothing one does. */
export function isPluralThing(base: string, text: string): boolean {
  const hasNoObject = /^\p{L}+ (?:of|to|for|with|on|in|at|from|by)\s/u.test(text);
  const mayBeThing =
    isNounToo(base) || /^(?:check|repair|return|install|test|inspect)$/u.test(base);
  return mayBeThing && hasNoObject && !takesPreposition.test(`${base} ${text}`);
}

/** Whether the past form a line begins with tells of a deed. */
export function isPastHere(text: string): boolean {
  return (
    !opensName(text) &&
    !namesWho(text) &&
    !describesThing.test(text) &&
    !noVerb.test(text) &&
    !bareParticle.test(text) &&
    !joinsNoVerb(text)
  );
}

/** "Visit 16 allotments with sheds, ponds and hives": what is counted behind a verb hangs on it. */
const countedThing = /^\p{L}+ (?:about |around |over |up to |some )?\d[\d,.]* \p{Ll}+s\b/u;

const mostThingWords = 5;
/** "Store deliveries, multi drop, tail lift": a list of things, whatever its first word may be. */
function isListOfThings(text: string): boolean {
  const [head = "", ...items] = text.split(", ");
  // "Present patients at the weekly meeting with doctors, social workers, …": what is listed hangs on the first of them.
  if (words(head).length > mostThingWords && /\s(?:the|an?|my|each|every)\s/u.test(head))
    return false;
  return (
    items.length > 1 &&
    items.every((item) => !verbOf(words(item.replace(/^and\s/u, ""))[0]?.lower ?? ""))
  );
}

/** Of a line that begins with what may be a noun, where the lines beside it begin with verbs. */
const fewestHabitWords = 4;

const baseEnding = /(?:scribe|ise|ify|ate|ieve|ain|ect|uct|uce|ule|ply|eive|ose|ess|ort|olve)$/u;
/** Base forms of everyday deeds that are spelt like other words, too. */
const everyday =
  /^(?:go (?:through|over|out|round|into)|put (?:up|out|on|together|away)|let|hand (?:out|over)|ring|know|probe|sit (?:on|with|in)|step (?:in|across|up)|tick|pull (?:from|up|out|over|down|together|the|\p{Ll}+s)|sew|wire|wean|bath|dose)\s/u;

/** A base form we do not know, where the lines beside it tell what is done: "Prescribe dressings from the formulary". */
export function isUnknownBase(text: string, habit: "now" | "then" | null): boolean {
  const [, first = "", behind = ""] = /^([\p{Ll}-]{2,}),? (and \p{Ll}+\s|\S+)/u.exec(text) ?? [];
  if (first === "" || verbOf(first) !== undefined) return false;
  if (habit !== "then" && everyday.test(text)) return true;
  if (habit !== "then" && isPlainDeed(first)) return !/^(?:of|for|by|as)$/u.test(behind);
  // "On the call-out list throughout" has no verb.
  if (habit !== "now" || isStopWord(first)) return false;
  const [, joined = ""] = /^and (\p{Ll}+)\s/u.exec(behind) ?? [];
  if (joined !== "") return verbOf(joined)?.form === "base" && !/\sof\s/u.test(text);
  const hasThing = /^(?:the|an?|all|any|every|each|both|my|their)$/u.test(behind);
  if (mayBeDeedToo(first) && /^(?:up|out|\d\S*|two|three|four|five|six|\p{Ll}+s)$/u.test(behind))
    return true;
  return hasThing || (baseEnding.test(first) && /^\p{Ll}+s,?$/u.test(behind));
}

/** Whether the first word of a line, which may be a noun, is its verb; `isHabit`: the lines beside it begin with verbs. */
export function isVerbHere(base: string, text: string, isHabit = false): boolean {
  if (noVerb.test(text) || bareParticle.test(text) || joinsNoVerb(text)) return false;
  const isList = isListOfThings(text) && !plainlyVerb.test(text) && !countedThing.test(text);
  if (isNounToo(base) && isList) return false;
  if (text.startsWith("pick and pack ")) return true;
  const [, joined = "", thing] = joinedNoun.exec(text) ?? [];
  if (joined !== "" && isNounToo(base)) {
    const verb = verbOf(joined);
    // "Record and report safeguarding concerns", among lines that say what is done.
    const behind = text.slice(joinedNoun.exec(text)?.[0].length ?? 0);
    const hasThing = isHabit && /^\s*(?!of\b|for\b|and\b|to\b|in\b)\p{L}/u.test(behind);
    return verb?.form === "base" && (thing !== undefined || hasThing || !isNounToo(verb.base));
  }
  const isOneOfDeeds = isHabit && !opensName(text) && words(text).length >= fewestHabitWords;
  return (
    !isNounToo(base) ||
    isOneOfDeeds ||
    showsVerb.test(text) ||
    hasField(text) ||
    plainlyVerb.test(text) ||
    hyphenedThing.test(text) ||
    describedThing.test(text)
  );
}
