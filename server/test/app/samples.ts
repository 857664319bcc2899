type Schema = {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  items?: Schema
  minimum?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  properties?: Record<string, Schema>
  required?: string[]
}

/** A value that satisfies a schema: the smallest, with all required fields. */
export function sampleOf(schema: Schema): unknown {
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf?.[0]) return sampleOf(schema.anyOf[0])
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 0
  if (schema.type === 'boolean') return true
  if (schema.type === 'array') return schema.items ? [sampleOf(schema.items)] : []
  if (schema.type === 'string') return textOf(schema)
  const required = Object.entries(schema.properties ?? {}).filter(([name]) => schema.required?.includes(name))
  return Object.fromEntries(required.map(([name, field]) => [name, sampleOf(field)]))
}

function textOf({ pattern = '', minLength = 0, maxLength = 100 }: Schema): string {
  if (pattern.includes('@')) return 'sample@home.example'
  if (pattern.startsWith('^(pm|')) return 'pm_card_visa'
  if (pattern.startsWith('^[0-9]+')) return '1'
  // A day or a moment, as defined in contract/src/fields.ts.
  if (pattern === '' && minLength === 0 && maxLength === 10) return '2026-12-31'
  if (pattern === '' && minLength === 0 && maxLength === 30) return '2026-12-31T00:00:00.000Z'
  return 'sample'.padEnd(minLength, 'x').slice(0, maxLength)
}
