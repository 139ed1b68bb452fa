import { BadgeCheck } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { Button } from "../../../../components/button.tsx";
import { keyed } from "../../../../components/keyed.ts";
import { SelectField } from "../../../../components/select-field.tsx";
import type { Report } from "../../report.ts";
import {
  denySkill,
  type Post,
  statedLines,
  stateSkill,
  suggestedLine,
  type Trial,
} from "../../trial.ts";
import type { TrialDesk } from "../../use-trial.ts";
import { openQuestions, type SkillQuestion } from "./questions.ts";

/** More questions at once are a form to fill in. */
const shownAtOnce = 3;
const elsewhere = "elsewhere";

type Posts = { name: string; post: Post }[];

function postsOf({ parsed_cv }: Report): Posts {
  return (parsed_cv?.experience ?? []).flatMap((post) => {
    const name = [post.title, post.company].filter((part) => part !== null).join(", ");
    return name === "" ? [] : [{ name, post }];
  });
}

type YesProps = {
  asked: SkillQuestion;
  posts: Posts;
  onLine: (line: string, post: Post | null) => void;
  onBack: () => void;
};

/** Where and how, and the line that comes of it: in the person's own words, theirs to change. */
function YesForm({ asked, posts, onLine, onBack }: YesProps) {
  const { skill, needsWords } = asked;
  const [place, setPlace] = useState(posts[0] === undefined ? elsewhere : "0");
  const [words, setWords] = useState("");
  const [edited, setEdited] = useState<string | null>(null);
  const line = edited ?? suggestedLine(skill, words);
  const ready = (words.trim() !== "" || !needsWords) && line.trim() !== "";
  const wordsId = useId();
  const lineId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  // The button that opened this is gone: the keyboard goes on here.
  useEffect(() => field.current?.focus(), []);
  const options = [
    ...posts.map(({ name }, index) => ({ value: String(index), label: name })),
    { value: elsewhere, label: "Somewhere else" },
  ];

  return (
    <form
      className="mt-4 space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) onLine(line.trim(), posts[Number(place)]?.post ?? null);
      }}
    >
      <SelectField label="Where?" options={options} value={place} onChange={setPlace} />
      <div>
        <label htmlFor={wordsId} className="mb-1.5 block text-[0.9375rem] font-medium">
          What did you do with it, in your own words?
        </label>
        <textarea
          ref={field}
          id={wordsId}
          rows={2}
          maxLength={400}
          value={words}
          onChange={(event) => {
            setWords(event.target.value);
            setEdited(null);
          }}
          className="field block w-full px-3 py-2 text-base"
        />
      </div>
      {ready ? (
        <div>
          <label htmlFor={lineId} className="mb-1.5 block text-[0.9375rem] font-medium">
            The line for your CV
          </label>
          <textarea
            id={lineId}
            rows={2}
            maxLength={500}
            aria-describedby={`${lineId}-hint`}
            value={line}
            onChange={(event) => setEdited(event.target.value.replaceAll("\n", " "))}
            className="field block w-full px-3 py-2 text-base"
          />
          <p id={`${lineId}-hint`} className="mt-1.5 text-sm text-soft">
            Your words and nothing else. Change it as you like.
          </p>
        </div>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={!ready}>
          Put it in the text
        </Button>
        <Button look="quiet" onClick={onBack}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

type QuestionProps = {
  asked: SkillQuestion;
  posts: Posts;
  trial: Trial;
  onTrial: (trial: Trial) => void;
};

function Question({ asked, posts, trial, onTrial }: QuestionProps) {
  const [yes, setYes] = useState(false);
  const { skill, question } = asked;
  return (
    <li className="py-4">
      <fieldset>
        <legend className="font-medium">{question}</legend>
        {yes ? (
          <YesForm
            asked={asked}
            posts={posts}
            onBack={() => setYes(false)}
            onLine={(line, post) => onTrial(stateSkill(trial, { skill, line, post }))}
          />
        ) : (
          <div className="mt-2 flex gap-2">
            <Button look="secondary" aria-label={`Yes: ${skill}`} onClick={() => setYes(true)}>
              Yes
            </Button>
            <Button
              look="secondary"
              aria-label={`No: ${skill}`}
              onClick={() => onTrial(denySkill(trial, skill))}
            >
              No
            </Button>
          </div>
        )}
      </fieldset>
    </li>
  );
}

/** What the person stated, each with its mark: nothing of it was read from the CV. */
function Stated({ desk }: { desk: TrialDesk }) {
  const lines = statedLines(desk.trial);
  if (lines.length === 0) return null;
  return (
    <ul aria-label="Stated by you" className="divide-y divide-line border-t border-line">
      {keyed(lines, (line) => line).map(({ key, item }) => (
        <li key={key} className="flex gap-3 py-3">
          <BadgeCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
          <p className="min-w-0">
            <span>{item}</span>
            <span className="block text-sm text-soft">Stated by you, not read from your CV</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** What the CV does not show and the person may well have: asked, never assumed. */
export function QuestionList({ report, desk }: { report: Report; desk: TrialDesk }) {
  const [all, setAll] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const open = openQuestions(report, desk.trial);
  const posts = postsOf(report);
  const shown = all ? open : open.slice(0, shownAtOnce);
  const denied = desk.trial.answers.filter(({ line }) => line === null).map(({ skill }) => skill);
  if (open.length === 0 && desk.trial.answers.length === 0) return null;

  function answer(next: Trial) {
    desk.onTrial(next);
    // The question is gone, and its buttons with it.
    heading.current?.focus();
  }

  return (
    <section className="card px-5 pt-5 pb-1 sm:px-6">
      <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
        Questions only you can answer
      </h2>
      <p className="mt-1 mb-1 max-w-[68ch] text-[0.9375rem] text-soft">
        The advertisement asks for these and your CV does not show them. Where the answer is yes, a
        line in your own words goes into the text you are trying.
      </p>
      <ul className="divide-y divide-line">
        {shown.map((asked) => (
          <Question
            key={asked.skill}
            asked={asked}
            posts={posts}
            trial={desk.trial}
            onTrial={answer}
          />
        ))}
      </ul>
      {open.length > shown.length ? (
        <Button look="quiet" className="mb-2 px-0!" onClick={() => setAll(true)}>
          Show {open.length - shown.length} more
        </Button>
      ) : null}
      <Stated desk={desk} />
      {denied.length === 0 ? null : (
        <p className="border-t border-line py-3 text-sm text-soft">
          Left out, because you said no: {denied.join(", ")}.
        </p>
      )}
    </section>
  );
}
