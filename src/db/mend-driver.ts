import { registerHooks } from "node:module";

const driver = "/node_modules/postgres/src/connection.js";
const write = "  function nextWrite(fn) {\n    const x = socket.write(chunk, fn)\n";
const tellSome = "    !hadError && (query || sent.length) && error(";
const tellAll = "    ;(query || sent.length) && error(";
const forgetTimer = "    clearImmediate(nextWriteTimer)\n";
const forgetRest = "    chunk = nextWriteTimer = errorResponse = null\n";
const timers = "      , connectTimer = timer(connectTimedOut, options.connect_timeout)\n";
/** Where the server is told how long a statement may take, no answer comes later than that and a second for the way. */
const answerTimer =
  `      , longest = Number(options.connection.statement_timeout || 0)\n` +
  `      , answerTimer = timer(() => query && connectTimedOut(), longest && (longest + 1000) / 1000)\n`;
const ask = "      query\n        ? sent.push(q)\n        : (query = q, query.active = true)\n";
const hear = "  function data(x) {\n";
const end = "    connectTimer.cancel()\n\n    socket.removeAllListeners()\n";

/**
 * Must be called before the driver is loaded. When a session ends, its newest version, 3.4.9, ends the whole process if a
 * transaction was open (it writes the rollback where no connection is any more); keeps what it could not send for the
 * next connection, which then never gets through; tells that one's first query why the last one ended; leaves for ever
 * unanswered what was asked after a reset (postgres.js, issue 1208); and waits for ever for a server that does not answer.
 * Here all of it fails as any query on a lost connection does. A driver with other text is left as it is.
 */
export function mendDriver(): void {
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      if (!url.endsWith(driver) || loaded.source === undefined) return loaded;
      return { ...loaded, source: mend(String(loaded.source)) };
    },
  });
}

/** What waits for the next connection is not what was lost with the last one: `initial` stays. */
const guard = `
    if (socket === null) {
      clearImmediate(nextWriteTimer)
${forgetRest}
      const lost = Errors.connection('CONNECTION_CLOSED', options, socket)
      if (query) queryError(query, lost)
      query = null
      while (sent.length) queryError(sent.shift(), lost)
      return false
    }
`;

function mend(source: string): string {
  return source
    .replace(tellSome, tellAll)
    .replaceAll(forgetTimer, forgetTimer + forgetRest)
    .replace(timers, () => timers + answerTimer)
    .replace(ask, () => ask.replace("(query = q", "(answerTimer.start(), query = q"))
    .replace(hear, () => `${hear}    answerTimer.start()\n`)
    .replace(end, () => `    answerTimer.cancel()\n${end}`)
    .replace(write, () => write.replace("{\n", () => `{${guard}`));
}
