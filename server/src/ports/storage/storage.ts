import type { Readable } from 'node:stream'

/** A key is a relative path: 'clips/chores-laundry/eng-1a2b3c4d.mp4'. */
export type Storage = {
  has: (key: string) => Promise<boolean>
  /** Stores a local file under a key; what is there already stays until the new file is complete. */
  put: (key: string, file: string) => Promise<void>
  /** Removes a file; one that is not there is no error. */
  remove: (key: string) => Promise<void>
  /** Bytes in the file, null where there is none. */
  size: (key: string) => Promise<number | null>
  /** Reads bytes `from` to `to`, both included. */
  read: (key: string, range: { from: number; to: number }) => Readable
}
