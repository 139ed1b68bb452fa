import { trpc } from "../../lib/trpc.ts";

/** Tells what is written so far of the letter for a run, each time there is more; gives the way to stop. */
export type WatchLetter = (analysisId: string, onText: (text: string) => void) => () => void;

/** A letter that takes its time is worth watching; most are there before. */
const patienceMs = 800;

/** Watches over the subscription. Where that cannot be had nothing is told, and the letter comes as a whole. */
export function useWatchLetter(): WatchLetter {
  const { client } = trpc.useUtils();
  return (analysisId, onText) => {
    let stop = () => {};
    const timer = setTimeout(() => {
      const watching = client.coverLetter.progress.subscribe(
        { analysis_id: analysisId },
        { onData: ({ text }) => onText(text), onError: () => {} },
      );
      stop = () => watching.unsubscribe();
    }, patienceMs);
    return () => {
      clearTimeout(timer);
      stop();
    };
  };
}
