import { beingStudied, lapsedWords, negations, wishing } from "../../cv/holding-words.ts";
import { either } from "../../text/either.ts";
import { endedAbroad, unfinishedAbroad } from "./licence-cues-abroad.ts";

/** Words that say how a licence named in a CV is held. `before` ends, `behind` begins, at the name. */

const words = (most: number) => `(?:\\W+[\\p{L}\\d'’&+/-]+){0,${most}}\\W*$`;

/** Whoever is said to be one of these has not finished. */
const beginners = "part[- ]qualified|finalist|student|studier";
/** Stages before the last of what professional bodies award. */
const stages =
  "(?:operational|managerial|management|strategic|certificate|knowledge|applied skills) level";

export const figure =
  "\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a few|some|most|half|several";
const someOf = `(?:${figure})`;
const part = "paper|exam|examination|module|unit|assessment|assignment|step";
/** Who hopes to do this has begun. */
const finishing =
  "(?:complete|finish|qualify|pass|sit|graduate|achieve (?:the|my) (?:final|last)|renew|be (?:qualified|finished|awarded))\\b";
/** Who hopes to do this has it. */
const using = "(?:use|put|bring|apply my|return|build|continue|stay|keep)\\b";
const toGo = "away|short|off|left|to go|remaining|outstanding|to (?:sit|take|pass)";

/** "Working towards", "provisional": not yet held. */
export const unfinishedBefore = new RegExp(
  `\\b${either(
    beingStudied,
    "stud(?:y|ies)(?: for)?|working (?:on|for)",
    "training (?:for|as|to)",
    "learning to",
    "(?:currently|now|still) (?:doing|taking|sitting|studying|completing|undertaking|in|on)",
    "(?:now|still|process of) completing",
    "appl(?:ied|ying) for",
    "awaiting|waiting for",
    `(?:${wishing}) to (?:${finishing})`,
    "able to obtain|eligible for",
    "book(?:ed|ing) (?:in|my)",
    "(?:due|about) to (?:sit|take|complete|start|begin|become|qualify)|soon to",
    `${someOf} (?:\\p{L}+ )?(?:${part})s? (?:${toGo})`,
    "away from|short of|on (?:my|the) way to|(?:part|half) ?way (?:through|to)",
    "yet to (?:sit|take|complete|gain|obtain|achieve|finish|pass|become)|to (?:sit|take) (?:my|the)",
    "resit(?:ting)?|retak(?:e|ing)",
  )}${words(5)}`,
  "iu",
);
/** "Hoping to gain", "thinking about", "will need to apply for": nothing of it is begun. */
export const wishedBefore = new RegExp(
  `\\b${either(
    `(?:${wishing}|looking) (?:to (?!${finishing}|${using})|for|on)`,
    "think(?:ing)? (?:about|of)|consider(?:ing)?|look(?:ed|ing)? (?:at|into)",
    "aspir(?:e|ing|ation)|ambition|would (?:like|love)|(?:an )?interest(?:ed)? in",
    "(?:need|have|going) to (?:apply|register|transfer)|will (?:apply|register|transfer)",
  )}${words(6)}`,
  "iu",
);
/** "Trainee teacher, QTS due July 2027": who is being trained has it in prospect. */
export const traineeOf = /\b(?:trainee|student|apprentice)\b/iu;
export const dueBehind =
  /^[^\p{L}\d]{0,3}(?:award )?(?:due|expected|to be awarded)\b(?: (?:in|by|on))?(?: \p{L}+){0,2} 20\d\d/iu;
/** Nearer the name: "provisional driving licence", "student nurse". */
export const traineeBefore = new RegExp(
  `\\b${either(beginners, "provisional|trainee|nearly|pre-registration|prospective|(?:licentiate|student|probationary)(?: member)?(?: of)?(?: the)?")}${words(1)}`,
  "iu",
);
/** The part of a qualification that the name itself says. */
export const unfinishedWithin = new RegExp(
  `\\b${either(beginners, stages, "part[- ]CIPS|eligible|studying|working towards|applied skills")}\\b`,
  "iu",
);

/** "CeMAP 1", "CeMAP 1 and 2" of three. */
export const firstModules =
  /\bCeMAP (?:modules? )?(?:1(?:\s?(?:&|and|,|\+)\s?2)?|2)(?!\s?(?:[-–&,+/]|and\b)\s?\d)/iu;

const unfinished = either(
  beginners,
  unfinishedAbroad,
  stages,
  "in progress|on-?going|under ?way|in training|start(?:s|ing|ed)|enrolled|licentiate|affiliate",
  "first year|second year|candidate|provisional",
  "pending|booked|expected|applied for|application|awaited|awaiting|to be completed|to follow",
  "theory passed|test booked|(?:exams?|assessments?|test|course) (?:in|on|next|due|planned|booked|scheduled|date)",
  "(?:doing|taking|sitting|undertaking|attending) (?:it|this|the|my|an?)(?! \\p{L}+ (?:in|during) (?:19|20)\\d\\d)",
  `${someOf} (?:${part})s|${someOf} of (?:the |its |my |\\d{1,2} |${figure} ){0,2}(?:${part}|standard|hour|credit|day)s`,
  `${someOf} (?:${part})s? (?:${toGo})`,
  "not (?:yet |currently ){0,2}(?:gained|obtained|passed|completed|achieved|taken|sat|finished|awarded|qualified)|not yet|yet to|planned|scheduled",
  "(?:first|second|third|final|last) (?:year|exam|paper|module|unit|assessment)|results? (?:due|pending|awaited|in)",
  "(?:finishing|completing|completes?|finishes|qualifying|graduating) (?:(?:in|by|next|this) )?(?:(?:early|mid|late|spring|summer|autumn|winter|\\p{L}{3,9}) )?20\\d\\d",
  "studying(?! (?:for )?(?:levels?|L\\d|NVQ|towards))|working towards",
  "(?:being|to be) (?:taken|sat|renewed)|(?:nearly|almost|half) (?:complete|done|finished|way)",
  "due (?:to (?:complete|finish|end|qualify|sit|take|be (?:completed|awarded|assessed))|for completion)",
);
const ended = either(
  lapsedWords,
  "ran out|run out|out of date|no longer (?:valid|current|held|active)",
  "revoked|suspended|withdrawn|surrendered|not (?:renewed|current|active|in date)",
  endedAbroad,
);

/** "2014 to 2020" */
const dates =
  "(?:[\\s,(–-]{0,3}(?:(?:from|since|to|until|till|in) )?(?:(?:19|20)\\d\\d)(?!\\d)){0,2}";

/** In the same piece a word or two may stand between; behind a comma the cue opens the next piece. */
const behind = (cues: string) =>
  new RegExp(
    `^(?: v?\\d(?:\\.\\d)?(?![\\d.]))?(?: \\([^()]{1,30}\\))?${dates}(?:[^\\p{L}\\d,]{0,3}(?:\\p{L}+[^\\p{L}\\d,]{1,3}){0,2}|(?: \\p{L}+){0,1}\\W{0,2},\\s(?:(?:now|currently|card|test|exam|course|theory|renewal|registration|licence)\\s){0,2})${cues}(?![\\p{L}\\d])`,
    "iu",
  );
export const unfinishedBehind = behind(unfinished);
export const lapsedBehind = behind(ended);
/** "CMIOSH is my next goal", "Level 3, hoping to start in January" */
export const wishedBehind = behind(
  either(
    `(?:${wishing}) to (?!${finishing}|${using})\\p{L}+`,
    "in (?:the )?future|(?:is )?(?:my|the) (?:next )?(?:goal|ambition|aim|target)|would (?:like|love)|when funds",
  ),
);
export const lapsedBefore = new RegExp(
  `\\b${either(lapsedWords, "out[- ]of[- ]date|previously held|used to (?:hold|have)|former(?:ly)?|ex-?|once held")}${words(3)}`,
  "iu",
);

/** Said of it at any distance in the same sentence: "let my registration lapse in 2021". */
export const letGo =
  /\blet (?:my|the|it|this|that)(?: \p{L}+){0,2} (?:lapse|expire|run out|go)\b|\b(?:came|come|gone) off the register\b|\b(?:have|has|had|did|was)(?:n['’]t| not) (?:been )?(?:renew(?:ed)?|kept (?:it )?up)\b|\bgave (?:it|this|my \p{L}+) up\b/iu;

/** At any distance in the same sentence too: "exam taken, result pending". */
export const resultOpen =
  /\bresults? (?:(?:is|are|still|now) ){0,2}(?:pending|awaited|due|outstanding|expected|to follow)\b|\bawaiting (?:(?:my|the|exam) ){0,2}results?\b/iu;

export const notBefore = new RegExp(
  `\\b(?:before|prior to) (?:the )?$|\\b${either(negations, "lack")}\\b(?:\\W+(?:yet|currently|hold|have|held|got|possess|need|any|an?|the|my|own|full|valid|current|UK|clean)){0,5}\\W*$`,
  "iu",
);
export const notBehind = /^\s?[:–—=-]\s?(?:no|none|not held|n\/a)\s*(?:$|[,;|)]|\.(?:\s|$))/iu;

/** The date to which it is valid: day, month and year as written. */
export const validUntil =
  /^\W{0,3}(?:(?:card|licen[cs]e|certificate|cert|badge|ticket|registration|valid|in date|current|held|clearance)\W{1,3}){0,2}(?:to|until|till|til|exp|expiry|expires|expiring|expire|expiry date|valid (?:to|until|till)|renewal(?: due)?|due for renewal)\W{1,3}(?:\d{1,2}(?:st|nd|rd|th)?[\s/.-]+)?(?:(?<month>\p{L}{3,9}|\d{1,2})[\s/.-]+)?(?<year>(?:19|20)\d\d)(?!\d)/iu;

/** "Expires August 2026 – renewed to 2031" */
export const renewedBehind =
  /(?<!\bnot (?:yet )?|n['’]t )\brenewed\b|\b(?:now|since) (?:extended|revalidated)\b/iu;

/** A date behind it, of an examination or an end: "SQE2 in April 2027". */
export const laterOn =
  /^[^\p{L}\d]{0,3}(?:(?:exam|test|assessment|course|final|due|expected|planned|booked) )?(?:in|on|for|by|from) (?:\d{1,2}(?:st|nd|rd|th)? )?(?:(?<month>\p{L}{3,9}) )?(?<year>20\d\d)(?!\d)/iu;
