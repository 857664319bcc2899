import type { PhoneFile, PhoneLesson } from './phone-lesson.ts'

export const savedCacheName = 'saved-lessons'

/** A file is stored in parts of this size: saving goes on where it was cut, and seeking reads the parts that it needs. */
export const partBytes = 524_288

const partsOf = ({ bytes }: PhoneFile) => Math.ceil(bytes / partBytes)

/** The first and last byte of a part. */
export const boundsOf = ({ bytes }: PhoneFile, part: number) => ({
  from: part * partBytes,
  to: Math.min(bytes, (part + 1) * partBytes) - 1,
})

/** The name of a part in the cache; nothing is ever requested under it. */
export const partName = (path: string, part: number) => `/saved${path}?part=${part}`

/** The server's answer about a lesson, or about its next version while that is saved. */
export const packageName = (videoId: number, isNext = false) => `/saved/lessons/${videoId}${isNext ? '.next' : ''}.json`

export const savedCache = () => caches.open(savedCacheName)

const nameOf = ({ url }: Request) => url.slice(new URL(url).origin.length)

export async function storedNames(): Promise<Set<string>> {
  const cache = await savedCache()
  return new Set((await cache.keys()).map(nameOf))
}

const namesOf = ({ path, ...file }: PhoneFile) =>
  Array.from({ length: partsOf({ path, ...file }) }, (_, part) => partName(path, part))

/** Bytes of a lesson's files that are there. */
export function receivedOf(files: PhoneFile[], stored: Set<string>): number {
  const parts = files.flatMap((file) => namesOf(file).map((name, part) => ({ name, ...boundsOf(file, part) })))
  return parts.reduce((sum, { name, from, to }) => (stored.has(name) ? sum + to - from + 1 : sum), 0)
}

/** The parts that are not there, in the order of the files. */
export function missingParts(files: PhoneFile[], stored: Set<string>): { file: PhoneFile; part: number }[] {
  const parts = files.flatMap((file) => Array.from({ length: partsOf(file) }, (_, part) => ({ file, part })))
  return parts.filter(({ file, part }) => !stored.has(partName(file.path, part)))
}

/** Removes what belongs to none of these lessons: files of removed lessons and of former versions. */
export async function removeUnused(lessons: PhoneLesson[]): Promise<void> {
  const used = new Set(
    lessons.flatMap(({ videoId, files, formerFiles = [] }) => [
      packageName(videoId),
      packageName(videoId, true),
      ...[...files, ...formerFiles].flatMap(namesOf),
    ]),
  )
  const cache = await savedCache()
  for (const request of await cache.keys()) if (!used.has(nameOf(request))) await cache.delete(request)
}
