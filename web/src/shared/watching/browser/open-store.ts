import { createStore, type UseStore } from 'idb-keyval'

/** A store of IndexedDB, opened when it is first used; a browser that denies it rejects, and never throws at once. */
export function openStore(database: string, name: string): UseStore {
  let store: UseStore | undefined
  return async (mode, callback) => {
    store ??= createStore(database, name)
    return store(mode, callback)
  }
}
