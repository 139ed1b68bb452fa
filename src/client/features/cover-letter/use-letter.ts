import { useEffect, useEffectEvent, useRef, useState } from "react";
import { texts } from "../../../shared/texts.ts";
import { useRest } from "../../lib/api.tsx";
import type { KeptLetter, LetterRequest } from "../../lib/kept-letter.ts";
import { writeFallbackLetter } from "./fallback-letter.ts";
import type { LetterReport } from "./letter-report.ts";
import { obtainLetter } from "./obtain-letter.ts";
import type { WatchLetter } from "./watch-letter.ts";

export type LetterRun = {
  analysisId: string | null;
  report: LetterReport;
  letter: KeptLetter | null;
  onLetter: (letter: KeptLetter) => void;
  /** Runs the analysis again where the server has let go of its texts; gives the new id, or null. */
  renew: () => Promise<string | null>;
  watch: WatchLetter;
};

const today = () => new Date().toISOString().slice(0, 10);

/** Writes letters for a run: from the server, and where that fails from the report. */
export function useLetter({ analysisId, report, letter, onLetter, renew, watch }: LetterRun) {
  const rest = useRest();
  const [busy, setBusy] = useState(false);
  /** The letter as far as it is written, while it is; null before its first paragraph. */
  const [draft, setDraft] = useState<string | null>(null);
  /** For those who do not see the letter appear. */
  const [news, setNews] = useState("");
  const [error, setError] = useState<string | null>(null);
  /** Why the last letter could not come from the server. */
  const [refusal, setRefusal] = useState<string | null>(null);
  const attempt = useRef(0);

  async function generate(request: LetterRequest): Promise<void> {
    setError(null);
    setRefusal(null);
    if (analysisId === null) {
      setError(texts.noAnalysis);
      return;
    }
    attempt.current += 1;
    const mine = attempt.current;
    setBusy(true);
    setNews("Your letter is being written.");
    setDraft(null);
    const stop = watch(analysisId, (text) => {
      if (mine === attempt.current) setDraft(text);
    });
    const outcome = await obtainLetter(rest, analysisId, request, renew);
    stop();
    // The person has left the screen meanwhile: a late letter must not take the place of another.
    if (mine !== attempt.current) return;
    setBusy(false);
    setNews("Your letter is ready.");
    if (!outcome.ok) setRefusal(outcome.reason);
    const { text, sentences } = outcome.ok
      ? outcome.letter
      : writeFallbackLetter(report, request, today());
    const generatedBy = outcome.ok ? "server" : "client_fallback";
    onLetter({ text, written: text, generatedBy, sentences, request });
  }

  return {
    busy,
    draft,
    news,
    error,
    refusal,
    generate,
    leave: () => (attempt.current += 1),
    letter,
  };
}

/** Writes the first letter by itself, once, when a person comes to the screen without one. */
export function useFirstLetter(
  { letter, generate, leave }: ReturnType<typeof useLetter>,
  request: LetterRequest,
): void {
  const begin = useEffectEvent(() => {
    if (letter === null) void generate(request);
  });
  const end = useEffectEvent(leave);
  useEffect(() => {
    begin();
    return () => {
      end();
    };
  }, []);
}
