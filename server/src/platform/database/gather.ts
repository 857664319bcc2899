import { setImmediate as soon } from 'node:timers/promises'
import type { Db } from './db'

/** More would take a statement longer than its share of them saves. */
const most = 100

type Gathering<Key, Row> = { keys: Set<Key>; found: Promise<Map<Key, Row>> }

/**
 * Finds rows by their keys, those that are asked for at one moment with one statement: under load the talk with the
 * database costs more than what is asked. The statement is sent after the last of them asked, so that each sees all that
 * was true when she did. Keys of different kinds don't wait for each other.
 */
export function gather<Key, Row>(
  find: (db: Db, keys: Key[]) => Promise<Map<Key, Row>>,
  kindOf: (key: Key) => string = () => '',
) {
  const gatherings = new WeakMap<Db, Map<string, Gathering<Key, Row>>>()

  async function findSoon(db: Db, keys: Set<Key>) {
    await soon()
    gatherings.delete(db)
    return find(db, [...keys])
  }

  function begin(db: Db, kind: string) {
    const keys = new Set<Key>()
    const begun = { keys, found: findSoon(db, keys) }
    const kinds = gatherings.get(db) ?? new Map()
    gatherings.set(db, kinds.set(kind, begun))
    return begun
  }

  return async (db: Db, key: Key): Promise<Row | undefined> => {
    const kind = kindOf(key)
    const open = gatherings.get(db)?.get(kind)
    const { keys, found } = open && (open.keys.size < most || open.keys.has(key)) ? open : begin(db, kind)
    keys.add(key)
    return (await found).get(key)
  }
}
