import { brand } from '@kasama/contract/brand'
import type { Api, Call } from '@kasama/contract/call'
import type { errors } from '@kasama/contract/errors/errors'
import type { TSchema } from 'typebox'

type Catalogue = typeof errors
type Schema = Record<string, unknown>

const envelope = (data: unknown): Schema => ({
  type: 'object',
  required: ['error', 'data'],
  properties: { error: { const: false }, data },
})

/** 'POST /questions/:id/answers' becomes 'PostQuestionsIdAnswers', the name of its schemas. */
const nameOf = (key: string) =>
  key
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join('')

function parameters(schema: TSchema | undefined, location: 'path' | 'query'): Schema[] {
  const { properties = {}, required = [] } = (schema ?? {}) as { properties?: Schema; required?: string[] }
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    schema: field,
  }))
}

/** The note on a call with `fresh`. */
export const freshNote = ' Requires an identity confirmation within the last 5 minutes.'

/** A call that is made without a token. */
const isOpen = ({ access }: Call) => access === 'guest' || access === 'signed_out'

const failures = (call: Call, catalogue: Catalogue) => {
  const always = ['invalid_input', 'too_many_requests', 'server_error', 'unavailable', 'overloaded'] as const
  const access = isOpen(call) ? [] : (['not_signed_in', 'session_ended', 'not_allowed'] as const)
  const fresh = call.fresh ? (['confirm_identity'] as const) : []
  const codes = [...new Set([...always, ...access, ...fresh, ...(call.errors ?? [])])]
  const byStatus = groupByStatus(codes, catalogue)
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [
      String(status),
      {
        description: list.join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    ]),
  )
}

function groupByStatus<C extends keyof Catalogue>(codes: C[], catalogue: Catalogue): Map<number, C[]> {
  const groups = new Map<number, C[]>()
  for (const code of codes) groups.set(catalogue[code].status, [...(groups.get(catalogue[code].status) ?? []), code])
  return groups
}

/** A multipart form, its files among its fields. */
function formBody({ fields, files }: NonNullable<Call['form']>): Schema {
  const binary = { type: 'string', format: 'binary' }
  const { properties = {}, ...otherKeywords } = fields as { properties?: Schema }
  const fileProperties = Object.fromEntries(Object.keys(files).map((file) => [file, binary]))
  return { 'multipart/form-data': { schema: { ...otherKeywords, properties: { ...properties, ...fileProperties } } } }
}

function operation(name: string, call: Call, catalogue: Catalogue): Schema {
  const json = (part: string) => ({ 'application/json': { schema: { $ref: `#/components/schemas/${name}${part}` } } })
  return {
    operationId: name,
    summary: call.summary,
    description: `For: ${call.access}.${call.fresh ? freshNote : ''}`,
    security: isOpen(call) ? [] : [{ bearer: [] }, { token: [] }],
    parameters: [...parameters(call.params, 'path'), ...parameters(call.query, 'query')],
    ...(call.body && { requestBody: { required: true, content: json('Body') } }),
    ...(call.form && { requestBody: { required: true, content: formBody(call.form) } }),
    responses: { '200': { description: 'Success', content: json('Reply') }, ...failures(call, catalogue) },
  }
}

/** The OpenAPI 3.1 document of all calls, with named schemas, generated from the contract. */
export function openapi(calls: Api, catalogue: Catalogue): Schema {
  const paths: Record<string, Schema> = {}
  const schemas: Record<string, unknown> = {
    Failure: {
      type: 'object',
      required: ['error', 'error_message', 'code'],
      properties: {
        error: { const: true },
        error_message: { type: 'string' },
        code: { type: 'string', enum: Object.keys(catalogue) },
        field: { type: 'string' },
        values: { type: 'object' },
      },
    },
  }
  for (const [key, call] of Object.entries(calls)) {
    const [method = '', path = ''] = key.split(' ')
    const name = nameOf(key)
    schemas[`${name}Reply`] = envelope(call.data)
    if (call.body) schemas[`${name}Body`] = call.body
    const openApiPath = `/api${path.replace(/:(\w+)/g, '{$1}')}`
    paths[openApiPath] = { ...paths[openApiPath], [method.toLowerCase()]: operation(name, call, catalogue) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: brand.name,
      version: '1',
      description: 'Every reply is an envelope: `error` false with `data`, or true with `code` and `error_message`.',
    },
    paths,
    components: {
      schemas,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        token: { type: 'apiKey', in: 'header', name: 'x-access-token' },
      },
    },
  }
}
