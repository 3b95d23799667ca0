import { createHash } from 'node:crypto';

import type { OpenApiDocument, Operation } from './document.ts';

const toHtml = (text: string) => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);

/** References lead to their schema further down. */
const schemaHtml = (schema: unknown) =>
  toHtml(JSON.stringify(schema, null, 2)).replace(
    /#\/components\/schemas\/(\w+)/g,
    (_, name: string) => `<a href="#schema-${name}">${name}</a>`,
  );

const bodies = (content: Record<string, { schema?: unknown }> | undefined, title: string) =>
  Object.entries(content ?? {})
    .map(([type, { schema }]) => `<h4>${toHtml(`${title} (${type})`)}</h4><pre>${schemaHtml(schema)}</pre>`)
    .join('');

const errorsOf = (responses: Operation['responses']) =>
  Object.entries(responses)
    .flatMap(([status, { $ref }]) => ($ref ? [`${status} ${toHtml($ref.split('/').at(-1) ?? '')}`] : []))
    .join(', ');

function operationBlock(method: string, path: string, operation: Operation): string {
  const parameters = (operation.parameters ?? [])
    .map(
      (p) =>
        `<li><code>${toHtml(p.name)}</code> in ${p.in}${p.required ? ', required' : ''} <code>${toHtml(JSON.stringify(p.schema))}</code></li>`,
    )
    .join('');
  const answers = Object.entries(operation.responses)
    .map(([status, { content }]) => bodies(content, `Answer ${status}`))
    .join('');
  const errors = errorsOf(operation.responses);
  return `<details><summary><b>${method.toUpperCase()}</b> <code>${toHtml(path)}</code> ${toHtml(operation.summary ?? '')}</summary>
<p>${toHtml(operation.description ?? '')}</p>${parameters && `<h4>Parameters</h4><ul>${parameters}</ul>`}
${bodies(operation.requestBody?.content, 'Body')}${answers}${errors && `<h4>Errors</h4><p>${errors}</p>`}</details>`;
}

const STYLE = `:root{color-scheme:light dark;font:16px/1.6 system-ui,sans-serif}body{max-width:60rem;margin:auto;padding:2rem 1rem}
summary{cursor:pointer;padding:.4rem 0}b{display:inline-block;min-inline-size:4.5rem}pre{overflow:auto;padding:1rem;border:1px solid color-mix(in srgb,currentColor 25%,transparent);border-radius:8px}h2{margin-block:2.5rem .5rem;text-transform:capitalize}`;

/** A page without scripts: every call with its parameters, body and responses, grouped by feature, then the schemas. */
export function docsPage({ info, paths, components }: OpenApiDocument): { html: string; policy: string } {
  const groups = new Map<string, string[]>();
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const tag = operation.tags?.[0] ?? 'other';
      groups.set(tag, [...(groups.get(tag) ?? []), operationBlock(method, path, operation)]);
    }
  }
  const sections = [...groups].map(([tag, blocks]) => `<h2>${toHtml(tag)}</h2>${blocks.join('')}`).join('');
  const schemas = Object.entries(components.schemas)
    .map(([name, schema]) => `<h3 id="schema-${name}">${name}</h3><pre>${schemaHtml(schema)}</pre>`)
    .join('');
  const hash = createHash('sha256').update(STYLE).digest('base64');
  return {
    policy: `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${toHtml(info.title)} API</title><style>${STYLE}</style></head>
<body><h1>${toHtml(info.title)} API <small>${toHtml(info.version)}</small></h1><p>${toHtml(info.description)} <a href="openapi.json">openapi.json</a></p>${sections}<h2>Schemas</h2>${schemas}</body></html>`,
  };
}
