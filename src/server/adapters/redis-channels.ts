import type { Redis } from "ioredis";

/** Announcements between processes: heard by whoever listens at that moment, lost for everybody else. */
export type Channels = {
  /** Rejects while Redis is gone. */
  subscribe(channel: string, onMessage: (message: string) => void): Promise<() => void>;
  /** Calls back whenever the connection was lost and is there again: something may have been missed. */
  onReturn(callback: () => void): void;
};

type Listening = { callbacks: Set<(message: string) => void>; begun: Promise<unknown> };

/** Shares one connection among all who listen: Redis is told of a channel once. */
export function openChannels(subscriber: Redis): Channels {
  const listening = new Map<string, Listening>();
  subscriber.on("message", (channel: string, message: string) => {
    for (const callback of listening.get(channel)?.callbacks ?? []) callback(message);
  });

  function forget(channel: string): void {
    listening.delete(channel);
    // Gone with the connection when there is none.
    subscriber.unsubscribe(channel).catch(() => {});
  }

  return {
    async subscribe(channel, onMessage) {
      const known = listening.get(channel);
      const entry = known ?? { callbacks: new Set(), begun: subscriber.subscribe(channel) };
      if (!known) listening.set(channel, entry);
      // A function of its own for each call, so that the same callback may listen twice.
      const callback = (message: string) => onMessage(message);
      entry.callbacks.add(callback);
      function leave(): void {
        entry.callbacks.delete(callback);
        if (entry.callbacks.size === 0 && listening.get(channel) === entry) forget(channel);
      }
      try {
        await entry.begun;
      } catch (error) {
        leave();
        throw error;
      }
      return leave;
    },
    onReturn(callback) {
      let wasLost = false;
      subscriber.on("close", () => {
        wasLost = true;
      });
      subscriber.on("ready", () => {
        if (!wasLost) return;
        wasLost = false;
        // The client subscribes again first; a little later every channel is open.
        setTimeout(callback, settleMs).unref();
      });
    },
  };
}

const settleMs = 100;
