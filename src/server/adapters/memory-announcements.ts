import { EventEmitter } from "node:events";
import type { Announcements } from "./announcements.ts";

/** Announcements within this process. */
export function createMemoryAnnouncements(): Announcements {
  const emitter = new EventEmitter().setMaxListeners(0);
  // A name of its own, so that no owner's id is one of the emitter's own events.
  const nameOf = (ownerId: string) => `owner:${ownerId}`;
  return {
    async announce(ownerId) {
      emitter.emit(nameOf(ownerId));
    },
    async subscribe(ownerId, onChange) {
      emitter.on(nameOf(ownerId), onChange);
      return () => emitter.off(nameOf(ownerId), onChange);
    },
    async close() {
      emitter.removeAllListeners();
    },
  };
}
