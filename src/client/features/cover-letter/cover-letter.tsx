import { useState } from "react";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { Notice } from "../../components/notice.tsx";
import { textLinkClass } from "../../components/text-link.ts";
import type { KeptLetter, LetterRequest } from "../../lib/kept-letter.ts";
import { FactWarnings } from "./fact-warnings.tsx";
import { LetterEditor } from "./letter-editor.tsx";
import { LetterFields } from "./letter-fields.tsx";
import type { LetterReport, LetterTexts } from "./letter-report.ts";
import { LetterSources } from "./letter-sources.tsx";
import { type LetterRun, useFirstLetter, useLetter } from "./use-letter.ts";

function firstRequest({ job }: LetterReport): LetterRequest {
  return {
    companyName: job.company ?? "",
    jobTitle: job.title ?? "",
    tone: "professional",
    length: "medium",
  };
}

function isEdited(letter: KeptLetter | null): boolean {
  return letter !== null && letter.text !== letter.written && letter.text.trim() !== "";
}

/** How the last letter came about, where that is worth a word, and the way back to the one before. */
function Remarks({
  news,
  error,
  refusal,
  before,
  onBringBack,
}: {
  news: string;
  error: string | null;
  refusal: string | null;
  before: KeptLetter | null;
  onBringBack: () => void;
}) {
  return (
    <>
      <p role="status" className="sr-only">
        {news}
      </p>
      {error === null ? null : <Notice tone="error">{error}</Notice>}
      {refusal === null ? null : (
        <Notice tone="info">
          {refusal} So this letter was put together in your browser, from the report. Please read it
          with care, or try again later.
        </Notice>
      )}
      {before === null ? null : (
        <Notice tone="info">
          <p>The letter you had edited was replaced.</p>
          <button type="button" onClick={onBringBack} className={textLinkClass}>
            Bring it back
          </button>
        </Notice>
      )}
    </>
  );
}

/** Writes another letter; in place of an edited one only when told to, and then it can be brought back. */
function useAnotherLetter({ letter, onLetter }: LetterRun, write: () => void) {
  const [asking, setAsking] = useState(false);
  const [before, setBefore] = useState<KeptLetter | null>(null);

  function replace() {
    setAsking(false);
    setBefore(isEdited(letter) ? letter : null);
    write();
  }

  function bringBack() {
    if (before !== null) onLetter(before);
    setBefore(null);
  }

  const ask = () => (isEdited(letter) ? setAsking(true) : replace());
  return { asking, setAsking, before, ask, replace, bringBack };
}

/** The whole step: the letter, what it should be like, and what it rests on. */
export function CoverLetter({ run, texts }: { run: LetterRun; texts: LetterTexts }) {
  const { report, letter, onLetter } = run;
  const writing = useLetter(run);
  const { busy, draft } = writing;
  const [request, setRequest] = useState(letter?.request ?? firstRequest(report));
  const another = useAnotherLetter(run, () => void writing.generate(request));
  useFirstLetter(writing, request);

  return (
    <div className="mt-6 grid gap-6 lg:grid-cols-[1fr_19rem]">
      <div className="min-w-0 space-y-4">
        <Remarks
          {...writing}
          before={busy ? null : another.before}
          onBringBack={another.bringBack}
        />
        <LetterEditor
          letter={letter}
          busy={busy}
          draft={draft}
          fullName={report.parsed_cv?.contact.full_name ?? null}
          onText={(text) => letter !== null && onLetter({ ...letter, text })}
        />
        {letter && <FactWarnings letter={letter} report={report} texts={texts} />}
      </div>
      <LetterFields
        request={request}
        onRequest={setRequest}
        busy={busy}
        again={letter !== null}
        onGenerate={another.ask}
      />
      {letter && <LetterSources letter={letter} />}
      <ConfirmDialog
        open={another.asking}
        onOpenChange={another.setAsking}
        question="Replace your edited letter?"
        confirm="Replace"
        onConfirm={another.replace}
      >
        <p className="text-soft">A new letter takes the place of this one and of your changes.</p>
      </ConfirmDialog>
    </div>
  );
}
