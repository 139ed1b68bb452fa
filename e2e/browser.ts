import { existsSync } from "node:fs";
import chromium from "@sparticuz/chromium";

/** An installed browser first; else the one inside the npm package, which is for Linux only. */
const installed = [
  process.env.CHROME_PATH,
  "/usr/bin/google-chrome",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

export async function browserLaunch(): Promise<{ executablePath: string; args: string[] }> {
  const found = installed.find((path) => path !== undefined && existsSync(path));
  if (found) return { executablePath: found, args: ["--no-sandbox"] };
  // Single-process mode is for lambdas: it dies with the first closed context.
  const args = chromium.args.filter((arg) => arg !== "--single-process" && arg !== "--no-zygote");
  return { executablePath: await chromium.executablePath(), args };
}
