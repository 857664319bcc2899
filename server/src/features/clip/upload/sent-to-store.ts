import { hash } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { mostParts, partBytes } from '@kasama/contract/desk/lessons/clips.api'
import type { Deps } from '../../../deps'
import { arriving, type PartsOfFile, type SentInParts, StoreFailed } from '../../../ports/storage/storage'
import { fetchFile } from '../stored-file'
import { bytesHere, removeFile, uploadFolder, uploadPath } from './upload-files'
import type { UploadRow } from './uploads.queries'

/**
 * Uploads whose bytes a browser writes into the store itself, in parts of 8 MiB. What has come is what the store says.
 * A whole file is brought here for the server to look at, as every other one is.
 */

type Where = Pick<Deps, 'config' | 'storage'>
type Row = Pick<UploadRow, 'pass' | 'sending' | 'bytes'>

/** How long a presigned address takes a part: a slow line needs a quarter of an hour for each of them. */
const addressSeconds = 7200

/** How long a page waits for a store that may hang, and how long a call does. */
const patienceMs = 2000
const mostMs = 5000

/** The file of an upload in the store. Its name does not say the pass: whoever reads the store's logs may send nothing. */
export const keyOf = ({ pass }: Pick<Row, 'pass'>) => `${arriving}${hash('sha256', pass).slice(0, 32)}`

/** The parts of an upload; null where its bytes come through this server, or the store no longer takes parts. */
function partsOf({ storage }: Where, { pass, sending }: Row): { parts: SentInParts; file: PartsOfFile } | null {
  return storage.parts && sending ? { parts: storage.parts, file: { key: keyOf({ pass }), sending } } : null
}

/** What a store answers that does not hang. */
const soon = <T>(answer: Promise<T>): Promise<T> => {
  const late = wait(mostMs, undefined, { ref: false }).then(() => {
    throw new StoreFailed('the store does not answer')
  })
  return Promise.race([answer, late])
}

/**
 * Begins a sending into the store, where it lets this site's pages write and lists what has come; null where bytes come
 * through this server. A store that can't be asked right now takes nothing either; what it begins late is swept.
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

/** How many bytes of an upload have arrived: here, or in the store. */
export async function bytesArrived(where: Where, row: Row): Promise<number> {
  const here = await bytesHere(where.config, row.pass)
  const there = partsOf(where, row)
  if (!there || here >= row.bytes) return here
  const sizes = await soon(there.parts.sizes(there.file))
  return sizes ? sum(sizes) : ((await where.storage.size(there.file.key)) ?? 0)
}

/** The same for a page: 0 where the store does not say it soon. */
export const bytesShown = (where: Where, row: Row): Promise<number> =>
  Promise.race([bytesArrived(where, row).catch(() => 0), wait(patienceMs, 0, { ref: false })])

/**
 * The next parts that are missing, with an address for each; none where all have arrived. Null where the upload does not
 * go into the store, or the store has given it up.
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

/** Whether the rest of an upload still has somewhere to go. */
export const takesMore = async (where: Where, row: Row) => !row.sending || (await missingParts(where, row)) !== null

/** Brings a whole file from the store to this machine; may be repeated. */
export async function bringHere(where: Where, row: Row): Promise<void> {
  const there = partsOf(where, row)
  if (!there || (await bytesHere(where.config, row.pass)) >= row.bytes) return
  const { parts, file } = there
  if (await parts.sizes(file)) await parts.end(file)
  await mkdir(uploadFolder(where.config), { recursive: true })
  await fetchFile(where.storage, file.key, uploadPath(where.config, row.pass))
}

/** Removes what has arrived. What a store keeps that is away is swept later; one that hangs is not waited for. */
export async function removeArrived(where: Where, row: Row): Promise<void> {
  await removeFile(where.config, row.pass)
  const there = partsOf(where, row)
  if (!there) return
  const gone = [there.parts.giveUp(there.file), where.storage.remove(there.file.key)]
  await Promise.race([Promise.allSettled(gone), wait(patienceMs, undefined, { ref: false })])
}
