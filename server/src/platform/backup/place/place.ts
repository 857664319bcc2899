import { createHash, createHmac } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { inFolder } from '#platform/files/work-folder'
import type { Storage, StoredFile } from '#platform/ports/storage/storage'
import { BackupError } from '../backup-error'
import { masterKey, seal, sealedBytes, unseal } from './sealed-stream'

/** Size and SHA-256 of content before it is encrypted. */
export type Content = { bytes: number; sha256: string }

/** A folder or bucket of backups. */
export type Place = {
  /**
   * Stores a stream whole or not at all. The name may follow from the content: then an object that is there is kept.
   */
  write: (name: string | ((content: Content) => string), source: Readable) => Promise<Content>
  /** Opens an object for reading, decrypted. */
  read: (name: string) => Promise<Readable>
  /** Reads an object into a local file; throws BackupError if it is not this content. */
  fetch: (name: string, content: Content, file: string) => Promise<void>
  remove: (name: string) => Promise<void>
  list: () => AsyncIterable<StoredFile>
  /** Bytes that content of this size has here. */
  storedBytes: (bytes: number) => number
}

/** The object that says whether the backups of a place are encrypted, and with which key. */
const markName = 'kasama-backups.json'
type PlaceMark = { format: 1; keyCheck: string | null }

const checkOf = (key: Buffer | null) => key && createHmac('sha256', key).update('kasama backups').digest('hex')

async function readStored(storage: Storage, name: string): Promise<Readable> {
  const bytes = await storage.size(name)
  if (bytes === null) throw new BackupError(`${name} is missing in the place of backups.`)
  return bytes === 0 ? Readable.from([]) : storage.read(name, { from: 0, to: bytes - 1 })
}

/** Throws BackupError for a wrong or missing key. */
function checkKey({ format, keyCheck }: PlaceMark, key: Buffer | null) {
  if (format !== 1) throw new BackupError('These backups are of a newer release.')
  if (keyCheck && !key) throw new BackupError('These backups are encrypted: BACKUP_KEY is missing.')
  if (!keyCheck && key) throw new BackupError('BACKUP_KEY is set, but this place has backups without encryption.')
  if (keyCheck !== checkOf(key)) throw new BackupError('BACKUP_KEY is not the key of these backups.')
}

/** A new place must be empty, so that backups never mix with other files. */
async function markPlace(storage: Storage, key: Buffer | null) {
  for await (const { key: name } of storage.list())
    throw new BackupError(`The place of backups must be empty at first, but has ${name}.`)
  const mark: PlaceMark = { format: 1, keyCheck: checkOf(key) }
  await inFolder('kasama-backup-', async (folder) => {
    const file = join(folder, 'mark')
    await writeFile(file, `${JSON.stringify(mark)}\n`)
    await storage.put(markName, file)
  })
}

/** Counts and hashes a stream on its way. */
function measured() {
  const hash = createHash('sha256')
  let bytes = 0
  const stream = new PassThrough()
  stream.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    hash.update(chunk)
  })
  return { stream, content: (): Content => ({ bytes, sha256: hash.digest('hex') }) }
}

/**
 * Opens a place of backups with BACKUP_KEY or without encryption; the first backup marks a new one. Throws BackupError
 * for a wrong key before anything is written.
 */
export async function openPlace(storage: Storage, secret: string | null, isNewAllowed: boolean): Promise<Place> {
  const key = secret === null ? null : masterKey(secret)
  if (await storage.has(markName)) checkKey(JSON.parse(await text(await readStored(storage, markName))), key)
  else if (isNewAllowed) await markPlace(storage, key)
  else throw new BackupError('There are no backups in this place.')

  const storedBytes = (bytes: number) => (key ? sealedBytes(bytes) : bytes)
  async function read(name: string): Promise<Readable> {
    const source = await readStored(storage, name)
    if (!key) return source
    const opened = unseal(key, name)
    pipeline(source, opened).catch((error) => opened.destroy(error))
    return opened
  }
  return {
    storedBytes,
    read,
    list: storage.list,
    remove: (name) => storage.remove(name),
    write: (name, source) =>
      inFolder('kasama-backup-', async (folder) => {
        const file = join(folder, 'object')
        const { stream, content } = measured()
        // A folder of backups keeps the rights of its files.
        const target = createWriteStream(file, { mode: 0o600 })
        await (key ? pipeline(source, stream, seal(key), target) : pipeline(source, stream, target))
        const written = content()
        const to = typeof name === 'string' ? name : name(written)
        const isThere = typeof name !== 'string' && (await storage.size(to)) === storedBytes(written.bytes)
        if (!isThere) await storage.put(to, file)
        if ((await storage.size(to)) !== storedBytes(written.bytes))
          throw new BackupError(`${to} was not stored whole.`)
        return written
      }),
    async fetch(name, { bytes, sha256 }, file) {
      const { stream, content } = measured()
      await pipeline(await read(name), stream, createWriteStream(file))
      const fetched = content()
      if (fetched.bytes !== bytes || fetched.sha256 !== sha256) throw new BackupError(`${name} is damaged.`)
    },
  }
}

/** Writes a local file into a place. */
export const writeFileTo = (place: Place, name: string, file: string): Promise<Content> =>
  place.write(name, createReadStream(file))
