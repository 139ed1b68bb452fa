import { parseArgs } from "node:util";

export type Command =
  | { form: "report"; cvFile: string; jobFile: string; json: boolean }
  | { form: "parse"; cvFile: string }
  | { form: "batch" | "skills" | "job"; file: string };

export type Invocation = { command: Command; referenceDate: string };

export const usage = `usage: npm run analyse -- CV_FILE JOB_FILE [--json]
       npm run analyse -- --parse CV_FILE
       npm run analyse -- --batch FILE.jsonl     { id, cv_file or cv_text, job_file or job_text }
       npm run analyse -- --skills FILE.jsonl    { id, text }
       npm run analyse -- --job FILE.jsonl       { id, text }
options: --date YYYY-MM-DD  the day that "present" means (default: today)`;

function commandOf(
  values: { parse?: string; batch?: string; skills?: string; job?: string; json?: boolean },
  positionals: string[],
): Command | undefined {
  const forms = (["parse", "batch", "skills", "job"] as const).flatMap((form) => {
    const file = values[form];
    return file === undefined ? [] : [{ form, file }];
  });
  const [chosen] = forms;
  if (!chosen) {
    const [cvFile, jobFile, ...rest] = positionals;
    if (!cvFile || !jobFile || rest.length > 0) return undefined;
    return { form: "report", cvFile, jobFile, json: values.json ?? false };
  }
  if (forms.length > 1 || positionals.length > 0 || chosen.file === "") return undefined;
  // What these forms print is JSON already, so --json changes nothing.
  return chosen.form === "parse"
    ? { form: "parse", cvFile: chosen.file }
    : { form: chosen.form, file: chosen.file };
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}

/** What the command line asks for; undefined when it is not one of the forms in `usage`. */
export function readArguments(args: string[], today: string): Invocation | undefined {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        parse: { type: "string" },
        batch: { type: "string" },
        skills: { type: "string" },
        job: { type: "string" },
        json: { type: "boolean" },
        date: { type: "string" },
      },
    });
    const command = commandOf(values, positionals);
    const referenceDate = values.date ?? today;
    return command && isDay(referenceDate) ? { command, referenceDate } : undefined;
  } catch {
    return undefined;
  }
}
