import type { Language } from '@kasama/contract/language'
import { request } from '../../api/request.ts'
import { RequestError } from '../../api/request-error.ts'
import { changeLesson, findLesson } from '../stored/lesson-store.ts'
import { filesOf, makeLesson, pathOf } from '../stored/make-lesson.ts'
import { findPackage, putPackage, takeNextPackage } from '../stored/package.ts'
import type { PhoneLesson, SavingStop } from '../stored/phone-lesson.ts'
import { room } from '../stored/phone-room.ts'
import { boundsOf, missingParts, receivedOf, storedNames } from '../stored/saved-cache.ts'
import { AddressEnded, fetchPart, NotThePart } from './fetch-part.ts'

/** Room that stays free for the app itself, and for the phone's own estimate to be wrong. */
const reserveBytes = 3_000_000

/** `refused`: the connection works, but the server sends a file otherwise than it said. */
type Outcome = 'done' | 'gone' | 'refused' | SavingStop

/** The signed address of each file, by its path. */
type Addresses = Map<string, string>

/** Downloads what a lesson lacks, and says why it has ended. Its state changes with each part. */
export async function downloadLesson(videoId: number, signal: AbortSignal): Promise<Outcome> {
  try {
    return await download(videoId, signal)
  } catch (error) {
    if (isFull(error)) return 'full'
    // A proxy of a hotspot answers with 403 and 404, too, but names none of our errors.
    if (error instanceof RequestError && goneCodes.includes(error.code)) return 'gone'
    if (signal.aborted) return 'reader'
    return error instanceof AddressEnded || error instanceof NotThePart ? 'refused' : 'line'
  }
}

const goneCodes = ['locked', 'not_found']

const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError'

async function download(videoId: number, signal: AbortSignal): Promise<Outcome> {
  let lesson = await findLesson(videoId)
  // Renewed at most once without a part between: a server that refuses its own address is not asked for ever.
  let isRenewed = false
  for (;;) {
    if (!lesson) return 'reader'
    const addresses = await addressesOf(lesson)
    try {
      if (!addresses) throw new AddressEnded()
      return await downloadParts(lesson, addresses, signal, () => {
        isRenewed = false
      })
    } catch (error) {
      if (!(error instanceof AddressEnded) || isRenewed) throw error
      isRenewed = true
      lesson = await renew(lesson)
    }
  }
}

async function addressesOf({ videoId, files }: PhoneLesson): Promise<Addresses | null> {
  const saved = (await findPackage(videoId, true)) ?? (await findPackage(videoId))
  if (!saved) return null
  const addresses = new Map(saved.files.map(({ url }) => [pathOf(url), url]))
  return files.every(({ path }) => addresses.has(path)) ? addresses : null
}

/** Asks for new addresses; a lesson that has changed meanwhile is saved as it is now. */
async function renew(lesson: PhoneLesson): Promise<PhoneLesson | undefined> {
  const { videoId, language, form } = lesson
  const saved = await requestPackage(videoId, language)
  await putPackage(saved, true)
  if (saved.version !== lesson.version || filesOf(saved, form).length !== lesson.files.length) {
    const { files, bytes, version, questionIds, title, picture, duration } = makeLesson(saved, {
      ...lesson,
      waits: lesson.waitsForWifi,
    })
    await changeLesson(videoId, { files, bytes, version, questionIds, title, picture, duration })
  }
  return findLesson(videoId)
}

async function downloadParts(
  lesson: PhoneLesson,
  addresses: Addresses,
  signal: AbortSignal,
  onPart: () => void,
): Promise<Outcome> {
  const { videoId, files } = lesson
  const stored = await storedNames()
  let receivedBytes = receivedOf(files, stored)
  await changeLesson(videoId, { receivedBytes })
  if (await lacksRoom(lesson.bytes - receivedBytes)) return 'full'
  for (const { file, part } of missingParts(files, stored)) {
    // She may have stopped or removed it in another tab.
    if ((await findLesson(videoId))?.state !== 'saving') return 'reader'
    await fetchPart({ url: addresses.get(file.path) ?? '', file, part, signal })
    const { from, to } = boundsOf(file, part)
    receivedBytes += to - from + 1
    await changeLesson(videoId, { receivedBytes })
    onPart()
  }
  await finish(lesson)
  return 'done'
}

async function lacksRoom(bytes: number): Promise<boolean> {
  const estimate = await room()
  return bytes > 0 && estimate !== null && estimate.free < bytes + reserveBytes
}

/** The new version takes the place of the former one. */
async function finish({ videoId }: PhoneLesson) {
  await takeNextPackage(videoId)
  await changeLesson(videoId, { state: 'saved', stop: undefined, formerFiles: undefined })
}

/** Asks the server for a lesson with its files; throws RequestError. */
export const requestPackage = (videoId: number, language: Language) =>
  request('GET /saved_lessons/:id', { params: { id: videoId }, query: { lang: language } })
