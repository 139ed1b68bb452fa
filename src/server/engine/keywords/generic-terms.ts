import { termKey, termKeys } from "../text/term-key.ts";
import { isStopWord } from "../text/words.ts";

/** Words that advertisements use of any job: they say little about whether a line of a CV answers a demand. */
const genericWords = `ability able abilities experience experienced knowledge understanding excellent good strong
proven demonstrable demonstrated demonstrate skill skills skilled work working worked worker role roles job position
level high highly effective effectively efficient efficiently successful successfully success relevant related similar
equivalent appropriate suitable required requirement essential desirable preferred ideally ideal candidate candidates
track record background minimum plus year years month months day days time full part new range variety wide broad
including include ensure ensuring provide providing provided support supporting help helping responsible
responsibility responsibilities duties tasks task deliver delivering maintain maintaining develop developing
development manage managing environment environments area areas team teams people person individual individuals
own others using based well best practice quality standard standards company business organisation organisations
organisational service services within across towards key main day-to-day basis needs need order way ways
willing willingness keen enthusiastic passionate passion committed commitment confident confidence comfortable
competent competence competency proficient proficiency fluent familiar familiarity aware awareness
understand comprehensive solid sound thorough significant extensive considerable previous prior recent current
join joining opportunity opportunities looking seeking want wants must should ideal additional advantage advantageous
beneficial bonus desired exposure evidence hold holding held possess possessing attitude approach
attention detail detailed oral written verbal spoken communication communicate interpersonal
self motivated motivation independently independent initiative positive proactive flexible flexibility
deadlines deadline pressure busy fast paced dynamic deal dealing
activities activity process processes various different general overall specific necessary regular regularly
undertake undertaking carry carrying perform performing performance contribute contributing take taking make making
follow following keep keeping assist assisting act acting participate participating lead leading
holder post expected expect
hit hitting achieve achieving exceed exceeding get getting put putting bring bringing show showing give giving thing things
etc e.g. ie client clients customer customers staff member members colleagues stakeholders manager management
project projects system systems information report reports reporting plan planning
sector sectors formal formally real really alongside ready executive executives`;

const genericKeys: ReadonlySet<string> = new Set(termKeys(genericWords));

/** Whether a term (its key) fits nearly any advertisement. */
export function isGenericTerm(key: string): boolean {
  return genericKeys.has(key);
}

/** Whether a word says what a text is about. */
export const saysSomething = (lower: string) =>
  !isStopWord(lower) && !isGenericTerm(termKey(lower));
