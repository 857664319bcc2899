import type { Static, TObject } from 'typebox'

/** The data of a reply that is JSON already, made of parts that were written with the fields that a schema lists. */
export class Written<T> {
  declare readonly of: T
  constructor(readonly json: string) {}
}

/** Writes an object without objects in it as JSON: the fields that its schema lists, and no others. */
export function writer<S extends TObject>(schema: S): (value: Static<S>) => string {
  const listed = Object.keys(schema.properties)
  return (value) => JSON.stringify(value, listed)
}
