import type { Announcements } from "./announcements.ts";
import type { RedisLink } from "./redis.ts";

/** Announcements between all processes that share Redis. Whoever listens hears one more after every lost connection. */
export function createRedisAnnouncements({ commands, channels, prefix }: RedisLink): Announcements {
  const channelOf = (ownerId: string) => `${prefix}:announced:${ownerId}`;
  const listeners = new Set<() => void>();
  channels.onReturn(() => {
    for (const listener of listeners) listener();
  });
  return {
    async announce(ownerId) {
      await commands.publish(channelOf(ownerId), "").catch(() => {});
    },
    async subscribe(ownerId, onChange) {
      const listener = () => onChange();
      listeners.add(listener);
      // Without Redis nothing is announced; the page was read a moment ago.
      const leave = await channels.subscribe(channelOf(ownerId), listener).catch(() => () => {});
      return () => {
        listeners.delete(listener);
        leave();
      };
    },
    async close() {
      listeners.clear();
    },
  };
}
