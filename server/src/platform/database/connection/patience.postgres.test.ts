// @module-tag ci
import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, inject, test, vi } from 'vitest'
import { atEnd } from '#test/app/at-end'
import { copyOfTemplate } from '#test/database/test-database'
import { freePort } from '../../../../../scripts/throwaway-postgres'
import { type Database, openMigrated, openPostgres } from '../database'
import { isMigrated } from '../migrate'
import { createPatience } from './patience'

/** A message of PostgreSQL by which it ends a connection. */
function refusal(code: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C${code}\0Mnot now\0\0`)
  const head = Buffer.from('E....')
  head.writeInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
}

/** A door to PostgreSQL that refuses its first connections by these codes, one each; null hangs up. */
function doorTo(url: string, codes: (string | null)[] = []) {
  const { port, hostname } = new URL(url)
  const door = createServer((from) => {
    from.on('error', () => {})
    const code = codes.shift()
    if (code === null) return void from.destroy()
    if (code) return void from.once('data', () => from.end(refusal(code)))
    const to = connect(Number(port), hostname).on('error', () => from.destroy())
    from.pipe(to).pipe(from)
  })
  atEnd(async () => void door.close())
  return door
}

/** The address of PostgreSQL behind such a door. */
async function behindDoor(url: string, codes: (string | null)[]) {
  const door = doorTo(url, codes).listen(0, '127.0.0.1')
  await once(door, 'listening')
  return at(url, (door.address() as AddressInfo).port)
}
const at = (url: string, port: number) => url.replace(`:${new URL(url).port}`, `:${port}`)

test('a start waits for a database that starts up, hangs up or has no connection left, and says so once', async () => {
  const say = vi.fn()
  const patience = createPatience(say)
  const url = await behindDoor(await copyOfTemplate(), ['57P03', '53300', null])
  const database = await openMigrated(url, { patience })
  expect(await isMigrated(database.db)).toBe(true)
  expect(say.mock.calls).toEqual([[expect.objectContaining({ code: '57P03' })]])
  await database.close()
})

test('a start waits for a database at whose port nobody listens yet', async () => {
  const [url, port] = [await copyOfTemplate(), await freePort()]
  const say = vi.fn(() => void doorTo(url).listen(port, '127.0.0.1'))
  const database = await openMigrated(at(url, port), { patience: createPatience(say) })
  expect(say.mock.calls).toEqual([[expect.objectContaining({ code: 'ECONNREFUSED' })]])
  await database.close()
})

test('a migration gives up a lock that it does not get soon, and is tried again', async () => {
  const server = openPostgres(inject('postgresUrl'))
  await server.executeSql('create database locked')
  await server.close()
  const url = inject('postgresUrl').replace(/postgres$/, 'locked')
  const other = openPostgres(url)
  const { release, held } = await holdName(other)
  const say = vi.fn(release)
  const database = await openMigrated(url, { patience: createPatience(say) })
  expect(await isMigrated(database.db)).toBe(true)
  expect(say.mock.calls).toEqual([[expect.objectContaining({ code: '55P03' })]])
  await held
  await Promise.all([database.close(), other.close()])
})

/** A transaction that makes a table `users` and takes it back when it is released. */
async function holdName({ db }: Database) {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  let begin = () => {}
  const begun = new Promise<void>((resolve) => {
    begin = resolve
  })
  const held = db
    .transaction()
    .execute(async (tx) => {
      await sql`create table users (id integer)`.execute(tx)
      begin()
      await isReleased
      throw new Error('taken back')
    })
    .catch(() => {})
  await begun
  return { release, held }
}

test('it gives up on what no time mends, and when its time is over', async () => {
  const say = vi.fn()
  const wrong = inject('postgresUrl').replace(/postgres$/, 'nowhere')
  await expect(openMigrated(wrong, { patience: createPatience(say) })).rejects.toMatchObject({ code: '3D000' })
  const closed = await behindDoor(
    inject('postgresUrl'),
    Array.from({ length: 9 }, () => '57P03'),
  )
  await expect(openMigrated(closed, { patience: createPatience(say, -1) })).rejects.toMatchObject({ code: '57P03' })
  expect(say).not.toHaveBeenCalled()
})
test('after the start a call that finds no connection fails at once', async () => {
  const patience = createPatience(() => {})
  const { db, close } = openPostgres(await behindDoor(inject('postgresUrl'), ['53300']), { patience })
  patience.end()
  await expect(sql`select 1`.execute(db)).rejects.toMatchObject({ code: '53300' })
  await close()
})
test('six processes that start at once share three connections: one sets up, none gives up', async () => {
  const server = openPostgres(inject('postgresUrl'), { statementMs: 0 })
  await server.executeSql('create role starter login')
  await server.executeSql('create database six_starts owner starter connection limit 3')
  const url = inject('postgresUrl')
    .replace('kasama@', 'starter@')
    .replace(/postgres$/, 'six_starts')
  let setUps = 0
  const start = async () => {
    const opening = {
      patience: createPatience(() => {}),
      setUp: async () => {
        setUps++
        await turn()
      },
    }
    const { db, close } = await openMigrated(url, opening)
    const { rows } = await sql`select 1`.execute(db).finally(close)
    return rows.length
  }
  expect(await Promise.all(Array.from({ length: 6 }, start))).toEqual([1, 1, 1, 1, 1, 1])
  expect(setUps).toBe(6)
  await server.close()
})
