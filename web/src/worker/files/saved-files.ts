import { allLessons, changeLesson, onLessonsChange } from '#shared/saved-lessons/stored/lesson-store.ts'
import {
  isPlayable,
  type PhoneFile,
  type PhoneLesson,
  playableFiles,
} from '#shared/saved-lessons/stored/phone-lesson.ts'
import { boundsOf, partBytes, partName, savedCacheName } from '#shared/saved-lessons/stored/saved-cache.ts'

/**
 * Files of saved lessons, from their parts. Whatever fails here, the request goes to the server as without this worker.
 */
const filePattern = /^\/(media|pictures)\/./

let lessons: Promise<PhoneLesson[]> | undefined
/** False once it is known that this phone keeps none: then requests pass by this worker. */
let mayHaveLessons = true

const lessonsHere = () => (lessons ??= readLessons())

async function readLessons(): Promise<PhoneLesson[]> {
  const found = await allLessons()
  mayHaveLessons = found.length > 0
  return found
}

/** Called when the worker starts; another page may save a lesson later. */
export function watchLessons() {
  onLessonsChange(() => {
    lessons = undefined
    mayHaveLessons = true
  })
  void lessonsHere().catch(() => {})
}

/** Whether a request may be answered here. Those of `saving` itself read by script. */
export const isSavedFile = ({ method, mode }: Request, { pathname, searchParams }: URL): boolean =>
  mayHaveLessons &&
  method === 'GET' &&
  mode !== 'navigate' &&
  filePattern.test(pathname) &&
  searchParams.get('by') !== 'script' &&
  !searchParams.has('part')

export async function savedFile(request: Request): Promise<Response> {
  const response = await fromPhone(request).catch(() => null)
  return response ?? fetch(request)
}

async function fromPhone(request: Request): Promise<Response | null> {
  const { pathname, searchParams } = new URL(request.url)
  const account = searchParams.get('a')
  for (const lesson of await lessonsHere()) {
    // Pictures are for everybody and have no account; a clip's address names hers.
    if (pathname.startsWith('/media/') && account !== String(lesson.accountId)) continue
    const file = playableFiles(lesson).find(({ path }) => path === pathname)
    if (!file || !isPlayable(lesson)) continue
    await noteTime(lesson)
    return respond(request, file)
  }
  return null
}

const hourMs = 3_600_000

/** Remembers the time that the phone shows, so that a clock that is set back wins no days; a full phone plays without. */
async function noteTime({ videoId, latestAt }: PhoneLesson) {
  const now = Date.now()
  if (now > latestAt + hourMs) await changeLesson(videoId, { latestAt: now }).catch(() => {})
}

type Range = { from: number; to: number }

/** One range of a file of this size; null for the whole file, as for any other header (RFC 9110). */
export function rangeIn(header: string | null, size: number): Range | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return null
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return from >= size ? 'unsatisfiable' : { from, to }
}

/** A longer range is answered in part, and the player asks for the rest: it waits for no more than this. */
const maxRangeBytes = 8 * partBytes

/** The whole file or one range of it; null if its first part is not there. */
async function respond(request: Request, file: PhoneFile): Promise<Response | null> {
  const range = rangeIn(request.headers.get('range'), file.bytes)
  if (range === 'unsatisfiable')
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${file.bytes}` } })
  const from = range?.from ?? 0
  const to = range ? Math.min(range.to, from + maxRangeBytes - 1) : file.bytes - 1
  const first = await storedPart(file, Math.floor(from / partBytes))
  if (!first) return null
  return new Response(await bytesOf(request, file, { from, to }), {
    status: range ? 206 : 200,
    headers: {
      'content-type': first.headers.get('content-type') ?? 'application/octet-stream',
      'content-length': String(to - from + 1),
      'accept-ranges': 'bytes',
      'cache-control': 'no-store',
      ...(range && { 'content-range': `bytes ${from}-${to}/${file.bytes}` }),
    },
  })
}

const storedPart = ({ path }: PhoneFile, part: number) =>
  caches.match(partName(path, part), { cacheName: savedCacheName })

/** The bytes of a range as a blob: a stream would break off when the browser ends this worker. */
async function bytesOf(request: Request, file: PhoneFile, { from, to }: Range): Promise<Blob> {
  const first = Math.floor(from / partBytes)
  const count = Math.floor(to / partBytes) - first + 1
  const parts = await Promise.all(Array.from({ length: count }, (_, index) => partOf(request, file, first + index)))
  const start = from - boundsOf(file, first).from
  return new Blob(parts).slice(start, start + to - from + 1)
}

async function partOf(request: Request, file: PhoneFile, part: number): Promise<Blob> {
  const response = (await storedPart(file, part)) ?? (await partFromServer(request, boundsOf(file, part)))
  return response.blob()
}

/** A part that the browser has removed meanwhile. `by=script` keeps it on this origin (platform/media of the server). */
async function partFromServer({ url }: Request, { from, to }: Range): Promise<Response> {
  const response = await fetch(`${url}${url.includes('?') ? '&' : '?'}by=script`, {
    headers: { range: `bytes=${from}-${to}` },
  })
  if (response.status !== 206) throw new Error('the part is gone')
  return response
}
