import fastJson from 'fast-json-stringify'
import type { Static, TObject, TSchema } from 'typebox'

/** The data of a reply that is serialised already. */
export class Json<T> {
  declare readonly of: T
  constructor(readonly text: string) {}
}

/** Serialises a flat object: the fields that its schema lists, and no others. */
export function jsonWriter<S extends TObject>(schema: S): (value: Static<S>) => string {
  const fieldNames = Object.keys(schema.properties)
  return (value) => JSON.stringify(value, fieldNames)
}

type Schema = { [key: string]: unknown; anyOf?: Schema[]; enum?: unknown[] }

const isNull = ({ type }: Schema) => type === 'null'

/**
 * A reply's schema, simplified for fast-json-stringify: fields and types without rules. A union with null becomes
 * `nullable`, because the serialiser would validate a value against each member of a union.
 */
function serializerSchema(schema: TSchema): Schema {
  const plain = JSON.parse(JSON.stringify(schema), (_key, part) => simpler(part))
  return plain as Schema
}

function simpler(part: unknown) {
  if (typeof part !== 'object' || part === null) return part
  const { anyOf, enum: values, ...otherKeywords } = part as Schema
  const [onlyChoice, ...otherChoices] = anyOf?.filter((choice) => !isNull(choice)) ?? []
  if (anyOf?.some(isNull) && onlyChoice?.type && otherChoices.length === 0)
    return { ...onlyChoice, ...otherKeywords, nullable: true }
  if (values?.every((value) => typeof value === 'string')) return { ...otherKeywords, type: 'string' }
  return part
}

type Serializer = (data: unknown) => string
const serializers = new Map<TSchema, Serializer>()

/** Serialises the data of replies; built for the first reply, since a start need not wait for hundreds of them. */
export function serialize(schema: TSchema, data: unknown): string {
  const known = serializers.get(schema)
  if (known) return known(data)
  const serializer: Serializer = fastJson(serializerSchema(schema) as never)
  serializers.set(schema, serializer)
  return serializer(data)
}
