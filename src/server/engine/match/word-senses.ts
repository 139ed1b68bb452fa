import { termKey } from "./term-key.ts";

/**
 * Words that say the same of work, so that "timescales" meets "deadlines" and "taught" meets "teaching". Only words that
 * stand for one another in nearly any line; what is narrower or merely near belongs to the lexicon.
 */
const groups = `
deadline timescale timeline timeframe turnaround
query enquiry inquiry question
resolve solve rectify resolution
escalate refer referral
liaise liaison
coach mentor
supplier vendor
recruit hire appoint recruitment
invoice billing
forecast projection
client customer
pupil student learner
child children
youth teenager adolescent
elderly older
equipment machinery
repair mend
clean cleanliness
purchase buy bought procure procurement
sell sold sale
lead led
teach taught
write wrote written
build built construct construction
run ran
drive drove driven
speak spoke spoken
grow grew growth grown increase boost
win won
think thought
seek sought
deal dealt
draw drew drawn drawing
choose chose chosen select selection
analyse analysis analytical
decide decision
apply application
prepare preparation
operate operation
maintain maintenance upkeep
advise advice
retain retention
comply compliance
store storage
safe safety safely
accurate accuracy accurately
finance financial
maths mathematics
medicine medication
admit admission
promote promotion promotional
explain explanation
influence persuade
allocate assign
multidisciplinary multi-disciplinary mdt
legislation law statute
timely prompt promptly
reduce lower decrease
improve enhance
autonomous autonomously independent independently unsupervised
goal objective target
cost expense expenditure
income revenue
profit margin profitability
defect fault snag
family relative
answer respond reply
phone telephone
letter correspondence
email e-mail
diary calendar
examine inspect inspection
overseas abroad international
sector industry
salary wage
assess assessment
hygiene hygienic
meet met
make made
know knew known
implement introduce
`;

const senses = new Map<string, string>(
  groups
    .trim()
    .split("\n")
    .flatMap((line) => {
      const keys = [...new Set(line.split(" ").map(termKey))];
      const [first = ""] = keys;
      return keys.map((key) => [key, first] as const);
    }),
);

/** One key for all words of a group, by the key of any of them; null where the word stands alone. */
export function senseOf(key: string): string | null {
  return senses.get(key) ?? null;
}
