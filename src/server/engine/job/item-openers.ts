import { withCapital } from "../text/with-capital.ts";
import { neverNames } from "./duty-verbs.ts";

/** What an item of a list opens with, where a capital in the middle of a line is all that is left of the list. */

/** Forms in -ing that name work, not a trade or a department: "Preparing", but not "Nursing", "Engineering", "Driving". */
const doing =
  `achieving acting administering advising agreeing allocating analysing answering arranging assessing assisting attending
calculating carrying chairing closing collating collecting communicating compiling completing conducting contributing
controlling coordinating co-ordinating covering creating dealing defining delivering demonstrating determining developing
devising discussing distributing documenting drafting encouraging engaging enhancing ensuring escalating establishing
evaluating executing expanding explaining exploring facilitating following fulfilling gaining gathering generating giving
growing guiding handling helping identifying implementing improving increasing influencing informing initiating inputting
inspecting installing instructing integrating interacting interpreting interviewing investigating issuing keeping launching
leading liaising maintaining making managing maximising mentoring minimising monitoring motivating negotiating obtaining
organising overseeing participating performing preparing preventing prioritising producing promoting proposing protecting
providing raising reacting receiving recommending reconciling reducing representing resolving responding reviewing running
seeking sending setting sharing solving sorting sourcing strengthening submitting supervising supplying supporting taking
tracking troubleshooting undertaking updating upholding using utilising validating verifying visiting working`.split(
    /\s+/,
  );

/** Deeds that also stand in names ("Support Worker", "Process Engineer"): told by the word that follows. */
const deeds =
  `act administer advise answer attend build carry chair check collate collect communicate complete contribute
control deal direct draft drive give help keep lead make meet organise participate plan present process produce raise
respond review run set support take track update work write`.split(/\s+/);
export const follows =
  "(?:the|an?|all|any|our|your|their|its|other|new|and|with|in|on|out|up|as|to|at|for|closely)\\b";

const capitals = (all: readonly string[]) => all.map(withCapital).join("|");

/** "Preparation of monthly accounts", but not "Department of health". */
const named = String.raw`(?!(?:Department|Institut|Associat|Found|Federat|Universit|Organi[sz]at|Govern|Science|Facult|Confederat|Commission))\p{Lu}\p{Ll}{3,}(?:tion|sion|ment|ance|sis|ing)(?: and \p{Ll}{4,})? of \p{Ll}`;

/** What a demand opens with, and no name does. */
const demands = String.raw`Driver (?:preferred|essential|required|desirable)\b|(?:Experience|Knowledge|Understanding|Evidence|Awareness|Familiarity|Fluency|Proficiency|Willingness|Commitment|Ability)(?: and \p{Ll}+)? (?:of|in|with|to|working|managing|using)\b|(?:Previous|Prior|Demonstrable|Extensive) (?=\p{Ll}*\s?experience\b)|Previous experience\b|(?:Genuine|Keen|Real) interest in\b|Proven\b|(?:Able|Willing|Confident|Competent|Proficient|Familiar|Comfortable|Committed|Educated) (?:to|in|with|at|using|and)\b|Working knowledge\b|(?:Excellent|Strong) \p{L}|(?:Exceptional|Outstanding|Superb) (?!by\b)\p{Ll}|Good (?!by\b|in\b|and\b)\p{L}|Attention to details?\b|The ability to\b|An? (?:background|can[- ]do|clear|confident|degree|enthusiastic|excellent|flexible|full|genuine|good|hands[- ]on|high|keen|methodical|minimum|natural|organised|passion|positive|proactive|professional|proven|recognised|relevant|solid|sound|strong|thorough|track|understanding|willingness) \p{L}|Self[- ](?:motivated|starter)\b|Computer literate\b`;
/** "Analytical skills", "Commercial awareness": behind a word with a small letter. */
const qualities = String.raw`\p{Lu}\p{Ll}+(?:,? (?:and )?(?!(?:with|for|to|of|in|on|who|the|that|has|have|using)\b)\p{Ll}+){0,4} (?:skills|awareness)\b|(?:Competence|Confidence|Capability|Desire|Aptitude|Passion) (?:in|to|for|with)\b`;

/** What begins a sentence whose full stop before it is lost. */
const sentence = String.raw`(?:You(?:['’](?:ll|re|ve))?|We|Our|This|These|They|Candidates|Applicants|If|Please) \p{Ll}|What (?:you(?:['’]ll)?|we) \p{Ll}|All (?:positions|posts|roles|applicants|candidates) (?:are|must|will)\b|The (?:successful|ideal|right|role|post|position|job|candidate|company|client|team|applicant) \p{Ll}|Must (?:have|be|hold|possess)\b|Responsible for\b|To (?:${neverNames.join("|")}) \p{Ll}`;

/** Openers that begin an item whatever stands before. */
export const firmOpeners = [`(?:${capitals(neverNames)}) \\p{Ll}`, demands, sentence].join("|");
/** Openers that could be the end of a name ("Data Protection Act and"), were the word before them a capital one. */
export const looseOpeners = [
  `(?:${capitals(doing)}) \\p{Ll}`,
  `(?:${capitals(deeds)}) ${follows}`,
  named,
  qualities,
].join("|");
/** Openers with no space before them ("key risksLead the team"): there, a deed needs no more to be told by. */
export const stuckOpeners = [
  `(?:${capitals([...neverNames, ...doing, ...deeds])}) \\p{Ll}`,
  demands,
  sentence,
].join("|");
