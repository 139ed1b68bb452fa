import { Collapsible } from "@base-ui/react/collapsible";
import { ChevronDown } from "lucide-react";
import type { LetterSentence } from "../../../shared/letter.ts";
import { keyed } from "../../components/keyed.ts";
import { counted } from "../../lib/format.ts";
import type { KeptLetter } from "../../lib/kept-letter.ts";

const origins = { cv: "Your CV", ad: "The advertisement", request: "You asked for" };

const folded = (text: string) => text.replace(/\s+/gu, " ").trim();

function Sentence({ sentence }: { sentence: LetterSentence }) {
  return (
    <li className="grid gap-x-8 gap-y-2 py-4 md:grid-cols-2">
      <p className="max-w-[68ch]">{sentence.text}</p>
      {sentence.sources.length === 0 ? (
        <p className="text-[0.9375rem] text-soft">Holds no fact about you or the job.</p>
      ) : (
        <ul className="space-y-2">
          {keyed(sentence.sources, ({ from, quote }) => `${from} ${quote}`).map(
            ({ key, item: { from, quote } }) => (
              <li key={key} className="border-l-2 border-accent pl-3 text-[0.9375rem]">
                <span className="block text-sm text-soft">{origins[from]}</span>
                <span>“{quote}”</span>
              </li>
            ),
          )}
        </ul>
      )}
    </li>
  );
}

/** On demand: each sentence of the letter with the lines it rests on. */
export function LetterSources({ letter }: { letter: KeptLetter }) {
  if (letter.sentences.length === 0) return null;
  const text = folded(letter.text);
  const kept = letter.sentences.filter((sentence) => text.includes(folded(sentence.text)));
  const changed = letter.sentences.length - kept.length;
  return (
    <Collapsible.Root className="card lg:col-span-2">
      <Collapsible.Trigger className="group flex min-h-12 w-full items-center justify-between gap-3 rounded-lg px-5 py-3 text-left font-semibold">
        What each sentence rests on
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-soft transition-transform group-data-panel-open:rotate-180"
        />
      </Collapsible.Trigger>
      <Collapsible.Panel>
        <div className="border-t border-line px-5 pb-2">
          {changed === 0 ? null : (
            <p className="pt-4 text-[0.9375rem] text-soft">
              {counted(changed, "sentence")} you changed or took out {changed === 1 ? "is" : "are"}{" "}
              not listed.
            </p>
          )}
          <ul className="divide-y divide-line">
            {keyed(kept, (sentence) => sentence.text).map(({ key, item }) => (
              <Sentence key={key} sentence={item} />
            ))}
          </ul>
        </div>
      </Collapsible.Panel>
    </Collapsible.Root>
  );
}
