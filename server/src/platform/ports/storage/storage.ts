import type { Readable } from 'node:stream'

/** A stored file, as `list` returns it. */
export type StoredFile = { key: string; bytes: number }

/** A key is a relative path: 'clips/chores-laundry/eng-1a2b3c4d.mp4'. The content under a key never changes. */
export type Storage = {
  has: (key: string) => Promise<boolean>
  /** Stores a local file under a key; an existing file stays until the new one is complete. */
  put: (key: string, file: string) => Promise<void>
  /** Removes a file; a missing one is no error. */
  remove: (key: string) => Promise<void>
  /** Bytes in the file, null if there is none. */
  size: (key: string) => Promise<number | null>
  /** SHA-256 of the file, in hex; null if there is no file, or the store does not know it. */
  checksum: (key: string) => Promise<string | null>
  /** Reads bytes `from` to `to`, both included. */
  read: (key: string, range: { from: number; to: number }) => Promise<Readable>
  /** All files, in the order of their keys. */
  list: () => AsyncIterable<StoredFile>
  /** Removes incomplete files of writes that began before a moment; complete files stay. Returns their number. */
  sweep: (before: Date) => Promise<number>
  /**
   * Address at which a browser may read the file from the store itself until a moment; null if this server must send it.
   */
  addressOf: (key: string, from: Date, until: Date) => Promise<string | null>
}

/** The store is unreachable, full, or refuses; the message is its own. */
export class StoreFailed extends Error {
  override name = 'StoreFailed'
}

/** Wraps work, so that its errors become StoreFailed. */
export const reportingOutages =
  <A extends unknown[], T>(work: (...args: A) => Promise<T>) =>
  async (...args: A): Promise<T> => {
    try {
      return await work(...args)
    } catch (error) {
      throw new StoreFailed((error as Error).message, { cause: error })
    }
  }
