import { CompiledQuery, type RawBuilder, sql } from 'kysely'
import type { Db } from './db'

/** A statement that is asked all the time, with $1, $2 … for its values: its text stands here instead of being built anew. */
export function statement<Row>(text: string) {
  return async (db: Db, ...values: unknown[]): Promise<Row[]> =>
    (await db.executeQuery<Row>(CompiledQuery.raw(text, values))).rows
}

class Later<Asked> {
  constructor(readonly read: (asked: Asked) => unknown) {}
}

/** A value that each asking of a shaped statement brings. */
export const later = <Asked>(
  type: 'int' | 'int[]' | 'text' | 'text[]' | 'timestamptz',
  read: (asked: Asked) => unknown,
) => sql`${new Later(read)}::${sql.raw(type)}`

const mostTexts = 200

/** A statement whose text depends on the shape of what is asked, and on nothing else: it is built once and kept. */
export function shaped<Shape, Asked, Row>(shapeOf: (asked: Asked) => Shape, build: (shape: Shape) => RawBuilder<Row>) {
  const texts = new Map<string, CompiledQuery<Row>>()

  function textFor(db: Db, asked: Asked) {
    const shape = shapeOf(asked)
    const key = JSON.stringify(shape)
    const known = texts.get(key)
    if (known) return known
    const built = build(shape).compile(db)
    if (texts.size >= mostTexts) texts.clear()
    texts.set(key, built)
    return built
  }

  return async (db: Db, asked: Asked): Promise<Row[]> => {
    const { sql: text, parameters } = textFor(db, asked)
    const values = parameters.map((value) => (value instanceof Later ? value.read(asked) : value))
    return (await db.executeQuery<Row>(CompiledQuery.raw(text, values))).rows
  }
}
