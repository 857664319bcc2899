import { setImmediate as soon } from 'node:timers/promises'
import type { Db } from './db'

/** More keys would make the statement slower than sharing it saves. */
const maxKeys = 100

type Batch<Key, Row> = { keys: Set<Key>; rows: Promise<Map<Key, Row>> }

/**
 * Batching: rows that concurrent calls ask for are found with one statement, since under load a round trip to the
 * database costs more than the search. The statement is sent after the last call that shares it has asked, so that each
 * sees everything committed before it asked; where it fails, it fails for all of them. Keys of different functions
 * share no statement.
 */
export function batched<Key, Row, Source extends object = Db>(
  find: (db: Source, keys: Key[]) => Promise<Map<Key, Row>>,
  kindOf: (key: Key) => string = () => '',
) {
  const batchesOf = new WeakMap<Source, Map<string, Batch<Key, Row>>>()

  async function findTogether(db: Source, keys: Set<Key>) {
    await soon()
    batchesOf.delete(db)
    return find(db, [...keys])
  }

  function begin(db: Source, kind: string): Batch<Key, Row> {
    const keys = new Set<Key>()
    const batch = { keys, rows: findTogether(db, keys) }
    const batches = batchesOf.get(db) ?? new Map()
    batchesOf.set(db, batches.set(kind, batch))
    return batch
  }

  return async (db: Source, key: Key): Promise<Row | undefined> => {
    const kind = kindOf(key)
    const open = batchesOf.get(db)?.get(kind)
    const batch = open && (open.keys.size < maxKeys || open.keys.has(key)) ? open : begin(db, kind)
    batch.keys.add(key)
    return (await batch.rows).get(key)
  }
}
