import { FileText, Upload, X } from "lucide-react";
import { type ChangeEvent, type DragEvent, useEffect, useState } from "react";
import { Button } from "../../components/button.tsx";
import { formatBytes } from "../../lib/format.ts";

const accepted = ".pdf,.doc,.docx,.txt,.rtf";

function ChosenFile({ file, onRemove }: { file: File; onRemove: () => void }) {
  return (
    <div className="flex items-center gap-3 rounded-md border border-accent bg-tint py-2 pr-2 pl-4">
      <FileText aria-hidden className="size-6 shrink-0 text-accent-strong" />
      <p className="min-w-0 flex-1">
        <span className="block truncate font-semibold">{file.name}</span>
        <span className="block text-sm text-soft">{formatBytes(file.size)}</span>
      </p>
      <Button look="quiet" className="px-3!" onClick={onRemove}>
        <X aria-hidden className="size-4" /> Remove file
      </Button>
    </div>
  );
}

/** Beside the zone a dropped file would replace the page, and with it all that was typed. */
function useHarmlessDrops() {
  useEffect(() => {
    const ignore = (event: Event) => event.preventDefault();
    window.addEventListener("dragover", ignore);
    window.addEventListener("drop", ignore);
    return () => {
      window.removeEventListener("dragover", ignore);
      window.removeEventListener("drop", ignore);
    };
  }, []);
}

type DropZoneProps = {
  file: File | null;
  /** Gets what was chosen or dropped. */
  onFiles: (files: File[]) => void;
  onRemove: () => void;
};

/** A file picker that covers the whole zone, so that one can also drop a file anywhere on it. */
export function CvDropZone({ file, onFiles, onRemove }: DropZoneProps) {
  const [over, setOver] = useState(false);
  useHarmlessDrops();

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  }

  function choose(event: ChangeEvent<HTMLInputElement>) {
    onFiles([...(event.target.files ?? [])]);
    // So that the same file, changed on disk or removed here, can be chosen again.
    event.target.value = "";
  }

  return (
    <div className="space-y-3">
      <div
        className={`relative rounded-lg border-2 border-dashed px-4 py-7 text-center transition-colors hover:border-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent ${
          over ? "border-accent bg-tint" : "border-control bg-surface"
        }`}
      >
        <Upload aria-hidden className="mx-auto size-7 text-accent" />
        <label htmlFor="cv-file" className="mt-2 block text-lg font-semibold">
          Upload your CV
        </label>
        <p id="cv-file-hint" className="mt-1 text-[0.9375rem] text-soft">
          Drop a file here, or{" "}
          <span className="font-semibold text-accent-strong underline">choose one</span>
          <span className="mt-1 block text-sm">PDF, DOC, DOCX, TXT or RTF, up to 10 MB</span>
        </p>
        <input
          id="cv-file"
          type="file"
          accept={accepted}
          aria-describedby="cv-file-hint"
          className="absolute inset-0 cursor-pointer opacity-0"
          onChange={choose}
          onDragOver={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        />
      </div>
      {file === null ? null : <ChosenFile file={file} onRemove={onRemove} />}
    </div>
  );
}
