/** What is known of a call that may be repeated: null `outcome` while it is under way. */
export type KeptCall = { fingerprint: string; outcome: string | null };

/**
 * Remembers calls by name for a time, so that the same call sent twice is done once. Names and fingerprints are hashes,
 * outcomes hold no document text.
 */
export type KeptCalls = {
  /** Undefined: the name is the caller's now, who must `keep` or `release` it. Else what is known. */
  claim(name: string, fingerprint: string): Promise<KeptCall | undefined>;
  keep(name: string, call: { fingerprint: string; outcome: string }, ms: number): Promise<void>;
  /** The next call of this name is a first one. */
  release(name: string): Promise<void>;
};

/** A claim of a process that died is nobody's after this time. */
export const longestCallMs = 2 * 60_000;
