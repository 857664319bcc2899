import { createStore, get, type UseStore, update } from 'idb-keyval'
import type { WaitingReport } from './waiting-list'

let database: UseStore | undefined
const store = () => (database ??= createStore('kasama', 'watching'))

/**
 * Without IndexedDB (private mode, full disk) an account's queue lasts as long as the page: from the first refused
 * write on it is read and changed here.
 */
const memory = new Map<number, Promise<WaitingReport[]>>()

/** An account's offline queue, in order. A phone may be shared, so each account has its own. */
export async function readWaiting(userId: number): Promise<WaitingReport[]> {
  return memory.get(userId) ?? readStored(userId)
}

export async function changeWaiting(userId: number, change: (list: WaitingReport[]) => WaitingReport[]): Promise<void> {
  if (!memory.has(userId)) {
    try {
      return await update<WaitingReport[]>(userId, (list) => change(list ?? []), store())
    } catch {
      // The queue continues in memory.
    }
  }
  const list = memory.get(userId) ?? readStored(userId)
  memory.set(userId, list.then(change))
}

async function readStored(userId: number): Promise<WaitingReport[]> {
  try {
    return (await get<WaitingReport[]>(userId, store())) ?? []
  } catch {
    return []
  }
}
