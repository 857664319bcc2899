import { hash } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { mostParts, partBytes } from '@kasama/contract/studio/clips.api'
import type { Deps } from '#platform/deps'
import { arriving, type PartsOfFile, type SentInParts, StoreFailed } from '#platform/ports/storage/storage'
import { fetchFile } from '../stored-file'
import { bytesHere, removeFile, uploadFolder, uploadPath } from './upload-files'
import type { UploadRow } from './uploads.queries'

/**
 * Uploads whose bytes a browser writes into the store itself, in parts of 8 MiB. The store decides which parts have
 * arrived. A whole file is then downloaded, so that the server can check it like every other one.
 */

type Where = Pick<Deps, 'config' | 'storage'>
type Row = Pick<UploadRow, 'pass' | 'sending' | 'bytes'>

/** Validity of a presigned address: on a slow connection each part takes a quarter of an hour. */
const addressSeconds = 7200

/** Maximum wait for a store that may hang: of a page, and of a request. */
const patienceMs = 2000
const mostMs = 5000

/**
 * Returns the key of an upload's file in the store. It does not contain the pass: a reader of the store's logs can't
 * upload.
 */
export const keyOf = ({ pass }: Pick<Row, 'pass'>) => `${arriving}${hash('sha256', pass).slice(0, 32)}`

/** Returns the parts of an upload; null if its bytes come through this server, or the store no longer accepts parts. */
function partsOf({ storage }: Where, { pass, sending }: Row): { parts: SentInParts; file: PartsOfFile } | null {
  return storage.parts && sending ? { parts: storage.parts, file: { key: keyOf({ pass }), sending } } : null
}

/** Resolves to a store's response; rejects if it takes too long. */
const soon = <T>(answer: Promise<T>): Promise<T> => {
  const late = wait(mostMs, undefined, { ref: false }).then(() => {
    throw new StoreFailed('the store does not answer')
  })
  return Promise.race([answer, late])
}

/**
 * Begins an upload into the store, if it lets this site's pages write and lists the parts that arrived; null if the
 * bytes come through this server. A store that can't be reached now is not used; a late result of the attempt is swept.
 */
export async function beginSending({ config, storage: { parts } }: Where, pass: string): Promise<string | null> {
  if (!parts || !(await parts.isOpenTo(config.origin))) return null
  const key = keyOf({ pass })
  const sending = await soon(parts.begin(key)).catch(() => null)
  if (sending === null) return null
  const listed = await soon(parts.sizes({ key, sending })).catch(() => null)
  if (listed) return sending
  await soon(parts.giveUp({ key, sending })).catch(() => {})
  return null
}

const sum = (sizes: Map<number, number>) => [...sizes.values()].reduce((all, one) => all + one, 0)

/** Counts the bytes of an upload that have arrived: here, or in the store. */
export async function bytesArrived(where: Where, row: Row): Promise<number> {
  const here = await bytesHere(where.config, row.pass)
  const there = partsOf(where, row)
  if (!there || here >= row.bytes) return here
  const sizes = await soon(there.parts.sizes(there.file))
  return sizes ? sum(sizes) : ((await where.storage.size(there.file.key)) ?? 0)
}

/** The same for a page: 0 if the store does not respond soon. */
export const bytesShown = (where: Where, row: Row): Promise<number> =>
  Promise.race([bytesArrived(where, row).catch(() => 0), wait(patienceMs, 0, { ref: false })])

/**
 * Returns the next missing parts, with an address for each; none if all have arrived. Null if the upload does not go
 * into the store, or the store has given it up.
 */
export async function missingParts(where: Where, row: Row) {
  const there = partsOf(where, row)
  if (!there) return null
  const { parts, file } = there
  const sizes = await soon(parts.sizes(file))
  if (!sizes) return (await bytesArrived(where, row)) >= row.bytes ? [] : null
  const all = Array.from({ length: Math.ceil(row.bytes / partBytes) }, (_, at) => {
    const from = at * partBytes
    return { number: at + 1, from, bytes: Math.min(partBytes, row.bytes - from) }
  })
  const missing = all.filter(({ number, bytes }) => sizes.get(number) !== bytes).slice(0, mostParts)
  return Promise.all(
    missing.map(async (part) => ({ ...part, address: await parts.addressOf(file, part, addressSeconds) })),
  )
}

/** Whether the rest of an upload can still be sent. */
export const takesMore = async (where: Where, row: Row) => !row.sending || (await missingParts(where, row)) !== null

/** Downloads a whole file from the store to this machine; may be repeated. */
export async function bringHere(where: Where, row: Row): Promise<void> {
  const there = partsOf(where, row)
  if (!there || (await bytesHere(where.config, row.pass)) >= row.bytes) return
  const { parts, file } = there
  if (await parts.sizes(file)) await parts.end(file)
  await mkdir(uploadFolder(where.config), { recursive: true })
  await fetchFile(where.storage, file.key, uploadPath(where.config, row.pass))
}

/**
 * Removes the bytes that arrived. Files in an unreachable store are swept later; a store that hangs is not waited for.
 */
export async function removeArrived(where: Where, row: Row): Promise<void> {
  await removeFile(where.config, row.pass)
  const there = partsOf(where, row)
  if (!there) return
  const gone = [there.parts.giveUp(there.file), where.storage.remove(there.file.key)]
  await Promise.race([Promise.allSettled(gone), wait(patienceMs, undefined, { ref: false })])
}
