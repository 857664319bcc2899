import { setTimeout as wait } from 'node:timers/promises'
import { mostParts, partBytes } from '@kasama/contract/desk/lessons/clips.api'
import type { Deps } from '../../../deps'
import type { PartsOfFile, SentInParts } from '../../../ports/storage/storage'
import { fetchFile } from '../stored-file'
import { bytesHere, removeFile, uploadPath } from './upload-files'
import type { UploadRow } from './uploads.queries'

/**
 * Uploads whose bytes a browser writes into the store itself, in parts of 8 MiB. What has come is what the store says.
 * A whole file is brought here for the server to look at, as every other one is.
 */

/** Where files lie in the store until the server has looked at them. */
export const arriving = 'arriving/'

type Where = Pick<Deps, 'config' | 'storage'>
type Row = Pick<UploadRow, 'pass' | 'sending' | 'bytes'>

/** How long a presigned address takes a part: a slow line needs a quarter of an hour for 8 MiB. */
const addressSeconds = 3600

/** How long a call waits for a store that may hang. */
const patienceMs = 2000

const keyOf = ({ pass }: Pick<Row, 'pass'>) => `${arriving}${pass}`

/** The parts of an upload; null where its bytes come through this server, or the store no longer takes parts. */
function partsOf({ storage }: Where, { pass, sending }: Row): { parts: SentInParts; file: PartsOfFile } | null {
  return storage.parts && sending ? { parts: storage.parts, file: { key: keyOf({ pass }), sending } } : null
}

/**
 * Begins a sending into the store, where it lets this site's pages write; null where bytes come through this server.
 * A store that can't be asked right now takes nothing either.
 */
export async function beginSending({ config, storage: { parts } }: Where, pass: string): Promise<string | null> {
  if (!parts || !(await parts.isOpenTo(config.origin))) return null
  return parts.begin(keyOf({ pass })).catch(() => null)
}

const sum = (sizes: Map<number, number>) => [...sizes.values()].reduce((all, one) => all + one, 0)

/** How many bytes of an upload have arrived: here, or in the store. */
export async function bytesArrived(where: Where, row: Row): Promise<number> {
  const here = await bytesHere(where.config, row.pass)
  const there = partsOf(where, row)
  if (!there || here >= row.bytes) return here
  const sizes = await there.parts.sizes(there.file)
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
  const sizes = await parts.sizes(file)
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
