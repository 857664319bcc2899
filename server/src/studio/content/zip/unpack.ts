import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Entry, ZipFile } from 'yauzl'
import { lazily } from '#platform/files/descriptors'
import { DiskFull } from '#platform/files/disk-full'
import { ListError } from '../import/csv-columns'

/** Limits of an unpacked pack. */
const most = { files: 100_000, bytes: 6_000_000_000, texts: 300_000_000, ratio: 100, name: 200 }
/** Limits by file type: texts and pictures are read into memory, clips are not. */
const mostBytes: Record<string, number> = {
  json: 5_000_000,
  vtt: 2_000_000,
  m3u8: 2_000_000,
  svg: 5_000_000,
  webp: 20_000_000,
  avif: 20_000_000,
  png: 20_000_000,
  jpg: 20_000_000,
}
const mostOther = 2_000_000_000
/** Kept in memory until the whole pack is checked. */
const isText = /\.(json|vtt|m3u8)$/i
/** Files that operating systems and archive programs add by themselves. */
const isForeign = (name: string) => /(^|\/)(__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/.test(name)

const stored = 0
const deflated = 8
const symbolicLink = 0o120_000
const kindOfFile = 0o170_000

const refuse = (reason: string): never => {
  throw new ListError(reason)
}

const library = lazily(() => import('yauzl'))

type UnpackOptions = { folder: string; room: (bytes: number) => Promise<boolean>; progress: (percent: number) => void }

/**
 * Unpacks a content pack into a folder. Names, sizes and compression ratios are checked in the central directory before
 * a byte is written; a file that turns out longer than declared is refused while it is read. Throws a ListError, or
 * DiskFull if there is no room now.
 */
export async function unpack(file: string, { folder, room, progress }: UnpackOptions): Promise<void> {
  const { openPromise } = await library()
  const zip = await openPromise(file, {
    lazyEntries: true,
    autoClose: false,
    strictFileNames: true,
    validateEntrySizes: true,
  }).catch(asRefusal)
  try {
    const entries = await readEntries(zip)
    const total = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0)
    if (!(await room(total))) throw new DiskFull('no room for the pack')
    const topFolder = topOf(entries)
    let written = 0
    for (const entry of entries) {
      await writeEntry(zip, entry, join(folder, entry.fileName.slice(topFolder.length)))
      written += entry.uncompressedSize
      progress(Math.floor((100 * written) / Math.max(1, total)))
    }
  } finally {
    zip.close()
  }
}

const machinesFaults = ['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EACCES', 'EPERM', 'EMFILE', 'ENFILE', 'ENOMEM']

/** An error of the archive is a refusal; an error of the machine, such as a full disk, is not. */
function asRefusal(error: Error & { code?: string }): never {
  if (error.code && machinesFaults.includes(error.code)) throw error
  return refuse(`This ZIP can’t be read: ${error.message}.`)
}

async function readEntries(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > most.files) refuse(`The ZIP has more than ${most.files} files.`)
  const entries: Entry[] = []
  const names = new Set<string>()
  const sum = { bytes: 0, packed: 0, texts: 0 }
  for await (const entry of entriesIn(zip)) {
    if (entry.fileName.endsWith('/') || isForeign(entry.fileName)) continue
    checkEntry(entry)
    const name = entry.fileName.toLowerCase()
    if (names.has(name)) refuse(`${entry.fileName} stands in the ZIP twice.`)
    names.add(name)
    sum.bytes += entry.uncompressedSize
    sum.packed += entry.compressedSize
    sum.texts += isText.test(name) ? entry.uncompressedSize : 0
    checkSum(sum)
    entries.push(entry)
  }
  if (entries.length === 0) refuse('The ZIP is empty.')
  // Overlapping entries would make a small file unpack to many large ones.
  if (sum.bytes > most.ratio * Math.max(zip.fileSize, 1_000) || sum.packed > zip.fileSize)
    refuse('The ZIP is packed more tightly than any lessons are.')
  return entries
}

function checkSum({ bytes, texts }: { bytes: number; texts: number }) {
  if (bytes > most.bytes) refuse('The pack is larger than 6 GB when it is unpacked.')
  if (texts > most.texts) refuse('The pack has more than 300 MB of texts.')
}

async function* entriesIn(zip: ZipFile): AsyncGenerator<Entry> {
  try {
    yield* zip.eachEntry()
  } catch (error) {
    asRefusal(error as Error)
  }
}

function checkEntry(entry: Entry) {
  const { fileName: name, compressionMethod, uncompressedSize, externalFileAttributes } = entry
  // biome-ignore lint/suspicious/noControlCharactersInRegex: names with control characters are refused.
  const isOdd = name.length > most.name || /[\u0000-\u001f\u007f\\:*?"<>|]/.test(name)
  if (isOdd || name.split('/').some((part) => part === '' || part === '.' || part === '..'))
    refuse(`${printable(name)} is no name of a file in a pack.`)
  if (((externalFileAttributes >>> 16) & kindOfFile) === symbolicLink) refuse(`${name} is a link, and no file.`)
  if (entry.isEncrypted()) refuse(`${name} is locked with a password.`)
  if (compressionMethod !== stored && compressionMethod !== deflated)
    refuse(`${name} is packed in a way that is not known here.`)
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  if (uncompressedSize > (mostBytes[ending] ?? mostOther)) refuse(`${name} is too large.`)
}

const printable = (name: string) => JSON.stringify(name.slice(0, 100))

/** The common top folder, which many programs add. */
function topOf(entries: Entry[]): string {
  const names = entries.map(({ fileName }) => fileName)
  if (names.includes('pack.json')) return ''
  const top = names.find((name) => /^[^/]+\/pack\.json$/.test(name))?.replace(/pack\.json$/, '')
  if (top === undefined) return refuse('The ZIP has no pack.json: it is no content pack.')
  const other = names.find((name) => !name.startsWith(top))
  return other === undefined ? top : refuse(`${other} stands beside the folder ${top}`)
}

async function writeEntry(zip: ZipFile, entry: Entry, path: string) {
  await mkdir(dirname(path), { recursive: true }).catch(asRefusal)
  const bytes = await zip.openReadStreamPromise(entry).catch(asRefusal)
  await pipeline(bytes, createWriteStream(path, { flags: 'wx' })).catch(asRefusal)
}
