import { skipToken } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { pollIntervalMs } from "../../../shared/limits.ts";
import type { RunState } from "../../../shared/run.ts";
import { failureOf } from "../../lib/failure.ts";
import { useOnline } from "../../lib/online.ts";
import { trpc } from "../../lib/trpc.ts";

type Follower = {
  /** Null while there is nothing to follow. */
  analysisId: string | null;
  onState: (state: RunState) => void;
  /** The server's answer ended the run, with its sentence. */
  onRefused: (text: string) => void;
};

/** A WebSocket that has not opened after this long may be blocked: polling begins beside it. */
const patienceMs = 2000;

function useImpatience(waiting: boolean): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    setOver(false);
    const timer = setTimeout(() => setOver(true), patienceMs);
    return () => clearTimeout(timer);
  }, [waiting]);
  return waiting && over;
}

/**
 * Follows a run over the subscription, which resumes by itself after a broken connection, and polls
 * as long as there is no connection. `lost` while neither reaches the server.
 */
export function useFollowRun({ analysisId, onState, onRefused }: Follower): { lost: boolean } {
  const online = useOnline();
  const input = analysisId === null ? skipToken : { analysis_id: analysisId };

  function fail(error: unknown) {
    const failure = failureOf(error);
    if (failure.kind === "refused") onRefused(failure.text);
  }

  // By callback, not by what is rendered: the last state and the end of the stream arrive together.
  const subscription = trpc.analysis.progress.useSubscription(input, {
    onData: (event) => onState(event.data),
    onError: fail,
  });
  const ended = subscription.status === "error";
  const broken = subscription.status === "connecting" && subscription.error !== null;
  const slow = useImpatience(subscription.status === "connecting");

  const poll = trpc.analysis.state.useQuery(input, {
    enabled: analysisId !== null && (broken || slow || ended),
    refetchInterval: pollIntervalMs,
    refetchIntervalInBackground: true,
    networkMode: "always",
    retry: false,
    gcTime: 0,
  });

  const hearPoll = useEffectEvent(onState);
  const failPoll = useEffectEvent(fail);
  useEffect(() => {
    if (poll.data !== undefined) hearPoll(poll.data);
  }, [poll.data]);
  useEffect(() => {
    if (poll.error !== null) failPoll(poll.error);
  }, [poll.error]);

  if (analysisId === null) return { lost: false };
  const unreached = poll.status === "error" || (broken && poll.status !== "success");
  return { lost: !online || (subscription.status !== "pending" && unreached) };
}
