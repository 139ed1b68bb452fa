import { firm } from "./cannot-ask.ts";
import { yearsIn } from "./years.ts";

/** Asked for wherever it is said. */
export const standing =
  /\b(?:[A-Z]{3,5} registered|registration with|DBS|CRB|PVG|disclosure and barring|driving licen[cs]e|registered with|right to work|permission to (?:live and )?work|(?:proof|evidence) (?:that )?you (?:can|may|are \p{L}+ to) (?:legally )?(?:live and )?work|authori[sz]ed to work|counter[- ]terrorism check|security clearance|BPSS|(?:SC|DV) (?:clear\w+|check\w*))\b/iu;
/** A quality is called a must or a wish. */
const called =
  /\b(?:is|are|be) (?:\w+ )?(?:essential|desirable|advantageous|an advantage|a must)\b|\bmust (?:have|be able to|pass|undergo)\b|\bregist(?:er|ered|ration)\b/iu;
/** "UK recognised qualification in anaesthetics": no sentence, a quality and what it is of. */
const namedQuality =
  /^[^.]{0,80}\b(?:qualifications?|experience|knowledge|degree|diploma)\s(?:in|of|with|working)\s/iu;
export const finite =
  /\b(?:is|are|was|were|will|has|have|offers?|provides?|can|may|includes?|we|our)\b/iu;

/** "You'll have SSSC registration and an SVQ 3": held, whatever opens the sentence. */
const youHold =
  /^(?:own (?:\p{L}+ ){0,2}(?:tools|transport|car|van|vehicle|ppe|kit)\b)|\byou(?:['’]ll| will| should| must)(?: (?:also|ideally|probably|already|likely))? have (?:already |also |previously )?(?!(?:dedicated|guaranteed|protected|paid|unlimited|subsidi[sz]ed|reduced|enhanced|discounted|limited|agreed|shared|varied|advanced)\b)(?:\p{L}{3,}ed|run|led|built|taught|sold|written|driven|grown|held|made|done|won|dealt|been|spent)\s|\byou(?:['’]ll| will| must| should)(?: \w+)? (?:have|hold|possess) (?:an? |the |your |current |valid |full ){0,3}(?:\p{L}+\s){0,3}?(?:registration|degree|licen[cs]e|diploma|NVQ|SVQ|QTS|PIN)\b/iu;
/** "Lash lifts a plus!": a few words that are called a wish. */
const loneWish =
  /^\W*(?:[^\s.!?]+\s){1,7}(?:(?:is |are |would be |will be )?(?:an? (?:big |huge |real |definite |distinct )?(?:plus|bonus|advantage)|desirable|preferred|advantageous|handy|a must)|(?<=\b(?:tickets?|cards?|licen[cs]es?|certificates?|registration|passport|transport|tools|ppe|boots)\s)(?:is |are )?(?:needed|required|essential)|would be (?:really |very )?(?:welcome|useful|helpful|beneficial)|[-–—:] (?:lovely|nice|great|handy|useful|ideal),?(?= but))(?:[.!]*$|\s(?:but|too)\b)/iu;
/** "We'd be delighted if you also held a diploma", "We'd particularly welcome applications from people who speak Urdu". */
const wouldWelcome =
  /\b(?:holders|applicants with|nurses with|candidates with)\b.{0,50}\b(?:very|most|particularly) welcome\b|\bif you(?:['’]ve| have)\b.{4,80}\b(?:so much|all) the better\b|\bif you(?:['’]ve| have| can| know)\b.{4,100}\b(?:that['’]?s|that is|it['’]s) an? (?:\p{L}+ )?(?:extra|bonus|plus|advantage|help)\b|\bit(?:['’]s| is) an? (?:\p{L}+ )?(?:bonus|plus|advantage) if\b|^if you(?:['’]ve| have| can| could| also)\b[^.?]{4,120}?,? (?:even better|so much the better|all the better|that['’]?s a (?:plus|bonus)|we['’]d love)\b|\b(?:we(?:['’]d| would)(?: \w+ly)? (?:be (?:delighted|pleased|thrilled|very interested)|welcome|love|like)|(?:particularly|especially) (?:welcome|interested)|it(?: would| will|['’]d|['’]ll) be (?:lovely|great|helpful|useful|good|nice|fantastic|brilliant|amazing|wonderful))\b.{0,40}?\b(?:if (?:you|they|s?he)|(?:from|in|with) (?:people|anyone|those|somebody|someone|candidates|applicants)|someone|somebody|people|candidates|applicants)\b.{0,12}?\b(?:(?:who|with|you|also|already|had|held|have|has|hold|speaks?|could|experience)\b)/iu;

/** "Are you a qualified plumber …?", "Pleased to hear from people who have dealt with wills": said as a question, or as a wish. */
const askedOtherwise =
  /^are you an? (?:(?:fully|newly|suitably) )?(?:qualified|registered|experienced|time-served|chartered|licensed|certified|skilled)\b|\b(?:pleased|delighted|glad|love|like|keen|interested) to hear from (?:people|anyone|anybody|candidates|applicants|those) (?:who|with)\b/iu;

/** "Some exposure to GMP would put you at the front of the queue." */
const setsApart =
  /\bwould (?:put you (?:\w+ ){0,3}(?:ahead|front|top)|set you apart|make you stand out|give you (?:an? )?(?:\w+ )?(?:edge|head ?start|advantage)|stand you in good stead|catch our eye|go a long way)\b/iu;
/** "You will be expected to work weekends": when one must be there is asked, not done. */
export const availability =
  /\b(?:expectation|requirement|need) (?:of flexibility )?to (?:work|travel|cover)\b|\b(?:the )?(?:successful |right |ideal |suitable )?(?:you|candidates?|applicants?|post ?-?holder|appointee|this (?:role|post))\b[^.;:]{0,40}\b(?:expected|required|need(?:ed)?|prepared|willing|able) to (?:\w+ly )?(?:work|cover|participate|take part|join)\b(?![^.;]{0,30}\bteam\b)[^.;:]{0,50}\b(?:shifts?|shift patterns?|weekends?|saturdays?|sundays?|early mornings?|rotas?|on[- ]call|evenings?|nights?|bank holidays?|unsocial\w*|out[- ]of[- ]hours|overtime)\b|\byou(?:['’]re| are| can| will| must| need to| should)? (?:able to )?be (?:with us|here|there|in the office|on site|in person)\b[^.;:]{0,40}\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|days a week|(?:full|whole|entire) (?:\p{L}+ )?(?:weeks?|months?|term|season|summer))\b|\b(?:you|post ?-?holder|successful candidate) will (?:also )?(?:take part|participate|join|share) in\b[^.;:]{0,40}\b(?:rota|on[- ]call|standby)\b/iu;
/** "Some travel will be required", "Over 23 for insurance": what one must accept or be. */
const condition =
  /\bwe(?:['’]ll| will) (?:also )?(?:run|carry out|do|make|ask for) (?:an? )?[^.;]{0,40}\b(?:credit|criminal|DBS|background|reference) (?:record )?checks?\b|\bsecurity (?:clearance )?(?:needed|required)(?: for this (?:role|post))? is\b|\b(?:travel|nights? away|overnight stays?|vehicle|car)\b(?! (?:allowance|expenses))[^.;:]{0,50}\b(?:is|are|be) (?:\w+ )?(?:required|needed|necessary|essential)\b|\b(?:eyesight|vision|hearing|stamina|fitness)\b[^.;:]{0,40}\b(?:is|are) (?:\w+ )?(?:required|needed|necessary|essential|a must)\b|\brequires? (?:\w+ ){0,3}travel\b|\bover (?:18|21|23|25)\b(?= for\b|[.,;]|$)|^(?:[\p{L}\d]+ ){0,4}references? (?:is|are|will be) (?:\p{L}+ )?(?:required|needed|essential|necessary)\b|\b(?:able|ability|asked|need|have|expected|must) to (?:show|send|bring|provide|supply)(?: us)? (?:some |an? |the |any |good )?(?:photos?|photographs?|pictures|pics|examples|portfolio) of (?:your |previous |past |recent |other |finished )+(?:work|jobs|projects)\b|^(?:occasional|regular|frequent|some|extensive|national|european|international|worldwide|overseas) travel (?:to|across|within|around|throughout|between|overseas|abroad)\b/iu;
/** "Alternate weekends are part of the deal": said of the hours, not of the person. */
const hoursAsked =
  /\b(?:on[- ]call|rotas?|standby|weekends?|nights?|shifts?|saturdays?|sundays?|bank holidays?|evenings?)\b(?:(?!\b(?:you|they|who|lead\w*|team|staff|to)\b)[^.;:]){0,30}\b(?:is|are|will (?:also )?be) (?:all |also )?(?:expected|part of|required|needed)\b/iu;

/** "If you do not have a sales background, you will not be considered": asked by what shuts out. */
const shutsOut =
  /^if you (?:do not|don['’]t|haven['’]t|have not) (?:have|had|got|hold|held|worked)\b[^.;]{4,120}\b(?:not be considered|not apply|don['’]t apply|cannot be considered)\b|^(?:please )?(?:do not|don['’]t|only) apply (?:unless|if) you\b/iu;

/** Whether a passage says when one must be there, or what one must accept. */
export function asksToAccept(text: string): boolean {
  return (
    availability.test(text) || hoursAsked.test(text) || condition.test(text) || shutsOut.test(text)
  );
}

/** "…, but we can teach both": a wish, though it names what is given. */
export const teachable =
  /\b(?:but|however|although|though),? (?:full |some )?training\b|\bbut (?:we(?:['’]ll| can| will)|can be) (?:also )?(?:teach|taught|train\w*|show|help)/iu;

/** Of what somebody is or has, though it opens with a verb: "Possess good people skills", "Take pride in your work". */
const verbOfQuality =
  /^(?:possess|take pride|thrive|work (?:well|alone|independently|effectively|efficiently|flexibly|accurately|calmly)|be (?:able|well|highly|an? (?:excellent|good|strong|confident)|organised|tidy|on time|nice|kind|honest|polite|helpful|confident|willing|prepared|comfortable|flexible|available|self|calm|patient|reliable|punctual|proactive|passionate|committed|enthusiastic|motivated|friendly|fluent|proficient|computer|numerate|literate|qualified|registered|experienced|educated)|have (?:an? )?(?:excellent|good|strong|proven|above|great|outstanding|previous|solid|genuine|positive|flexible|friendly|professional|keen))\b/iu;

/** "You will demonstrate a positive attitude", but not "demonstrate our products". */
export const toShow =
  /\b(?:will|must|should|can|to) (?:be able to )?demonstrate (?:that (?:you|they)\b|(?:[\p{L}-]+,? ){0,4}(?:ability|abilities|skills?|attitude|approach|commitment|enthusiasm|knowledge|understanding|experience|passion|interest|willingness|flexibility|awareness|competence)\b)/iu;

/** "Commercial awareness", "A proactive approach": nothing but a quality, without a verb. */
const loneQuality =
  /^(?:(?!(?:in|of|with|to|for|by|on)\b)[\p{L}'’-]+,?(?: & | \/ | )){1,7}(?:skills|awareness|approach|attitude|manner|communicator|listener|player|learner|starter)\W*$/iu;

/** "Nice manner with the public": how somebody is with people. */
const withPeople =
  /^(?:an? )?(?:good|nice|friendly|polite|pleasant|kind|warm|calm|gentle|patient|cheerful|professional|easy|natural) (?:\p{L}+ )?(?:manner|way|nature|touch|hand)s? with\b/iu;

/** Whether a passage opens with what somebody is or has. */
export function opensWithQuality(text: string): boolean {
  if (withPeople.test(text)) return true;
  return verbOfQuality.test(text) || (loneQuality.test(text) && !finite.test(text));
}

/** A few words called a wish, something held, or an applicant who would be welcome. */
export function namesWish(text: string): boolean {
  return (
    loneWish.test(text) || youHold.test(text) || wouldWelcome.test(text) || setsApart.test(text)
  );
}

/** "… and you'll need to take statements gently", but not "you'll need to apply by Friday". */
const needed =
  /\byou(?:['’]ll| will) (?:really |also )?(?:need|have) to (?!(?:\p{L}+ly )?(?:apply|submit|complete|provide|register|send|click|contact|attend|confirm|upload|create|sign|undergo|pass|log|join|wait|fill|call|ring|email|visit|start|show|give|get|agree|bring|live)\b)\p{L}{3,}|\byou(?:['’]ll| will| do)? (?:really |also |just )?(?:need|have) to (?:be (?!aware|in\b|at\b|registered for|logged|a member)|live (?:near|within|close|local|in\b|on\b)|stay|have|hold|know|keep (?:calm|cool)|remain|love|like|enjoy|drive|live)\b/iu;

/** Whether what is asked is named so plainly that no other evidence is needed: years, a licence, "must hold". */
export function asksPlainly(text: string): boolean {
  if (namedQuality.test(text) && !finite.test(text)) return true;
  if (needed.test(text) || askedOtherwise.test(text)) return true;
  if (namesWish(text) || asksToAccept(text) || toShow.test(text)) return true;
  return yearsIn(text) !== null || standing.test(text) || firm.test(text) || called.test(text);
}
