import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { embeddedDump } from '#platform/backup/database/database-dump'
import { readFacts } from '#platform/backup/database/database-facts.queries'
import { openPglite } from '#platform/database/database'
import { readTracks } from '#platform/media/read-tracks'
import { diskStorage } from '#platform/ports/storage/disk'
import { folderStorage } from '#platform/providers'
import { loadPack } from '#studio/content/load/load-pack'
import { commandsWith } from '#test/app/command-process'
import { startServer } from '#test/app/server-process'
import { backUpTo, keysOf, newFolder, restoreFrom } from '#test/backup/backup-stage'
import { embeddedCopy } from '#test/database/test-database'
import { addSampleTopic, addTopics } from '#test/library/library'

test('a second process on a data folder is told so, and the first goes on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kasama-lock-'))
  await embeddedCopy(folder).close()
  const env = { DATA_DIR: folder, DATABASE_URL: '' }
  const first = await startServer(env)
  await expect(startServer(env)).rejects.toThrow(/is in use by another Kasama process \(id \d+\)/)
  expect((await fetch(`${first.origin}/readyz`)).status).toBe(200)
  await first.stop('SIGKILL')
  const third = await startServer(env)
  expect(await third.stop('SIGTERM')).toBe(0)
})

test('a data folder of a release that is too old is refused with a sentence', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kasama-old-'))
  const { db, close } = embeddedCopy(folder)
  await sql`update kysely_migration set name = '0042_people_at_the_desk.sql' where name = '0086_baseline'`.execute(db)
  await close()
  await expect(startServer({ DATA_DIR: folder, DATABASE_URL: '' })).rejects.toThrow(
    /^The database is too old for this release: its last migration is 0042_.*Nothing was changed\.\n$/,
  )
})

const sample = join(import.meta.dirname, '../../../test/pack')

/** A data folder with the lessons of the sample pack. */
async function folderWithLessons(): Promise<string> {
  const folder = newFolder()
  const database = embeddedCopy(folder)
  await addTopics(database.db)
  await addSampleTopic(database.db)
  await loadPack({ db: database.db, storage: folderStorage({ dataDir: folder }), now: () => new Date() }, sample)
  await database.close()
  return folder
}

/** Signs employers up until it is ended, and notes when each was acknowledged. */
function signUps(origin: string) {
  let isOver = false
  const acknowledged: { email: string; at: number }[] = []
  const ended = (async () => {
    while (!isOver) {
      const email = `employer${acknowledged.length}@home.example`
      const body = JSON.stringify({ email, password: 'correct horse' })
      const headers = { 'content-type': 'application/json' }
      const { status } = await fetch(`${origin}/api/auth/signup`, { method: 'POST', headers, body })
      // On a slow machine a call may wait for the copy for too long, and is then tried again.
      if (status === 503) continue
      expect(status).toBe(200)
      acknowledged.push({ email, at: Date.now() })
    }
  })()
  const end = () => {
    isOver = true
    return ended
  }
  return { acknowledged, end }
}

test('the embedded database is backed up while its server writes, and restored elsewhere with every file', {
  tags: 'long',
}, async () => {
  const [source, target, places] = [await folderWithLessons(), newFolder(), newFolder()]
  const BACKUP_KEY = 'a key of thirty-two letters or more'
  const server = await startServer({ DATA_DIR: source, DATABASE_URL: '' })
  const { acknowledged, end } = signUps(server.origin)
  await expect.poll(() => acknowledged.length).toBeGreaterThan(2)
  const run = commandsWith({ DATA_DIR: source, DATABASE_URL: '', BACKUP_KEY })
  const backup = await run('backup', '--to', places, '--keep-days', '7')
  expect(backup).toMatchObject({ code: 0, err: '' })
  const moment = new Date(/all until (\S+),/.exec(backup.out)?.[1] ?? '').getTime()
  const count = acknowledged.length
  await expect.poll(() => acknowledged.length).toBeGreaterThan(count)
  await end()
  expect(existsSync(join(source, 'backup-copy'))).toBe(false)
  expect(await server.stop('SIGTERM')).toBe(0)
  expect(readdirSync(source)).not.toContain('backup.sock')

  const restored = await commandsWith({ DATA_DIR: target, DATABASE_URL: '', BACKUP_KEY })('restore', '--from', places)
  expect(restored).toMatchObject({ code: 0, err: '', out: expect.stringContaining('Restored and checked') })
  const before = acknowledged.filter(({ at }) => at < moment).map(({ email }) => email)
  expect(before.length).toBeGreaterThan(2)
  const second = await startServer({ DATA_DIR: target, DATABASE_URL: '' })
  const body = JSON.stringify({ email: before.at(-1), password: 'correct horse' })
  const headers = { 'content-type': 'application/json' }
  expect((await fetch(`${second.origin}/api/auth/login`, { method: 'POST', headers, body })).status).toBe(200)
  expect(await second.stop('SIGTERM')).toBe(0)
  const { db, close } = openPglite({ dataDir: join(target, 'database') })
  const people = await db.selectFrom('users').select('email').execute()
  await close()
  expect(people.map(({ email }) => email)).toEqual(expect.arrayContaining(before))

  const [there, here] = [folderStorage({ dataDir: source }), folderStorage({ dataDir: target })]
  const keys = await keysOf(there)
  expect(await keysOf(here)).toEqual(keys)
  for (const key of keys) expect(await here.checksum(key)).toBe(await there.checksum(key))
  const clips = keys.filter((key) => key.endsWith('.mp4'))
  expect(clips.length).toBeGreaterThan(1)
  for (const key of clips) expect(await readTracks(join(target, 'media', key)), key).toMatchObject({ format: 'MP4' })

  const again = await commandsWith({ DATA_DIR: target, DATABASE_URL: '', BACKUP_KEY })('restore', '--from', places)
  expect(again).toMatchObject({ code: 1, err: expect.stringContaining('is not empty') })
})

test('the embedded database of a server that is stopped is backed up too; a damaged one leaves no database', async () => {
  const [source, target] = [newFolder(), newFolder()]
  await embeddedCopy(source).close()
  const places = newFolder()
  const from = { storage: folderStorage({ dataDir: source }), database: embeddedDump(source) }
  const backup = await backUpTo(diskStorage(places), from)
  expect(readdirSync(source)).toEqual(['database'])
  const to = { storage: folderStorage({ dataDir: target }), database: embeddedDump(target) }
  const dump = join(places, `backups/${backup.id}/database`)
  const bytes = readFileSync(dump)
  writeFileSync(dump, bytes.subarray(0, -1))
  await expect(restoreFrom(diskStorage(places), to)).rejects.toThrow('database is damaged')
  expect(readdirSync(target)).toEqual([])
  writeFileSync(dump, bytes)
  await restoreFrom(diskStorage(places), to)
  expect(readdirSync(target)).toEqual(['database'])
  const opened = openPglite({ dataDir: join(target, 'database') })
  expect((await readFacts(opened.db)).rows).toEqual(backup.rows)
  await opened.close()
  await expect(restoreFrom(diskStorage(places), to)).rejects.toThrow('The data folder is not empty')
})
