import { createStore, type UseStore } from 'idb-keyval'

/**
 * A store of IndexedDB, opened when it is first used. If the browser denies access, a use of the store rejects; opening
 * it never throws.
 */
export function openStore(database: string, name: string): UseStore {
  let store: UseStore | undefined
  return async (mode, callback) => {
    store ??= createStore(database, name)
    return store(mode, callback)
  }
}
