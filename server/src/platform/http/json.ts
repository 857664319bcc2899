import type { Static, TObject } from 'typebox'

/** The data of a reply that is JSON already: it is sent as it is. */
export class Json<T> {
  declare readonly of: T
  constructor(readonly text: string) {}
}

/** Writes an object without objects in it as JSON: the fields that its schema lists, and no others. */
export function jsonWriter<S extends TObject>(schema: S): (value: Static<S>) => string {
  const listed = Object.keys(schema.properties)
  return (value) => JSON.stringify(value, listed)
}
