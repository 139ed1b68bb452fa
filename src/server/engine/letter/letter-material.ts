import type { LetterTone } from "../../../shared/letter.ts";
import type { AskedWork } from "./facts/asked-work.ts";
import type { Sourced } from "./facts/letter-source.ts";
import type { NamedRole } from "./facts/named-roles.ts";
import type { Proof } from "./facts/proofs.ts";
import type { RoleSkills } from "./facts/role-skills.ts";
import type { SharedSkill } from "./facts/shared-skills.ts";
import type { Entry } from "./letter-values.ts";

/** Everything a letter may say, found in the CV, the advertisement and the request. */
export type LetterMaterial = {
  tone: LetterTone;
  strength: "strong" | "some" | "weak";
  /** The CV's titles are in another language. */
  foreign: boolean;
  job: readonly Entry[];
  who: readonly Entry[];
  whoRole: NamedRole | undefined;
  /** Every role of employment that can be named. */
  roles: readonly NamedRole[];
  /** The statements worth making, best first. */
  proofs: readonly Proof[];
  /** Those of them that the letter makes, with the steps it has taken. */
  told: readonly Proof[];
  /** Whether several statements can stand as this one. */
  joins: (proof: Proof) => boolean;
  sectionOf: (proof: Proof) => string;
  shared: readonly SharedSkill[];
  /** Work that is asked for and that statements show, in the advertisement's words. */
  work: readonly AskedWork[];
  /** What the lines of each role name of what is asked. */
  skillsOf: RoleSkills;
  duties: readonly { text: string; quote: string }[];
  /** What the CV says the person is. */
  profile: Sourced | null;
  /** How long the person has been at what, as a sentence. */
  background: Sourced | null;
  qualifications: readonly Sourced[];
  /** Qualifications beside those, of school or of another trade. */
  studied: readonly Sourced[];
  certificates: readonly Sourced[];
  /** Registrations and memberships nobody asked for. */
  held: readonly Sourced[];
  languages: readonly Sourced[];
  /** Systems among the CV's skills that nobody asks for. */
  tools: readonly Sourced[];
  /** What the person is beside work: "I am a School Governor at Hampton Primary". */
  outside: readonly Sourced[];
};

/** Paragraphs in order; each role that is spoken of has one of its own between the first and the last. */
export const place = { opening: 0, roles: 10, background: 500, ahead: 600, close: 700 } as const;
