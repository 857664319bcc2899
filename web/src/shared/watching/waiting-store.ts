import { del, get, set, update } from 'idb-keyval'
import { openChannel } from './browser/open-channel.ts'
import { openStore } from './browser/open-store.ts'
import type { WaitingAct } from './waiting-list'

const store = openStore('kasama', 'watching')

/**
 * Without IndexedDB (private mode, full disk) an account's queue lasts as long as the page: from the first refused
 * write on it is read and changed here.
 */
const memory = new Map<number, Promise<WaitingAct[]>>()

/** An account's offline queue, in order. A phone may be shared, so each account has its own. */
export async function readWaiting(userId: number): Promise<WaitingAct[]> {
  return memory.get(userId) ?? readStored<WaitingAct[]>(userId, [])
}

export async function changeWaiting(userId: number, change: (list: WaitingAct[]) => WaitingAct[]): Promise<void> {
  await changeQueue(userId, change)
  tellPages('changed')
}

async function changeQueue(userId: number, change: (list: WaitingAct[]) => WaitingAct[]) {
  if (!memory.has(userId)) {
    try {
      return await update<WaitingAct[]>(userId, (list) => change(list ?? []), store)
    } catch {
      // The queue continues in memory.
    }
  }
  const list = memory.get(userId) ?? readStored<WaitingAct[]>(userId, [])
  memory.set(userId, list.then(change))
}

async function readStored<T>(key: number | string, none: T): Promise<T> {
  try {
    return (await get<T>(key, store)) ?? none
  } catch {
    return none
  }
}

/** An act that the server refused, and why; she is told once. */
export type RefusedAct = { kind: WaitingAct['kind']; video_id?: number; code: string }

const refusedKey = (userId: number) => `refused ${userId}`

export const readRefused = (userId: number) => readStored<RefusedAct[]>(refusedKey(userId), [])

/** Notes a refused act, once for a lesson and reason. */
export async function noteRefused(userId: number, refused: RefusedAct): Promise<void> {
  const isNoted = (other: RefusedAct) => other.code === refused.code && other.video_id === refused.video_id
  try {
    const add = (list: RefusedAct[] = []) => (list.some(isNoted) ? list : [...list, refused])
    await update<RefusedAct[]>(refusedKey(userId), add, store)
  } catch {
    // Without storage she sees at the next opening what counts.
  }
}

/** Forgets the refused acts once she has been told. */
export async function forgetRefused(userId: number): Promise<void> {
  await del(refusedKey(userId), store).catch(() => {})
  tellPages('changed')
}

/** For whom the service worker sends while the app is closed: only while something waits, and until the logout. */
export type Sender = { userId: number; token: string }

const senderKey = 'sender'

export const readSender = () => readStored<Sender | null>(senderKey, null)
export const keepSender = (sender: Sender) => set(senderKey, sender, store)
export const forgetSender = () => del(senderKey, store).catch(() => {})

/** `changed`: a queue has changed; `sent`: the server has taken some of it. */
export type WaitingNews = 'changed' | 'sent'

const channelName = 'kasama-waiting'

/** Tells every open page, this one too. */
export function tellPages(news: WaitingNews) {
  const channel = openChannel(channelName)
  channel?.postMessage(news)
  channel?.close()
}

/** Calls `listener` with changes of the queue by any page or the service worker; returns a function that ends this. */
export function onWaitingNews(listener: (news: WaitingNews) => void): () => void {
  const channel = openChannel(channelName)
  channel?.addEventListener('message', ({ data }: MessageEvent<WaitingNews>) => listener(data))
  return () => channel?.close()
}
