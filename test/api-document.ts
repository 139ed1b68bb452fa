import type { Server, ServerResponse } from "node:http";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { isApiPath } from "../src/server/http/api-paths.ts";
import { allCalls } from "../src/server/rest/all-calls.ts";
import { describeApi, type OpenApiDocument } from "../src/server/rest/openapi.ts";

/** The published document, but that answers may hold nothing it does not describe. */
const document: OpenApiDocument = describeApi(allCalls, { version: "test", closed: true });
const ajv = new Ajv2020({ strict: false, allErrors: false });
addFormats.default(ajv);
const root = "api";
ajv.addSchema({ $id: root, components: document.components });
const compiled = new Map<string, ValidateFunction>();

// A path of fixed words goes before one with a name in it, as in the router.
const paths = Object.keys(document.paths)
  .map((path) => ({
    path,
    pattern: new RegExp(`^${path.replaceAll(".", "\\.").replaceAll(/\{\w+\}/g, "[^/]+")}$`),
  }))
  .sort((one, other) => Number(one.path.includes("{")) - Number(other.path.includes("{")));

type Answered = { method: string; path: string; status: number; type: string; body: unknown };

/** Throws when a call answers what the published document does not say. */
export function checkAgainstDocument({ method, path, status, type, body }: Answered): void {
  const [plain = ""] = path.split("?");
  const verb = method.toLowerCase();
  if (!isApiPath(plain) || plain.startsWith("/trpc") || ["head", "options"].includes(verb)) return;
  if (plain === "/api/openapi.json" || plain.startsWith("/api/docs")) return;
  const known = paths.find(
    ({ path, pattern }) => pattern.test(plain) && document.paths[path]?.[verb],
  );
  const operation = known && document.paths[known.path]?.[verb];
  const answer = operation?.responses[status];
  const where = `${method} ${plain} → ${status}`;
  if (operation && !answer)
    throw new Error(`${where} is not in the document: ${JSON.stringify(body)}`);
  // What is no call is refused like everything else.
  const schema = operation
    ? answer?.content?.["application/json"]?.schema
    : { $ref: "#/components/schemas/ApiError" };
  if (!schema) {
    if (type.includes("json")) throw new Error(`${where} has a body the document does not know`);
    return;
  }
  if (!type.includes("json")) throw new Error(`${where} should be JSON and is ${type}`);
  const validate = validatorOf(`${verb} ${known?.path} ${status}`, schema);
  if (!validate(body)) {
    const [first] = validate.errors ?? [];
    throw new Error(
      `${where} differs from the document: ${JSON.stringify(first)} in ${JSON.stringify(body)?.slice(0, 500)}`,
    );
  }
}

function validatorOf(name: string, schema: unknown): ValidateFunction {
  const known = compiled.get(name);
  if (known) return known;
  const text = JSON.stringify(schema).replaceAll('"#/components', `"${root}#/components`);
  const made = ajv.compile(JSON.parse(text));
  compiled.set(name, made);
  return made;
}

/**
 * Looks at every answer of the server, whoever asked. What differs from the document is kept in the list: a test file
 * that closes its server learns of it there.
 */
export function watchAnswers(server: Server): string[] {
  const problems: string[] = [];
  server.prependListener("request", (request, response) => {
    const { method = "GET", url: path = "" } = request;
    // The typed door is not in the document, and may answer with several JSON texts in lines.
    if (path.startsWith("/trpc")) return;
    collectBody(response, (text, type) => {
      const { statusCode: status } = response;
      try {
        const body: unknown = type.includes("json") && text !== "" ? JSON.parse(text) : text;
        checkAgainstDocument({ method, path, status, type, body });
      } catch (error) {
        problems.push(error instanceof Error ? error.message : String(error));
      }
    });
  });
  return problems;
}

/** Fastify sends a JSON answer with one `writeHead`, whose headers node does not always keep, and one `end`. */
function collectBody(response: ServerResponse, onEnd: (text: string, type: string) => void): void {
  const writeHead = response.writeHead.bind(response);
  const end = response.end.bind(response);
  let told: unknown;
  response.writeHead = (...given: unknown[]) => {
    told = Object(given.at(-1))["content-type"];
    return Reflect.apply(writeHead, response, given);
  };
  response.end = (...given: unknown[]) => {
    const [body] = given;
    const text = typeof body === "string" || Buffer.isBuffer(body) ? body.toString() : "";
    onEnd(text, String(told ?? response.getHeader("content-type") ?? ""));
    return Reflect.apply(end, response, given);
  };
}
