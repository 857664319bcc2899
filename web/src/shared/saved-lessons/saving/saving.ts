import { session } from '../../session/session.ts'
import { withLock } from '../../watching/browser/with-lock.ts'
import { connectionKind } from '../connection.ts'
import { allLessons, changeLesson, findLesson, forgetLesson, readLessons } from '../stored/lesson-store.ts'
import type { PhoneLesson } from '../stored/phone-lesson.ts'
import { askToKeep, room } from '../stored/phone-room.ts'
import { removeUnused } from '../stored/saved-cache.ts'
import { endBackgroundFetches, fetchInBackground } from './background-saving.ts'
import { downloadLesson } from './download-lesson.ts'

let active: { videoId: number; controller: AbortController } | undefined
let running: Promise<void> | undefined
let isAskedAgain = false
/** While the page is hidden and the browser fetches by itself. */
let isInBackground = false

/** Saves lessons one after the other, in one tab, until none is left or the connection is cut. */
export function saveWaiting(): Promise<void> {
  if (isInBackground) return Promise.resolve()
  isAskedAgain = true
  running ??= inOneTab(saveAll).finally(() => {
    running = undefined
  })
  return running
}

/** Another tab that saves already goes on with what was added. */
const inOneTab = (work: () => Promise<void>) =>
  withLock('saved-lessons', { ifAvailable: true }, async (isAlone) => {
    if (isAlone) await work()
  })

async function saveAll() {
  let isCut = false
  while (isAskedAgain && !isCut && !isInBackground) {
    isAskedAgain = false
    const refused = new Set<number>()
    for (let next = await nextLesson(refused); next && !isCut && !isInBackground; next = await nextLesson(refused)) {
      const outcome = await save(next)
      isCut = outcome === 'line'
      if (outcome === 'refused') refused.add(next.videoId)
    }
  }
}

/** The lesson of the logged-in account that waits longest and may be saved now; one that the server refused waits. */
async function nextLesson(refused: Set<number>): Promise<PhoneLesson | undefined> {
  const accountId = session.user()?.id
  const mayBegin = ({ videoId, state, stop, waitsForWifi }: PhoneLesson) =>
    !refused.has(videoId) &&
    (state === 'saving' || state === 'waiting' || (state === 'stopped' && stop === 'line')) &&
    (!waitsForWifi || connectionKind() === 'wifi')
  const lessons = (await allLessons()).filter((lesson) => lesson.accountId === accountId && mayBegin(lesson))
  return lessons.sort((one, other) => one.addedAt - other.addedAt)[0]
}

async function save({ videoId, formerFiles }: PhoneLesson) {
  const controller = new AbortController()
  active = { videoId, controller }
  await changeLesson(videoId, { state: 'saving', stop: undefined })
  const outcome = await downloadLesson(videoId, controller.signal)
  active = undefined
  if (outcome === 'gone') await forgetLesson(videoId)
  else if (outcome === 'full') await noteStop(videoId, 'full')
  else if (outcome === 'line' || outcome === 'refused') await noteStop(videoId, 'line')
  else if (outcome === 'done') await askToKeep()
  if (outcome === 'gone' || (outcome === 'done' && formerFiles)) await removeUnused(await readLessons())
  return outcome
}

/** A connection that is cut while she stops it by herself does not begin it again. */
async function noteStop(videoId: number, stop: 'line' | 'full') {
  if ((await findLesson(videoId))?.state !== 'saving') return
  const roomAtStop = stop === 'full' ? ((await room()) ?? undefined) : undefined
  await changeLesson(videoId, { state: 'stopped', stop, roomAtStop })
}

/** Ends the download of a lesson in this tab; other tabs see its state. */
export function abortSaving(videoId: number) {
  if (active?.videoId === videoId) active.controller.abort()
}

/** A page that is left hands the running lesson to the browser, where that can fetch by itself; it takes it back later. */
export async function followVisibility(): Promise<void> {
  const videoId = active?.videoId
  if (document.hidden) {
    if (videoId === undefined || !(await fetchInBackground(videoId))) return
    isInBackground = document.hidden
    if (isInBackground) return abortSaving(videoId)
  }
  isInBackground = false
  await endBackgroundFetches()
  await saveWaiting()
}

/** A lesson that waits for Wi-Fi while she is on another connection stops there. */
export async function pauseOffWifi(): Promise<void> {
  if (connectionKind() === 'wifi') return
  for (const { videoId, state, waitsForWifi } of await allLessons()) {
    if (state !== 'saving' || !waitsForWifi) continue
    await changeLesson(videoId, { state: 'waiting' })
    abortSaving(videoId)
  }
}
