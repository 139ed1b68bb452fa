import type { FormEvent } from "react";
import { type LetterTone, maxNameCharacters } from "../../../shared/letter.ts";
import type { LetterLength } from "../../../shared/letter-length.ts";
import { Button } from "../../components/button.tsx";
import { SelectField } from "../../components/select-field.tsx";
import { Spinner } from "../../components/spinner.tsx";
import { TextField } from "../../components/text-field.tsx";
import type { LetterRequest } from "../../lib/kept-letter.ts";

const tones: { value: LetterTone; label: string }[] = [
  { value: "professional", label: "Professional" },
  { value: "enthusiastic", label: "Enthusiastic" },
  { value: "creative", label: "Creative" },
  { value: "formal", label: "Formal" },
];

const lengths: { value: LetterLength; label: string }[] = [
  { value: "short", label: "Short (about 150 words)" },
  { value: "medium", label: "Medium (about 250 words)" },
  { value: "long", label: "Long (about 350 words)" },
];

/** What the letter should be like, and the button that writes it. */
export function LetterFields({
  request,
  onRequest,
  busy,
  again,
  onGenerate,
}: {
  request: LetterRequest;
  onRequest: (request: LetterRequest) => void;
  busy: boolean;
  /** There is a letter already. */
  again: boolean;
  onGenerate: () => void;
}) {
  const change = (part: Partial<LetterRequest>) => onRequest({ ...request, ...part });

  function send(event: FormEvent) {
    event.preventDefault();
    if (!busy) onGenerate();
  }

  return (
    <form onSubmit={send} className="card space-y-4 self-start p-5">
      <TextField
        label="Company Name"
        maxLength={maxNameCharacters}
        autoComplete="off"
        value={request.companyName}
        onChange={(event) => change({ companyName: event.target.value })}
      />
      <TextField
        label="Job Title"
        maxLength={maxNameCharacters}
        autoComplete="off"
        value={request.jobTitle}
        onChange={(event) => change({ jobTitle: event.target.value })}
      />
      <SelectField
        label="Tone"
        options={tones}
        value={request.tone}
        onChange={(tone) => change({ tone })}
      />
      <SelectField
        label="Length"
        options={lengths}
        value={request.length}
        onChange={(length) => change({ length })}
      />
      <Button type="submit" disabled={busy} className="w-full">
        {busy ? <Spinner /> : null} {again ? "Regenerate" : "Generate"}
      </Button>
    </form>
  );
}
