import { skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { z } from "zod";
import { pollIntervalMs } from "../../../shared/limits.ts";
import { runStatuses } from "../../../shared/run.ts";
import { useRest } from "../../lib/api.tsx";
import { ApiError, ownWords } from "../../lib/api-error.ts";
import { useOnline } from "../../lib/online.ts";
import { refresh } from "../../lib/refresh.ts";
import { trpc } from "../../lib/trpc.ts";

/** (spec) What is read of an answer to a poll; a report ends the run, whatever else is said. */
const runAnswer = z.object({
  status: z.enum(runStatuses).nullish().catch(null),
  percent: z.number().min(0).max(100).catch(0),
  results: z.unknown().optional(),
  error: z.string().nullish().catch(null),
});
export type FollowedRun = z.infer<typeof runAnswer>;

type Follower = {
  /** Null while there is nothing to follow. */
  analysisId: string | null;
  onState: (run: FollowedRun) => void;
  /** The server's answer ended the run, with its sentence; empty when it gave none. */
  onRefused: (text: string) => void;
};

/**
 * Follows a run (docs/decisions/0020): what it has come to is the specification's poll to say, every two seconds and at
 * once when the subscription pushes a step. `lost` while no poll reaches the server.
 */
export function useFollowRun({ analysisId, onState, onRefused }: Follower): { lost: boolean } {
  const rest = useRest();
  const online = useOnline();
  const queryClient = useQueryClient();
  const queryKey = ["run", analysisId];

  const poll = useQuery({
    queryKey,
    queryFn: () =>
      rest.get(`/api/analysis/results/${encodeURIComponent(analysisId ?? "")}`, runAnswer),
    enabled: analysisId !== null,
    refetchInterval: pollIntervalMs,
    refetchIntervalInBackground: true,
    networkMode: "always",
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });

  trpc.analysis.progress.useSubscription(
    analysisId === null ? skipToken : { analysis_id: analysisId },
    {
      onData() {
        void refresh(queryClient, queryKey);
      },
    },
  );

  const hearPoll = useEffectEvent(onState);
  const failPoll = useEffectEvent((error: Error) => {
    if (error instanceof ApiError) onRefused(ownWords(error));
  });
  useEffect(() => {
    if (poll.data !== undefined) hearPoll(poll.data);
  }, [poll.data]);
  useEffect(() => {
    if (poll.error !== null) failPoll(poll.error);
  }, [poll.error]);

  return { lost: analysisId !== null && (!online || poll.status === "error") };
}
