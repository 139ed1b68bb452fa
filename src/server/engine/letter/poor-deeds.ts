import { words } from "../text/words.ts";

/** What is true, well told, and yet no reason to ask somebody to an interview. */

/** What went wrong through oneself, and what an earlier line named. */
const ownFault =
  /\bI (?:missed|forgot|broke|failed|lost|spilt|crashed)\b|\bI got wrong\b|\bown up\b|\bmy (?:own )?mistakes?\b/iu;
const namedBefore =
  /\b(?:these|those)\s(?!(?:of|who|that|which|with|in|from)\b)\p{Ll}+|\b(?:up|out|on|in|for|of|with|to|built|wrote|made|ran|run|fixed|own|use|used) that \p{Ll}+$|\bthe (?:lot|same|rest)$|\b(?:people|others?|colleagues|teams?)['’]s? (?:an?|each|every|per) \p{Ll}+$|\b(?:my|our|their) own (?:from|in|on|at|to|with|through)\b|\bone in (?:\d+|\p{Ll}+) and\b|\bthe (?:first|second|third|other|last|next) one\b|\b(?:\d+|two|three|four|five|six|many|most|several|other|any|no|more) such (?!as\b)|^(?:have )?passed (?:first time|it)\b|^(?:have )?\p{Ll}+ (?:it|them|it all|them all)\b/u;
/** A colleague by name, whom the reader does not know: "sit next to Ann, who draws the pages". */
const colleague =
  /\b(?:with|to|for|by|and) \p{Lu}\p{Ll}+, who\b|\b(?:trainee|assistant|apprentice|colleague|manager|boss|junior) \p{Lu}\p{Ll}{2,}$|\p{Lu}\p{Ll}{2,} \((?:\p{Ll}+ ){0,2}(?:assistant|trainee|apprentice|secretary|manager|clerk|partner)\)/u;
/** What one learned, and how far one walked, is for the CV. */
const ofTraining =
  /^(?:have )?(?:did|done|passed|took|taken|got|gained|completed|started|finished) my (?:\p{L}+ )?(?:NVQ|SVQ|apprenticeship|training|exams?|tests?|degree|course|level|diploma|licen[cs]e|(?:\S+ )?edition)\b|^walk(?:ed)? (?:about |around |roughly |over |up to )?\S+ miles\b|\bfirst (?:man|one|woman|person) in\b|^(?:have )?sat (?:the|an?|my|through) |\b(?:pick|picked) up (?:what|how)\b|^(?:have )?learn(?:ed|t) (?:to|how|what|about|the)\b|^(?:mentor|tutor|coach) to\b/u;
/** "Did 31 last year": of what, an earlier sentence told. */
const bareCount =
  /^(?:have )?(?:did|do|done|made|make|had|took|taken) (?:about |around |over )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|a few|some|several)(?: of (?:these|them|those))?(?: (?:last|this|so|each|every|a) \p{Ll}+)?$/u;

/** What was not done, and how one felt about it. */
const notDone =
  /^(?:(?:do|did|does|am|was|were|have|had|can|could|would) not|(?:do|did|does|was|have|had|ca|could|would)n['’]t|never|have to|had to|have had to|(?:have )?used to)\b/iu;
const felt =
  /\b(?:liked|loved|hated|enjoyed|fancied) (?:it|them|that)\b|^(?:get|got) bored\b|^(?:started (?:on|as|out)|finished \p{Ll}+ then|ended (?:up|on|as))\b/iu;
/** "Kept myself busy", but "draft the forms myself" tells who did it. */
const aboutMyself = /\bmyself\b/iu;
const byMyself =
  /^(?:have )?(?:draft|taught|teach|ring|rang|r[ua]n|wr[io]t|buil[td]|ma[dk]e|check|fix|design|cook|handl|plan|order|add|submit|prepar|cod)\p{Ll}*\s(?:.*\s)?\p{L}+ myself\b|^(?:have )?taught myself\b/iu;
/** "Pull the tables together myself": what was done to a thing, by nobody else. */
const thingMyself =
  /^(?:have )?(?!(?:keep|kept|find|found|consider|pride|call|see|get|got|push|throw|threw)\b)\p{L}+ (?:together |up |out |off )?(?:the|an?|all|my|every|each|most of) \p{Ll}.*\bmyself\b/iu;
/** What was promised, counted as a loss, or is of the person and no work. */
const noBoast =
  /\band (?:will not|won['’]t|would not|wouldn['’]t|do not|don['’]t|did not|didn['’]t|never)\b|\band only (?:one|two|three|four|five|\d+)\b|\b(?:days?|time) off sick\b|\bsick(?:ness)? days?\b|\b(?:and|but) we still\b|\bbeen out by\b|\b(?:shouted|sworn|yelled|screamed|spat) at\b|\bthrown out of\b|^(?:have )?\p{Ll}+ \d+% of the (?:day|time|week)\b|\bwould rather\b/u;
/** "The place on two frameworks", before "our place": whose, the letter has not said. */
const ofTheFirm = /^(?:have )?\p{L}+ (?:our|the) (?:place|way|turn|name) (?:on|to|in|into)\b/u;
const protest = /, no (?:complaints?|problems?|bother|fuss|questions asked)$/iu;
/** The person as one to whom others do something: told of oneself, it is odd. */
const towardsMe = /\b(?<!reports? to )me\b/iu;
/** Words for talk among friends. */
const colloquial =
  /\b(?:kids?|regs|lads?|lasses|(?:sales|office|bar|shop|kitchen|counter|factory) (?:girls|boys)|bloke|blokes|mates?|stuff|loads of|a bit of|bits and bobs|lots of|telly|quid|stick up|(?<!\bold [\p{L}\s]{3,30})new ones|chucked?|skint|knackered|moan(?:ed|ing)?|gob|clock off|stayed friends|(?:get|got) on with|friendly team|nearly all$|sacked|told off)\b/iu;

/** "I possess excellent communication skills": what one says of oneself proves nothing. */
const trait =
  /^(?:have |also )?(?:possess|demonstrat|display|exhibit|show|offer|bring|have|had)\p{Ll}* (?:\p{Ll}+ly )?(?:an? )?(?:excellent|strong|good|great|outstanding|exceptional|effective|proven|solid|superb|natural|keen|high|compassionate|positive|professional)\b.*\b(?:skills?|abilit(?:y|ies)|attitude|ethic|nature|manner|approach|knowledge|care|communication|attention|eye|aptitude|standards)\b/iu;

const fewestWords = 4;

/** "Worked cages", "used Word": too little, unless a figure or a name says how much or what. */
const tellsMuch = /\d|\p{L}\s\p{Lu}|,/u;

/** Whether a row of things is told as among friends. */
export const isColloquial = (text: string): boolean => colloquial.test(text);

/** Whether a deed (in the first person, without "I") is better left unsaid. */
export function isPoorDeed(text: string): boolean {
  if (
    notDone.test(text) ||
    trait.test(text) ||
    felt.test(text) ||
    (aboutMyself.test(text) && !byMyself.test(text) && !thingMyself.test(text)) ||
    ownFault.test(text) ||
    namedBefore.test(text) ||
    bareCount.test(text) ||
    colleague.test(text) ||
    ofTraining.test(text) ||
    protest.test(text) ||
    noBoast.test(text) ||
    ofTheFirm.test(text) ||
    towardsMe.test(text) ||
    colloquial.test(text)
  )
    return true;
  return words(text).length < fewestWords && !tellsMuch.test(text);
}
