import { createStore, del, get, type UseStore, update } from 'idb-keyval'
import type { Waiting } from './waiting-list'

let database: UseStore | undefined
const store = () => (database ??= createStore('kasama', 'watching'))

/** Where IndexedDB is denied (private mode, full disk), the queue lives as long as the page. */
const memory = new Map<number, Waiting[]>()

/** An account's offline queue, in order. A phone may be shared, so each account has its own. */
export async function readWaiting(userId: number): Promise<Waiting[]> {
  try {
    return (await get<Waiting[]>(userId, store())) ?? []
  } catch {
    return memory.get(userId) ?? []
  }
}

export async function changeWaiting(userId: number, change: (list: Waiting[]) => Waiting[]): Promise<void> {
  try {
    await update<Waiting[]>(userId, (list) => change(list ?? []), store())
  } catch {
    memory.set(userId, change(memory.get(userId) ?? []))
  }
}

/** Removes an account's offline queue from the device at logout. */
export async function forgetWaiting(userId: number): Promise<void> {
  memory.delete(userId)
  await del(userId, store()).catch(() => {})
}
