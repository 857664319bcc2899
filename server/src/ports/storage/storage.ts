import type { Readable } from 'node:stream'

/** A stored file, as `list` names it. */
export type Stored = { key: string; bytes: number }

/** Files that the server has not looked at yet: uploads on their way, which belong to no lesson. */
export const arriving = 'arriving/'

/** A file that is being sent in parts: its key, and the store's name of the sending. */
export type PartsOfFile = { key: string; sending: string }

/** A store that browsers write into themselves, part by part. Parts are numbered from 1. */
export type SentInParts = {
  /** Whether the store lets pages of an origin write; its own rules (CORS) say so. */
  isOpenTo: (origin: string) => Promise<boolean>
  /** Begins a file; answers the store's name of the sending. */
  begin: (key: string) => Promise<string>
  /** Where a browser puts exactly so many bytes as a part, for so many seconds. */
  addressOf: (file: PartsOfFile, part: { number: number; bytes: number }, seconds: number) => Promise<string>
  /** Bytes of each part that is there; null where nothing is being sent any more. */
  sizes: (file: PartsOfFile) => Promise<Map<number, number> | null>
  /** Makes a file of all parts that are there. */
  end: (file: PartsOfFile) => Promise<void>
  /** Removes the parts; a sending that is over is no error. */
  giveUp: (file: PartsOfFile) => Promise<void>
}

/** A key is a relative path: 'clips/chores-laundry/eng-1a2b3c4d.mp4'. What is stored under a key never changes. */
export type Storage = {
  has: (key: string) => Promise<boolean>
  /** Stores a local file under a key; what is there already stays until the new file is complete. */
  put: (key: string, file: string) => Promise<void>
  /** Removes a file; one that is not there is no error. */
  remove: (key: string) => Promise<void>
  /** Bytes in the file, null where there is none. */
  size: (key: string) => Promise<number | null>
  /** SHA-256 of the file, in hex; null where there is no file, or the store was not told it. */
  checksum: (key: string) => Promise<string | null>
  /** Reads bytes `from` to `to`, both included. */
  read: (key: string, range: { from: number; to: number }) => Promise<Readable>
  /** All files whose keys begin so, in the order of their keys. */
  list: (beginning?: string) => AsyncIterable<Stored>
  /** Removes what puts and sendings that began before then have left half; no file is half of one. Answers how many went. */
  sweep: (before: Date) => Promise<number>
  /** Where a browser may read the file from the store itself until then; null where this server must send it. */
  addressOf: (key: string, from: Date, until: Date) => Promise<string | null>
  /** Null where every file comes through this server. */
  parts: SentInParts | null
}

/** The store can't be reached, is full, or refuses; its own words are the message. */
export class StoreFailed extends Error {
  override name = 'StoreFailed'
}

/** The same work, whose failures are the store's. */
export const ofStore =
  <A extends unknown[], T>(work: (...given: A) => Promise<T>) =>
  async (...given: A): Promise<T> => {
    try {
      return await work(...given)
    } catch (error) {
      throw new StoreFailed((error as Error).message, { cause: error })
    }
  }
