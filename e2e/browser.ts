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

/** Single-process mode dies with the first closed context; a browser without web security proves nothing. */
const unsuited = new Set([
  "--single-process",
  "--no-zygote",
  "--disable-web-security",
  "--allow-running-insecure-content",
]);

/** A graphics card imitated by the processor takes half of a journey's time; no page of ours draws in three dimensions. */
const drawing = /gpu|gl=|angle|swiftshader/;

export async function browserLaunch(): Promise<{ executablePath: string; args: string[] }> {
  const found = installed.find((path) => path !== undefined && existsSync(path));
  if (found) return { executablePath: found, args: ["--no-sandbox"] };
  const args = chromium.args.filter((arg) => !unsuited.has(arg) && !drawing.test(arg));
  return { executablePath: await chromium.executablePath(), args: [...args, "--disable-gpu"] };
}
