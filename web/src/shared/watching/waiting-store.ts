import { createStore, get, type UseStore, update } from 'idb-keyval'
import type { Waiting } from './waiting-list'

let database: UseStore | undefined
const store = () => (database ??= createStore('kasama', 'watching'))

/**
 * Without IndexedDB (private mode, full disk) an account's queue lasts as long as the page: from the first refused
 * write on it is read and changed here.
 */
const memory = new Map<number, Promise<Waiting[]>>()

/** An account's offline queue, in order. A phone may be shared, so each account has its own. */
export async function readWaiting(userId: number): Promise<Waiting[]> {
  return memory.get(userId) ?? readStored(userId)
}

export async function changeWaiting(userId: number, change: (list: Waiting[]) => Waiting[]): Promise<void> {
  if (!memory.has(userId)) {
    try {
      return await update<Waiting[]>(userId, (list) => change(list ?? []), store())
    } catch {
      // The queue continues in memory.
    }
  }
  const list = memory.get(userId) ?? readStored(userId)
  memory.set(userId, list.then(change))
}

async function readStored(userId: number): Promise<Waiting[]> {
  try {
    return (await get<Waiting[]>(userId, store())) ?? []
  } catch {
    return []
  }
}
