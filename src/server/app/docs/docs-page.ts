import { escapeXml as text } from '../feeds/xml.ts'
import type { CallDocument, Parameter } from './describe-call.ts'
import type { JsonSchema } from './json-schema.ts'
import type { OpenApi } from './openapi.ts'

type Call = CallDocument & { method: string; path: string }

/** The document as a page for people: no script, nothing from elsewhere. */
export function docsPage(document: OpenApi): string {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ ...call, method, path })),
  )
  const groups = document.tags.map(({ name }) => ({
    name,
    calls: calls.filter((call) => call.tags?.includes(name)),
  }))
  const { title, description } = document.info
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(title)}</title>
<meta name="description" content="Every call of the shop, with examples and every refusal.">
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<header>
<p><a href="/">${text(title.replace(/ API$/, ''))}</a></p>
<h1>${text(title)}</h1>
${description
  .split('\n\n')
  .map((paragraph) => `<p>${inline(paragraph)}</p>`)
  .join('\n')}
<p>For programs: <a href="/api/openapi.json">OpenAPI 3.1</a></p>
</header>
<nav aria-label="Calls">
${groups.map((group) => contents(group.name, group.calls)).join('\n')}
</nav>
<main>
${groups.map((group) => section(group.name, group.calls, document)).join('\n')}
</main>
</body>
</html>
`
}

const inline = (words: string) => text(words).replace(/`([^`]+)`/g, '<code>$1</code>')

const contents = (name: string, calls: Call[]) => `<h2>${text(name)}</h2>
<ul>
${calls
  .map(
    (call) =>
      `<li><a href="#${call.operationId}">${badge(call.method)} ${text(call.path)}</a></li>`,
  )
  .join('\n')}
</ul>`

const badge = (method: string) => `<span class="method ${method}">${method.toUpperCase()}</span>`

const section = (name: string, calls: Call[], document: OpenApi) => `<section>
<h2>${text(name)}</h2>
${calls.map((call) => article(call, document)).join('\n')}
</section>`

function article(call: Call, document: OpenApi): string {
  const body = call.requestBody?.content['application/json']
  return `<article id="${call.operationId}">
<h3>${badge(call.method)} <code>${text(call.path)}</code></h3>
<p>${text(call.summary)}</p>
<p class="quiet">${guard(call)}</p>
${parameters(call.parameters ?? [])}
${body ? fields(body.schema) + example(`Body of ${call.operationId}`, 'Body', body.example) : ''}
${answers(call, document)}
</article>`
}

function guard(call: Call): string {
  if (call.description) return inline(call.description)
  return call.security.length > 0 ? 'For signed-in people.' : 'For anyone.'
}

function parameters(list: Parameter[]): string {
  const rows = list.map((one) =>
    row(one.name, `${one.in}${one.required ? ', required' : ''}`, one.schema),
  )
  return table('Parameters', rows)
}

function fields({ properties = {}, required = [] }: JsonSchema): string {
  const rows = Object.entries(properties).map(([name, schema]) =>
    row(name, required.includes(name) ? 'required' : 'optional', schema),
  )
  return table('Fields', rows)
}

const row = (name: string, how: string, schema: JsonSchema) =>
  `<tr><th scope="row"><code>${text(name)}</code></th><td>${how}</td><td>${text(kindOf(schema))}</td></tr>`

function table(caption: string, rows: string[]): string {
  if (rows.length === 0) return ''
  return `<div class="wide"><table><caption>${caption}</caption><tbody>${rows.join('')}</tbody></table></div>`
}

/** A schema in a few words: 'text, at most 80', 'one of grid, carousel'. */
function kindOf(schema: JsonSchema): string {
  if (schema.enum) return `one of ${schema.enum.join(', ')}`
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return [...new Set(choices.map(kindOf))].join(' or ')
  const type = Array.isArray(schema.type) ? schema.type.join(' or ') : (schema.type ?? 'any')
  const limits = [
    schema.format,
    schema.minLength && `at least ${schema.minLength}`,
    schema.maxLength && `at most ${schema.maxLength}`,
    schema.minimum !== undefined && `from ${schema.minimum}`,
    schema.maximum !== undefined && `up to ${schema.maximum}`,
    schema.description,
  ]
  return [type === 'string' ? 'text' : type, ...limits.filter(Boolean)].join(', ')
}

type Answer = {
  $ref?: string
  description?: string
  content?: Record<string, { example: unknown }>
}

function answers(call: Call, document: OpenApi): string {
  const told = Object.entries(call.responses).map(([status, response]) => {
    const answer = resolved(response, document)
    const shown = Number(status) < 300 ? answer.content?.['application/json']?.example : undefined
    const words = `<code>${status}</code> ${text(answer.description ?? '')}`
    return shown === undefined
      ? `<li>${words}</li>`
      : `<li>${words}${example(`Answer of ${call.operationId}`, 'Example', shown)}</li>`
  })
  return `<h4>Answers</h4>\n<ul class="answers">\n${told.join('\n')}\n</ul>`
}

function resolved(response: Answer, document: OpenApi): Answer {
  const name = response.$ref?.split('/').at(-1)
  return name ? (document.components.responses[name] ?? {}) : response
}

const example = (label: string, title: string, value: unknown) =>
  `<details><summary>${title}</summary><pre tabindex="0" role="region" aria-label="${text(label)}"><code>${text(
    JSON.stringify(value, null, 2),
  )}</code></pre></details>`
