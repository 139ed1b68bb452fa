/**
 * Tells whoever looks at somebody's dashboard that it changed, whichever process changed it. Carries no content: who
 * hears it reads anew. A call that is lost costs freshness, never truth.
 */
export type Announcements = {
  /** Never rejects: what happened has happened, whoever hears of it. */
  announce(ownerId: string): Promise<void>;
  /** Calls back after every later announcement until the returned function is called. */
  subscribe(ownerId: string, onChange: () => void): Promise<() => void>;
  close(): Promise<void>;
};
