import { createHash } from 'node:crypto'
import { brand } from '@kasama/contract/brand'
import type { Api, Call } from '@kasama/contract/call'
import { calls } from '@kasama/contract/calls'
import { errors } from '@kasama/contract/errors/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { escapeHtml } from '#platform/mails/mail-layout'
import type { Limits } from '../limits/limits'
import { fixedAnswer } from './fixed-answer'
import { freshNote, openapi } from './openapi'

type Schema = {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
}

const megabyte = 1_048_576

const docsStyle =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1rem;color-scheme:light dark}code,pre{font-family:ui-monospace,monospace;font-size:.875rem}pre{white-space:pre-wrap;overflow-wrap:anywhere}h2{font-size:1rem;margin:2rem 0 0;overflow-wrap:anywhere}p{margin:.25rem 0}'

/** A schema in the notation of TypeScript. */
function typeText({
  type = 'any',
  anyOf,
  enum: values,
  items,
  properties,
  required = [],
  ...constraints
}: Schema): string {
  if ('const' in constraints) return JSON.stringify(constraints.const)
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ')
  if (anyOf) return anyOf.map(typeText).join(' | ')
  if (items) return items.anyOf || items.enum ? `(${typeText(items)})[]` : `${typeText(items)}[]`
  if (!properties) return type
  const fields = Object.entries(properties).map(
    ([name, field]) => `${name}${required.includes(name) ? '' : '?'}: ${typeText(field)}`,
  )
  return `{ ${fields.join(', ')} }`
}

function callText(key: string, call: Call, catalogue: typeof errors): string {
  const parts = { path: call.params, query: call.query, body: call.body, form: call.form?.fields, answers: call.data }
  const lines = Object.entries(parts).flatMap(([name, schema]) =>
    schema ? [`${name}: ${typeText(schema as Schema)}`] : [],
  )
  for (const [name, bytes] of Object.entries(call.form?.files ?? {}))
    lines.splice(1, 0, `file in the form: ${name}, ${bytes / megabyte} MiB at most`)
  for (const [name, schema] of Object.entries(call.events ?? {}))
    lines.push(`event ${name}: ${typeText(schema as Schema)}`)
  if (call.file) lines.unshift('multipart form with one file, in the field "file"')
  const refusals = [...(call.fresh ? (['confirm_identity'] as const) : []), ...(call.errors ?? [])].map(
    (code) => `${catalogue[code].status} ${code}`,
  )
  const notes = [
    `For: ${call.access}.${call.fresh ? freshNote : ''}`,
    ...(refusals.length > 0 ? [`Errors: ${refusals.join(', ')}.`] : []),
  ]
  return `<h2><code>${escapeHtml(key.replace(' ', ' /api'))}</code></h2>
<p>${escapeHtml(call.summary)}</p>
<p>${escapeHtml(notes.join(' '))}</p>
<pre>${escapeHtml(lines.join('\n'))}</pre>`
}

/** Renders a page to read the API: every call with its input and output. It runs no script. */
function docsPage(calls: Api, catalogue: typeof errors): string {
  const list = Object.entries(calls).map(([key, call]) => callText(key, call, catalogue))
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${brand.name}: API</title><style>${docsStyle}</style></head>
<body><main><h1>${brand.name}: API</h1>
<p>Every reply is an envelope: <code>error</code> false with <code>data</code>, or true with <code>code</code> and <code>error_message</code>. The token of a login goes out in <code>Authorization: Bearer</code> or <code>x-access-token</code>. For programs: <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
${list.join('\n')}
</main></body></html>
`
}

/** Allows the page its own style and nothing else: it has the origin at which readers' tokens are stored. */
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(docsStyle).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** GET /api/openapi.json, and a page to read it at /api/docs. */
export function apiDocs(app: FastifyInstance, limits: Limits) {
  const onRequest = async ({ ip }: FastifyRequest) => limits.countPage(ip)
  // The answers are compressed once, not by each call.
  const options = { onRequest, compress: false as const }
  const json = { 'content-type': 'application/json; charset=utf-8' }
  app.get(
    '/openapi.json',
    options,
    fixedAnswer(() => JSON.stringify(openapi(calls, errors)), json),
  )
  const page = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }
  app.get(
    '/docs',
    options,
    fixedAnswer(() => docsPage(calls, errors), page),
  )
}
