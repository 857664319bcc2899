import type { Reader } from '#shared/service-worker/messages.ts'
import { release } from '../release.ts'

declare const self: ServiceWorkerGlobalScope

const fileCache = 'files'
const readerCache = 'reader'
const readerKey = '/reader.json'

/** For whom this device keeps the app's files; null until a reader has logged in. */
async function storedReader(): Promise<Reader | null> {
  const cache = await caches.open(readerCache)
  const stored = await cache.match(readerKey)
  return stored ? ((await stored.json()) as Reader) : null
}

/** The files of this release for a reader. Their names contain a hash of their content. */
const filesFor = ({ role, language }: Reader) =>
  new Set([release.entry, ...release.files[role], ...release.texts[language]])

/** Downloads the files that the device lacks: all of them, or none. */
async function addMissing(reader: Reader) {
  const cache = await caches.open(fileCache)
  const stored = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  await cache.addAll([...filesFor(reader)].filter((file) => !stored.has(file)))
}

async function removeOthers(reader: Reader) {
  const cache = await caches.open(fileCache)
  const needed = filesFor(reader)
  const others = (await cache.keys()).filter(({ url }) => !needed.has(new URL(url).pathname))
  await Promise.all(others.map((file) => cache.delete(file)))
}

/** Downloads the files of this release for the stored reader, beside those of the release that pages still use. */
export async function installFiles() {
  const reader = await storedReader()
  if (reader) await addMissing(reader)
}

/** Removes the files that this release does not need, once no page uses the former release. */
export async function removeFormerFiles() {
  const reader = await storedReader()
  if (reader) await removeOthers(reader)
}

/**
 * Downloads the files for another role or language, then removes those that she does not need; not while a new release
 * waits, whose files are there already.
 */
export async function keepFilesFor(reader: Reader) {
  await addMissing(reader)
  const cache = await caches.open(readerCache)
  await cache.put(readerKey, new Response(JSON.stringify(reader)))
  const { installing, waiting } = self.registration
  if (!installing && !waiting) await removeOthers(reader)
}

/** A file of the app, from the device if it is there. A file that the server no longer has belongs to a release that ended. */
export async function appFile(request: Request, onReleaseGone: () => Promise<void>): Promise<Response> {
  const stored = await caches.match(request, { ignoreVary: true }).catch(() => undefined)
  if (stored) return stored
  const response = await fetch(request)
  if (response.status === 404) await onReleaseGone()
  return response
}
