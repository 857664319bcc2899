import type { TSchema } from 'typebox'

type Schema = { [key: string]: unknown; anyOf?: Schema[]; enum?: unknown[] }

const isNull = ({ type }: Schema) => type === 'null'

/**
 * A schema of what goes out, for the serialiser: it lists the fields and their types, and checks nothing. Where a value
 * may be missing it looks for null, instead of trying which of two schemas holds.
 */
export function listed(schema: TSchema): Schema {
  const plain = JSON.parse(JSON.stringify(schema), (_key, part) => simpler(part))
  return plain as Schema
}

function simpler(part: unknown) {
  if (typeof part !== 'object' || part === null) return part
  const { anyOf, enum: values, ...rest } = part as Schema
  const [one, ...others] = anyOf?.filter((choice) => !isNull(choice)) ?? []
  if (anyOf?.some(isNull) && one?.type && others.length === 0) return { ...one, ...rest, nullable: true }
  if (values?.every((value) => typeof value === 'string')) return { ...rest, type: 'string' }
  return part
}
