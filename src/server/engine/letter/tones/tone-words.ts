/**
 * The sentences of one tone. Holes in braces are filled with facts; a sentence with a hole nothing fills is not used, so
 * every list ends with sentences that need little. Sentences without holes hold no fact.
 * A hole with a capital begins the sentence. "1|" in front: for the first role only, "2|": for later ones,
 * "-|": only where nothing else can be used, "-2|" for later roles.
 */
export type ToneWords = {
  /** Why this job: the CV answers several demands; some; hardly any. `known`: it says who writes as well. */
  openings: Readonly<Record<"strong" | "known" | "some" | "weak", readonly string[]>>;
  /** What the person is, in the words of the CV's own profile. */
  profile: readonly string[];
  /** Who writes. */
  who: readonly string[];
  /** Who writes, with the first statement about that role. */
  whoDoing: readonly string[];
  /** Roles before the one `who` names, in one sentence. */
  before: readonly string[];
  /** What in the job draws the person. */
  interest: readonly string[];
  /** The first statement about a role. */
  proof: readonly string[];
  /** The same where the advertisement names what it shows. */
  proofOfDemand: readonly string[];
  /** A further statement about a role, where the advertisement asks for what it shows. */
  alsoOfDemand: readonly string[];
  /** The first statement about the role that the opening has named. */
  proofNow: readonly string[];
  /** A further statement about the same role. */
  also: readonly string[];
  qualifications: readonly string[];
  /** Qualifications of school or of another trade. */
  studied: readonly string[];
  listed: readonly string[];
  /** Systems the CV lists that nobody asks for. */
  tools: readonly string[];
  /** What is held beside work. */
  outside: readonly string[];
  languages: readonly string[];
  /** Licences and certificates that are asked for. */
  certificates: readonly string[];
  /** Those of them that go by a bare name ("Paediatric First Aid"), which one has on paper and does not hold. */
  courses: readonly string[];
  /** Registrations and memberships that are not asked for. */
  held: readonly string[];
  /** Wishes for the time in the new job: what of its duties the person would take on. */
  ahead: readonly string[];
  /** Sentences about the letter and the job that carry no fact and no claim. */
  plain: readonly string[];
  close: readonly string[];
  thanks: readonly string[];
};
