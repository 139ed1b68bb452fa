import { escaped } from "../http/page-head.ts";
import { fieldList, kindOf } from "./docs-schema.ts";
import type { OpenApiDocument, Operation, Parameter, Schema } from "./openapi.ts";

type Described = { path: string; method: string; operation: Operation };

/** As in src/client/components/wordmark.tsx: a list with one line ticked. */
const mark =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="7"/><path class="faint" d="M8 10h16M8 22h9"/><path d="M8 16.2l3.6 3.4L24 13"/></svg>';

/** The document as a page to read: HTML made once, without a script of its own. */
export function renderDocs(document: OpenApiDocument): string {
  const calls = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ path, method, operation })),
  );
  const groups = document.tags.map(({ name }) => ({
    name,
    calls: calls.filter(({ operation }) => operation.tags.includes(name)),
  }));
  const schemas = Object.entries(document.components.schemas);
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>API · Shortlisted</title>
<meta name="description" content="The REST API of Shortlisted: calls, answers and errors." />
<meta name="color-scheme" content="light dark" />
<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
<link rel="stylesheet" href="/api/docs.css" />
<script src="/theme.js"></script>
</head>
<body>
<a class="skip" href="#main">Skip to the calls</a>
<header><a class="wordmark" href="/" aria-label="Shortlisted, home">${mark}Shortlisted</a><a href="/api/openapi.json">OpenAPI document</a></header>
<div class="columns">
<nav aria-label="Contents">${groups.map(renderContents).join("")}<p><a href="#schemas">Schemas</a></p></nav>
<main id="main" tabindex="-1">
<h1>The API</h1>
<p class="soft">Version ${escaped(document.info.version)}</p>
${document.info.description.split("\n\n").map(paragraph).join("\n")}
${groups.map(renderGroup).join("\n")}
${renderTold(document)}
<section><h2 id="schemas">Schemas</h2>${schemas.map(renderSchema).join("\n")}</section>
</main>
</div>
</body>
</html>
`;
}

function paragraph(text: string): string {
  return `<p>${inline(text)}</p>`;
}

/** The two signs of Markdown that descriptions use: code and strong. */
function inline(text: string): string {
  return escaped(text)
    .replaceAll(/`([^`]+)`/g, "<code>$1</code>")
    .replaceAll(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>");
}

function slug(name: string): string {
  return name.toLowerCase().replaceAll(" ", "-");
}

function renderContents({ name, calls }: { name: string; calls: Described[] }): string {
  const items = calls.map(
    ({ operation }) =>
      `<li><a href="#${operation.operationId}">${escaped(operation.summary)}</a></li>`,
  );
  return `<p><a href="#${slug(name)}">${escaped(name)}</a></p><ul>${items.join("")}</ul>`;
}

function renderGroup({ name, calls }: { name: string; calls: Described[] }): string {
  return `<section><h2 id="${slug(name)}">${escaped(name)}</h2>${calls.map(renderCall).join("\n")}</section>`;
}

function renderCall({ path, method, operation }: Described): string {
  const parts = [
    `<h3>${escaped(operation.summary)}</h3>`,
    `<p class="call"><span class="method ${method}">${method.toUpperCase()}</span> <code>${escaped(path)}</code></p>`,
    operation.description ? paragraph(operation.description) : "",
    `<p class="soft">${whoMay(operation)}</p>`,
    operation.parameters ? renderParameters(operation.parameters) : "",
    renderBody(operation),
    renderAnswers(operation),
  ];
  return `<article id="${operation.operationId}">${parts.join("\n")}</article>`;
}

const names: Record<string, (scopes: string[]) => string> = {
  apiKey: (scopes) => `an API key with the scope <code>${scopes.join(" ")}</code>`,
  session: () => "a login",
  visitor: () => "a visitor",
};

const either = new Intl.ListFormat("en-GB", { type: "disjunction" });

function whoMay({ security }: Operation): string {
  const ways = security.flatMap((one) =>
    Object.entries(one).map(([name, scopes]) => names[name]?.(scopes) ?? escaped(name)),
  );
  return ways.length > 0 ? `For ${either.format(ways)}.` : "For the program that signs it.";
}

function renderParameters(parameters: Parameter[]): string {
  const places = { path: "in the path", query: "in the query", header: "header" };
  const rows = parameters.map(
    ({ name, in: place, description, schema }) =>
      `<div><dt><code>${escaped(name)}</code> <span class="soft">${places[place]}</span></dt><dd>${description ? inline(description) : kindOf(schema)}</dd></div>`,
  );
  return `<h4>Parameters</h4><dl class="fields">${rows.join("")}</dl>`;
}

function renderBody({ requestBody }: Operation): string {
  const [entry] = Object.entries(requestBody?.content ?? {});
  if (!entry) return "";
  const [type, { schema }] = entry;
  return `<h4>Body <span class="soft">${escaped(type)}</span></h4>${fieldList(schema)}`;
}

function renderAnswers({ responses }: Operation): string {
  const rows = Object.entries(responses).map(([status, { description, content }]) => {
    const schema = content?.["application/json"]?.schema;
    const isRefusal = Number(status) >= 400;
    const body =
      schema && !isRefusal ? `${inline(description)} ${renderShape(schema)}` : inline(description);
    return `<div><dt><code>${status}</code></dt><dd>${body}</dd></div>`;
  });
  return `<h4>Answers</h4><dl class="fields answers">${rows.join("")}</dl>`;
}

function renderShape(schema: Schema): string {
  return fieldList(schema) || kindOf(schema);
}

function renderTold(document: OpenApiDocument): string {
  const events = Object.entries(document.webhooks).map(
    ([name, { post }]) =>
      `<article id="${post.operationId}"><h3>${escaped(post.summary)}</h3><p class="call"><span class="method post">POST</span> <code>${escaped(name)}</code></p>${paragraph(post.description ?? "")}${renderParameters(post.parameters ?? [])}${renderBody(post)}</article>`,
  );
  return `<section><h2 id="told">What a webhook is sent</h2>${events.join("\n")}</section>`;
}

function renderSchema([name, schema]: [string, Schema]): string {
  return `<article id="schema-${name}"><h3>${name}</h3>${fieldList(schema)}</article>`;
}
