import type { Db } from '../../src/platform/database/db'
import type { ServerProcess } from '../app/server-process'

/** What a round does something with: a server, which it kills, and what that server has stored. */
export type Round = {
  db: Db
  /** The process that serves at present. */
  current: () => ServerProcess
  /** Where the server keeps its files. */
  folder: string
  call: <D>(method: string, path: string, body?: object) => Promise<D>
  send: (address: string, offset: number, bytes: Buffer) => Promise<Response>
  /** Kills the server and starts another one. */
  kill: () => Promise<void>
}
