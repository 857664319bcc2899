import type { Db } from '#platform/database/db'
import type { ServerProcess } from '../app/server-process'

/** Means of a round: a server that it can kill, and that server's stored data. */
export type Round = {
  db: Db
  /** The process that runs at present. */
  current: () => ServerProcess
  /** Folder of the server's files. */
  folder: string
  call: <D>(method: string, path: string, body?: object) => Promise<D>
  send: (address: string, offset: number, bytes: Buffer) => Promise<Response>
  /** Kills the server and starts another one. */
  kill: () => Promise<void>
}
