import { createStore, del, get, type UseStore, update } from 'idb-keyval'
import type { Waiting } from './waiting-list'

let database: UseStore | undefined
const store = () => (database ??= createStore('kasama', 'watching'))

/** Where a browser refuses a database (private mode, full disk), what waits lives as long as the page. */
const memory = new Map<number, Waiting[]>()

/** What an account's watching still has to tell the server, in order. A phone may be shared: each account has its own. */
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

/** At logout nothing of the account stays on the device. */
export async function forgetWaiting(userId: number): Promise<void> {
  memory.delete(userId)
  await del(userId, store()).catch(() => {})
}
