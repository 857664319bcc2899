import type { ErrorObject } from 'ajv'

type Rule = (error: ErrorObject) => string

const kinds: Record<string, string> = {
  array: 'a list',
  object: 'an object',
  string: 'text',
  integer: 'a whole number',
  boolean: 'true or false',
}

const rules: Record<string, Rule> = {
  required: ({ params }) => `${params.missingProperty} is missing`,
  additionalProperties: ({ params }) => `${params.additionalProperty} is not a field of the format`,
  enum: ({ params }) => `must be one of ${params.allowedValues.join(', ')}`,
  type: ({ params }) => `must be ${kinds[params.type] ?? params.type}`,
  minLength: () => 'is empty',
  maxLength: ({ params }) => `is longer than ${params.limit} characters`,
  minItems: ({ params }) => `must have at least ${params.limit} items`,
  maxItems: ({ params }) => `must have at most ${params.limit} items`,
  uniqueItems: () => 'names something twice',
  minimum: ({ params }) => `must be at least ${params.limit}`,
  maximum: ({ params }) => `must be at most ${params.limit}`,
  pattern: ({ parentSchema }) =>
    (parentSchema as { description?: string } | undefined)?.description ??
    'has a control character, or a line break where one line belongs',
}

/** The path of an Ajv error (made with `verbose`), as keys and indexes. */
export function pathOf({ instancePath, keyword, params }: ErrorObject): (string | number)[] {
  const keys = instancePath.split('/').slice(1)
  if (keyword === 'additionalProperties') keys.push(params.additionalProperty)
  return keys.map((key) => (/^\d+$/.test(key) ? Number(key) : key))
}

/** An Ajv error as a sentence: 'quiz[0].content is empty'. */
export function explain(error: ErrorObject): string {
  const field = error.instancePath
    .slice(1)
    .replace(/\/(\d+)|^(\d+)/g, '[$1$2]')
    .replaceAll('/', '.')
  const complaint = rules[error.keyword]?.(error) ?? error.message ?? 'is not right'
  return `${field}${field ? ' ' : ''}${complaint}`
}
