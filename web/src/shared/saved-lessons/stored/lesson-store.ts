import { del, get, promisifyRequest, update } from 'idb-keyval'
import { openChannel } from '../../watching/browser/open-channel.ts'
import { openStore } from '../../watching/browser/open-store.ts'
import type { PhoneLesson } from './phone-lesson.ts'

const store = openStore('kasama-saved', 'lessons')

let channel: BroadcastChannel | undefined
const listeners = new Set<() => void>()
const channelName = 'saved-lessons'

/** Calls `listener` when a lesson has changed, in this page, another one or the service worker. */
export function onLessonsChange(listener: () => void): () => void {
  if (!channel) {
    channel = openChannel(channelName)
    channel?.addEventListener('message', tellListeners)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function tellListeners() {
  for (const listener of listeners) listener()
}

function tellAll() {
  tellListeners()
  const others = channel ?? openChannel(channelName)
  others?.postMessage('change')
  if (others !== channel) others?.close()
}

/** All lessons of this phone, of whichever account; throws if they cannot be read. */
export const readLessons = () => store('readonly', (lessons) => promisifyRequest<PhoneLesson[]>(lessons.getAll()))

/** As `readLessons`, but none if the browser's storage is denied. */
export const allLessons = () => readLessons().catch((): PhoneLesson[] => [])

export const findLesson = (videoId: number) => get<PhoneLesson>(videoId, store).catch(() => undefined)

export async function putLesson(lesson: PhoneLesson): Promise<void> {
  await update<PhoneLesson>(lesson.videoId, () => lesson, store)
  tellAll()
}

/** Changes a lesson that is still there: read and written in one transaction, so that a removed one stays removed. */
export async function changeLesson(videoId: number, changes: Partial<PhoneLesson>): Promise<void> {
  await store('readwrite', async (lessons) => {
    const lesson = await promisifyRequest<PhoneLesson | undefined>(lessons.get(videoId))
    if (lesson) lessons.put({ ...lesson, ...changes }, videoId)
    await promisifyRequest(lessons.transaction)
  })
  tellAll()
}

export async function forgetLesson(videoId: number): Promise<void> {
  await del(videoId, store)
  tellAll()
}
