import { Console } from "node:console";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { createExtractor } from "../src/server/extraction/extractor.ts";
import { createMcpServer } from "./mcp/server.ts";

/**
 * The engine as tools for programs that speak the Model Context Protocol, over stdin and stdout. Offline: no server,
 * database or network.
 */

// stdout carries the protocol and nothing else, whatever a library may want to say.
globalThis.console = new Console(process.stderr);

const extractor = createExtractor({ threads: 1 });
const connection = serveStdio(() => createMcpServer(extractor), {
  onerror: (error) => console.error(error.message),
});

async function stop(): Promise<void> {
  await connection.close();
  await extractor.close();
}

// The other side is gone: nobody is left to answer.
process.stdin.once("end", stop).once("close", stop);
process.once("SIGINT", stop).once("SIGTERM", stop);
