// @module-tag ci
import { cpSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { diskStorage } from '#platform/ports/storage/disk'
import type { Storage } from '#platform/ports/storage/storage'
import { backUpTo, createDatabase, emptyTarget, keysOf, newFolder, restoreFrom } from '#test/backup/backup-stage'
import { copyOfTemplate } from '#test/database/test-database'
import { BackupError } from './backup-error'
import { postgresDump } from './database/database-dump'
import { listTables } from './database/database-facts.queries'
import { openPlace } from './place/place'
import { checkBackup, findBackup } from './restore'

const key = 'a key of thirty-two letters or more'
const files = { 'clips/a/eng-1.mp4': 'first clip', 'clips/b/eng-2.mp4': 'second clip', 'clips/b/empty-3.vtt': '' }

async function filled(): Promise<Storage> {
  const storage = diskStorage(newFolder())
  const path = join(newFolder(), 'file')
  for (const [name, text] of Object.entries(files)) {
    await writeFile(path, text)
    await storage.put(name, path)
  }
  return storage
}

let source: { storage: Storage; database: ReturnType<typeof postgresDump> }
/** Folders with one backup each. */
const places = { plain: '', sealed: '' }

beforeAll(async () => {
  source = { storage: await filled(), database: postgresDump(await copyOfTemplate()) }
  for (const [name, changes] of [
    ['plain', {}],
    ['sealed', { key }],
  ] as const) {
    places[name] = newFolder()
    await backUpTo(diskStorage(places[name]), source, changes)
  }
})

/** A copy of a place that a test may damage. */
function copyOf(name: keyof typeof places): string {
  const folder = newFolder()
  cpSync(places[name], folder, { recursive: true })
  return folder
}

const objectsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
const objectOf = (folder: string, part: string) => objectsIn(folder).find((path) => path.includes(part)) ?? ''
/** The object of the largest file. */
const clipIn = (folder: string) =>
  objectsIn(join(folder, 'files')).sort((a, b) => readFileSync(b).length - readFileSync(a).length)[0] ?? ''

function flipByte(path: string) {
  const bytes = readFileSync(path)
  const at = bytes.length - 5
  bytes[at] = (bytes[at] ?? 0) ^ 1
  writeFileSync(path, bytes)
}

async function expectRefusal(folder: string, message: string | RegExp, withKey: string | null = null) {
  const target = await emptyTarget()
  const refusal = await restoreFrom(diskStorage(folder), target, withKey).catch((error) => error)
  expect(refusal).toBeInstanceOf(BackupError)
  expect(refusal.message).toMatch(message)
  expect(await keysOf(target.storage)).toEqual([])
  expect(await listTables(target.db)).toEqual([])
}

test.each(['plain', 'sealed'] as const)('a damaged file or database is told, and nothing is left: %s', async (name) => {
  const withKey = name === 'sealed' ? key : null
  const [file, database, list, facts] = [copyOf(name), copyOf(name), copyOf(name), copyOf(name)]
  flipByte(clipIn(file))
  await expectRefusal(file, /^files\/.* is damaged/, withKey)
  flipByte(objectOf(database, '/database'))
  await expectRefusal(database, /^backups\/.*\/database is damaged/, withKey)
  flipByte(objectOf(list, 'Z-').replace(/[^/]+$/, 'files'))
  await expectRefusal(list, /^backups\/.*\/files is damaged/, withKey)
  writeFileSync(objectOf(facts, '/complete'), '{')
  await expectRefusal(facts, /^backups\/.*\/complete is damaged/, withKey)
})

test.each(['plain', 'sealed'] as const)(
  'a backup that was cut off or lacks a file is told before anything is written: %s',
  async (name) => {
    const withKey = name === 'sealed' ? key : null
    const [short, lacking, shortDump, half] = [copyOf(name), copyOf(name), copyOf(name), copyOf(name)]
    truncateSync(clipIn(short), 3)
    await expectRefusal(short, /\(clips\/.*\) was cut off/, withKey)
    rmSync(clipIn(lacking))
    await expectRefusal(lacking, /\(clips\/.*\) is missing/, withKey)
    truncateSync(objectOf(shortDump, '/database'), 1000)
    await expectRefusal(shortDump, /database is damaged/, withKey)
    rmSync(objectOf(half, '/complete'))
    await expectRefusal(half, 'There is no complete backup here', withKey)
  },
)

test('a wrong, missing or needless key is told before anything is written', async () => {
  const wrong = 'another key of thirty-two letters or more'
  await expectRefusal(places.sealed, 'BACKUP_KEY is not the key of these backups', wrong)
  await expectRefusal(places.sealed, 'BACKUP_KEY is missing')
  await expectRefusal(places.plain, 'has backups without encryption', key)
  const before = objectsIn(places.sealed)
  await expect(backUpTo(diskStorage(places.sealed), source, { key: wrong })).rejects.toThrow('is not the key')
  expect(objectsIn(places.sealed)).toEqual(before)
})

test('an encrypted backup shows nothing of its content', async () => {
  const all = Buffer.concat(objectsIn(places.sealed).map((path) => readFileSync(path)))
  for (const word of ['clip', 'kysely', 'PGDMP']) expect(all.includes(word), word).toBe(false)
})

test('a database or a storage that is not empty is refused and stays as it is', async () => {
  const target = await emptyTarget()
  const full = { ...target, database: postgresDump(await copyOfTemplate()) }
  await expect(restoreFrom(diskStorage(places.plain), full)).rejects.toThrow('The database is not empty')
  const mixed = { ...target, storage: await filled() }
  await expect(restoreFrom(diskStorage(places.plain), mixed)).rejects.toThrow('is not empty: it has clips/a/eng-1.mp4')
  expect(await keysOf(mixed.storage)).toEqual(Object.keys(files).sort())
  expect(await listTables(target.db)).toEqual([])
})

test('a folder with other files is no place of backups', async () => {
  await expect(backUpTo(await filled(), source)).rejects.toThrow('must be empty at first')
  const place = openPlace(diskStorage(newFolder()), null, false)
  await expect(place).rejects.toThrow('There are no backups in this place')
})

/** A store whose writes fail from the given one on, as on a full disk. */
function fullFrom(storage: Storage, from: number): Storage {
  let writes = 0
  const put: Storage['put'] = async (name, file) => {
    if (++writes >= from) throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
    return storage.put(name, file)
  }
  return { ...storage, put }
}

/** A database of one line that names these files, which is quicker than a real one. */
function quickDatabase(...namedKeys: string[]) {
  const dump = async (file: string) => {
    await writeFile(file, 'rows')
    return { rows: {}, moment: new Date(), namedKeys: new Set(namedKeys) }
  }
  return { ...source.database, dump }
}

test('a place that becomes full is told at each step, leaves no half backup, and is used again', async () => {
  const quick = { ...source, database: quickDatabase() }
  const writes = { mark: 1, underWay: 2, firstFile: 3, lastFile: 5, list: 6, database: 7, facts: 8 }
  for (const write of Object.values(writes)) {
    const storage = diskStorage(newFolder())
    await expect(backUpTo(fullFrom(storage, write), quick), `write ${write}`).rejects.toThrow('no space left')
    expect((await keysOf(storage)).filter((name) => name.startsWith('backups/'))).toEqual([])
    const backup = await backUpTo(storage, quick)
    await checkBackup({ place: await openPlace(storage, null, false), say: () => {} }, backup)
  }
})

test('a target that becomes full is told and left empty', async () => {
  const target = await emptyTarget()
  const failing = { ...target, storage: fullFrom(target.storage, 2) }
  await expect(restoreFrom(diskStorage(places.plain), failing)).rejects.toThrow('no space left')
  expect(await keysOf(target.storage)).toEqual([])
  expect(await listTables(target.db)).toEqual([])
  await restoreFrom(diskStorage(places.plain), target)
  expect(await keysOf(target.storage)).toEqual(Object.keys(files).sort())
})

test('a database that cannot be restored leaves neither tables nor files', async () => {
  const target = await emptyTarget()
  const readOnly = `${target.url}?options=${encodeURIComponent('-c default_transaction_read_only=on')}`
  const failing = { ...target, database: postgresDump(readOnly) }
  await expect(restoreFrom(diskStorage(places.plain), failing)).rejects.toThrow(/^pg_restore failed: .*read-only/s)
  expect(await keysOf(target.storage)).toEqual([])
  expect(await listTables(target.db)).toEqual([])
})

test('without PostgreSQL’s programs the package is named', async () => {
  vi.stubEnv('PATH', newFolder())
  try {
    await expect(backUpTo(diskStorage(newFolder()), source)).rejects.toThrow(/^pg_dump is missing: .*postgresql-client/)
  } finally {
    vi.unstubAllEnvs()
  }
})

test('a file that is removed while files are copied makes the database be read again; one that is lost is told', async () => {
  const { storage } = source
  const names = [
    ['clips/a/eng-1.mp4', 'clips/lost.mp4', 'clips/removed.mp4'],
    ['clips/a/eng-1.mp4', 'clips/lost.mp4'],
  ]
  const facts = { rows: {}, moment: new Date() }
  const dump = vi.fn(async (file: string) => {
    await writeFile(file, 'rows')
    return { ...facts, namedKeys: new Set(names[dump.mock.calls.length - 1] ?? names[1]) }
  })
  const database = { ...source.database, dump }
  const backup = await backUpTo(diskStorage(newFolder()), { storage, database })
  expect(dump).toHaveBeenCalledTimes(2)
  expect(backup.missing).toEqual(['clips/lost.mp4'])
})

test('a file that was removed after an earlier copy is kept as long as the database names it', async () => {
  const [storage, place] = [await filled(), diskStorage(newFolder())]
  const database = quickDatabase('clips/a/eng-1.mp4')
  await backUpTo(place, { storage, database })
  await storage.remove('clips/a/eng-1.mp4')
  const backup = await backUpTo(place, { storage, database })
  expect(backup).toMatchObject({ missing: [], files: { count: 3 } })
  expect((await findBackup(await openPlace(place, null, false), null)).id).toBe(backup.id)
})

test('pictures that the database does not name, and Genie’s answers, stay out', async () => {
  const storage = await filled()
  const path = join(newFolder(), 'file')
  await writeFile(path, 'a face')
  for (const name of [
    'pictures/avatars/x.webp',
    'pictures/logos/x.webp',
    'voices/7/answer.wav',
    'voices/lesson-7/eng-1.wav',
  ])
    await storage.put(name, path)
  const places = diskStorage(newFolder())
  await backUpTo(places, { ...source, storage })
  const target = { ...(await emptyTarget()), database: postgresDump(await createDatabase()) }
  await restoreFrom(places, target)
  expect(await keysOf(target.storage)).toEqual([...Object.keys(files), 'voices/lesson-7/eng-1.wav'].sort())
})
