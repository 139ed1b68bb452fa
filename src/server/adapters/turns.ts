/**
 * Whose turn it is to do work that comes again by itself: one process's of all that share it. Saves work, and protects
 * nothing: while nobody can tell, each process has its turn.
 */
export type Turns = {
  /** False when another process has had the turn within about this time. */
  take(work: string, everyMs: number): Promise<boolean>;
  /** The work was not done: whoever comes next has the turn. */
  giveBack(work: string): Promise<void>;
};

/** For a process that shares its work with no other. */
export const everyTurn: Turns = { take: async () => true, giveBack: async () => {} };
