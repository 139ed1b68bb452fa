import { readArguments, usage } from "./terminal/arguments.ts";

/** The terminal tool: the website's engine with no server, database or network. */

// Whoever reads has seen enough, as with `| head`: no reason to complain.
process.stdout.on("error", (error) =>
  process.exit("code" in error && error.code === "EPIPE" ? 0 : 1),
);

const given = process.argv.slice(2);
const today = new Date().toISOString().slice(0, 10);
const invocation = readArguments(given, today);

if (given.some((argument) => argument === "--help" || argument === "-h")) console.log(usage);
else if (!invocation) {
  console.error(usage);
  process.exitCode = 2;
} else {
  // The engine takes a moment to load: only for those who ask it something.
  const { printAnswer } = await import("./terminal/print-answer.ts");
  if (!(await printAnswer(invocation))) process.exitCode = 1;
}
