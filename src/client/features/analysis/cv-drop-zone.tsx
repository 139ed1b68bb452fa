import { FileText, Upload, X } from "lucide-react";
import {
  type ChangeEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { Button } from "../../components/button.tsx";
import { formatBytes } from "../../lib/format.ts";

const accepted = ".pdf,.doc,.docx,.txt,.rtf";
const dragging = ["dragover", "dragleave", "drop"] as const;

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

/**
 * Takes files dropped anywhere on the zone; beside it a dropped file would replace the page, and with it all that was
 * typed. True while something is held over the zone.
 */
function useDrops(zone: RefObject<HTMLElement | null>, take: (files: File[]) => void): boolean {
  const [over, setOver] = useState(false);
  const hear = useEffectEvent((event: DragEvent) => {
    event.preventDefault();
    const isOn = event.target instanceof Node && zone.current?.contains(event.target) === true;
    setOver(isOn && event.type === "dragover");
    if (isOn && event.type === "drop") take([...(event.dataTransfer?.files ?? [])]);
  });
  useEffect(() => {
    const listener = (event: DragEvent) => hear(event);
    for (const type of dragging) window.addEventListener(type, listener);
    return () => {
      for (const type of dragging) window.removeEventListener(type, listener);
    };
  }, []);
  return over;
}

type DropZoneProps = {
  file: File | null;
  /** Gets what was chosen or dropped. */
  onFiles: (files: File[]) => void;
  onRemove: () => void;
};

/** A file picker that covers the whole zone. */
export function CvDropZone({ file, onFiles, onRemove }: DropZoneProps) {
  const zone = useRef<HTMLDivElement>(null);
  const over = useDrops(zone, onFiles);

  function choose(event: ChangeEvent<HTMLInputElement>) {
    onFiles([...(event.target.files ?? [])]);
    // So that the same file, changed on disk or removed here, can be chosen again.
    event.target.value = "";
  }

  return (
    <div className="space-y-3">
      <div
        ref={zone}
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
        />
      </div>
      {file === null ? null : <ChosenFile file={file} onRemove={onRemove} />}
    </div>
  );
}
