import { constants } from 'node:fs'
import { access, chmod, copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { join, relative } from 'node:path'
import { createInterface } from 'node:readline'
import { sql } from 'kysely'
import { lockFolder } from '#platform/database/connection/folder-lock'
import type { Db } from '#platform/database/db'
import { retry } from '#platform/files/retry'
import { hasCode, ifMissing } from '#platform/files/system-error'
import { BackupError } from '../backup-error'

/** The socket on which the process that holds an embedded database offers copies of it. */
const socketOf = (dataDir: string) => join(dataDir, 'backup.sock')
const copyOf = (dataDir: string) => join(dataDir, 'backup-copy')

type DatabaseCopy = { copy: string; moment: string }
type Offer = DatabaseCopy | { refusal: string }

const patienceMs = 20_000

/** A file system's clock may lag behind the computer's. */
const lagMs = 2_000

/** Copies all files that were written since `since`; where the disk can, without their bytes. */
async function copyWritten(from: string, to: string, since: number): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true })
  const names = new Set(entries.map((entry) => relative(from, join(entry.parentPath, entry.name))))
  for (const entry of entries) {
    const source = join(entry.parentPath, entry.name)
    const target = join(to, relative(from, source))
    if (entry.isDirectory()) await mkdir(target, { recursive: true, mode: 0o700 })
    // A file that vanishes before nothing writes any more is no part of the copy.
    else if ((await writtenAt(source)) >= since)
      await copyFile(source, target, constants.COPYFILE_FICLONE).catch(ifMissing(null))
  }
  for (const name of await readdir(to, { recursive: true }))
    if (!names.has(name)) await rm(join(to, name), { recursive: true, force: true })
}

/** The time of the last change of a file or its name: a file that takes another's place keeps its time of writing. */
const writtenAt = (path: string) => stat(path).then(({ ctimeMs }) => ctimeMs, ifMissing(Number.NEGATIVE_INFINITY))

/**
 * Copies the embedded database twice: all files while its server uses it, then, while its only connection is held, those
 * that were written since. So calls wait for a moment only.
 */
async function copyHeld(db: Db, dataDir: string): Promise<DatabaseCopy> {
  const [database, copy] = [join(dataDir, 'database'), await newCopy(dataDir)]
  await sql`checkpoint`.execute(db)
  const begun = Date.now()
  await copyWritten(database, copy, Number.NEGATIVE_INFINITY)
  await sql`checkpoint`.execute(db)
  return db.connection().execute(async (connection) => {
    await sql`checkpoint`.execute(connection)
    const moment = new Date().toISOString()
    await copyWritten(database, copy, begun - lagMs)
    return { copy, moment }
  })
}

async function newCopy(dataDir: string): Promise<string> {
  const copy = copyOf(dataDir)
  await rm(copy, { recursive: true, force: true })
  await mkdir(copy, { mode: 0o700 })
  return copy
}

/**
 * Offers copies of an embedded database to the command `backup` over a socket in the data folder, which is for this
 * user alone. A copy is removed when the command closes the connection. Returns the function that ends the offer.
 */
export async function offerCopies(dataDir: string, db: Db): Promise<() => Promise<void>> {
  const sockets = new Set<Socket>()
  let isBusy = false
  const remove = () => rm(copyOf(dataDir), { recursive: true, force: true })

  async function serve(socket: Socket) {
    const say = (offer: Offer) => socket.write(`${JSON.stringify(offer)}\n`)
    if (isBusy) return socket.end(`${JSON.stringify({ refusal: 'Another backup is under way.' })}\n`)
    isBusy = true
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
    const abort = new AbortController()
    socket.once('close', () => abort.abort())
    try {
      // A connection that another call holds for long is waited for.
      await retry(async () => say(await copyHeld(db, dataDir)), patienceMs, abort.signal)
    } catch (error) {
      say({ refusal: `The server could not copy the database: ${(error as Error).message}` })
      socket.end()
    }
    await closed
    await remove().finally(() => {
      isBusy = false
    })
  }

  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.once('close', () => sockets.delete(socket))
    serve(socket).catch(() => socket.destroy())
  })
  // The folder is locked, so a socket or copy in it is of a process that was killed.
  await Promise.all([remove(), rm(socketOf(dataDir), { force: true })])
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(socketOf(dataDir), resolve)
  })
  server.unref()
  await chmod(socketOf(dataDir), 0o600)
  return async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise<void>((resolve) => server.close(() => resolve()))
    // A copy that is still being written is removed by the next start.
    await remove().catch(() => {})
  }
}

/** Connects to the process that holds the data folder; null if none listens. */
const connectTo = (dataDir: string) =>
  new Promise<Socket | null>((resolve, reject) => {
    const socket = connect(socketOf(dataDir))
    socket.once('connect', () => resolve(socket))
    socket.once('error', (error) => (hasCode(error, ['ENOENT', 'ECONNREFUSED']) ? resolve(null) : reject(error)))
  })

/** Lends a copy of the embedded database: the server makes it, or this process if none runs. */
export async function withCopy<T>(dataDir: string, work: (copy: string, moment: Date) => Promise<T>): Promise<T> {
  await access(join(dataDir, 'database')).catch(() => {
    throw new BackupError(`There is no database in ${dataDir}.`)
  })
  const socket = await connectTo(dataDir)
  return socket ? fromServer(socket, work) : fromFolder(dataDir, work)
}

async function fromServer<T>(socket: Socket, work: (copy: string, moment: Date) => Promise<T>): Promise<T> {
  try {
    const [line] = await createInterface({ input: socket })
      [Symbol.asyncIterator]()
      .next()
      .then(({ value }) => [value])
    if (!line) throw new BackupError('The server ended before it had copied the database.')
    const offer = JSON.parse(line) as Offer
    if ('refusal' in offer) throw new BackupError(offer.refusal)
    return await work(offer.copy, new Date(offer.moment))
  } finally {
    socket.destroy()
  }
}

async function fromFolder<T>(dataDir: string, work: (copy: string, moment: Date) => Promise<T>): Promise<T> {
  const unlock = await lockFolder(dataDir)
  try {
    const copy = await newCopy(dataDir)
    await copyWritten(join(dataDir, 'database'), copy, Number.NEGATIVE_INFINITY)
    return await work(copy, new Date())
  } finally {
    await rm(copyOf(dataDir), { recursive: true, force: true })
    await unlock()
  }
}
