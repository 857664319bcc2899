import type { Static, TObject } from 'typebox'

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
