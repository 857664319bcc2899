import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dayMs } from '@kasama/contract/durations.rules'
import { expect, test } from 'vitest'
import { diskStorage } from '#platform/ports/storage/disk'
import { backUpTo, keysOf, newFolder } from '#test/backup/backup-stage'
import type { DumpedDatabase } from './database/database-dump'
import { listComplete } from './place/backup-list'
import { openPlace } from './place/place'
import { checkBackup, findBackup } from './restore'
import { type KeepRule, keptIds, removeOld } from './retention'

const now = new Date('2026-03-31T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
const idOf = (days: number) => `${daysAgo(days).toISOString().replaceAll(/[-:.]/g, '')}-abcdef`

test('the newest of each of the last days and weeks is kept, and always the newest of all', () => {
  const ids = [40, 20, 15, 9, 8, 3, 1.5, 1.2, 0.5].map(idOf)
  const kept = (days: number, weeks: number) => [...keptIds(ids, { days, weeks }, now)].sort()
  expect(kept(2, 0)).toEqual([1.2, 0.5].map(idOf))
  expect(kept(0, 3)).toEqual([9, 3, 0.5].map(idOf))
  expect(kept(2, 3)).toEqual([9, 3, 1.2, 0.5].map(idOf))
  expect([...keptIds([40, 30].map(idOf), { days: 7, weeks: 2 }, now)]).toEqual([idOf(30)])
  expect([...keptIds([], { days: 7, weeks: 2 }, now)]).toEqual([])
})

test('night after night, weeks keep one backup of each week, beside the days or alone', () => {
  /** The ages, in days, of the backups that are left on the last of 60 nights. */
  function agesLeft(rule: KeepRule) {
    let ids: string[] = []
    for (let age = 60; age >= 0; age--) {
      const left = keptIds([...ids, idOf(age)], rule, daysAgo(age))
      ids = [...ids, idOf(age)].filter((id) => left.has(id))
    }
    return Array.from({ length: 61 }, (_, age) => age).filter((age) => ids.includes(idOf(age)))
  }
  // The last night is a Tuesday, and of each earlier week its Sunday is left.
  expect(agesLeft({ days: 7, weeks: 4 })).toEqual([0, 1, 2, 3, 4, 5, 6, 9, 16])
  expect(agesLeft({ days: 0, weeks: 4 })).toEqual([0, 2, 9, 16])
  expect(agesLeft({ days: 7, weeks: 0 })).toEqual([0, 1, 2, 3, 4, 5, 6])
})

test('a day ends at midnight in Singapore, and a week with its Sunday', () => {
  const idAt = (at: string) => `${new Date(at).toISOString().replaceAll(/[-:.]/g, '')}-abcdef`
  const [saturday, sunday, monday] = ['2026-03-28T23:59+08:00', '2026-03-29T23:59+08:00', '2026-03-30T00:01+08:00'].map(
    idAt,
  ) as [string, string, string]
  const kept = (rule: KeepRule) => [...keptIds([saturday, sunday, monday], rule, now)].sort()
  expect(kept({ days: 3, weeks: 0 })).toEqual([sunday, monday])
  expect(kept({ days: 0, weeks: 2 })).toEqual([sunday, monday])
  expect(kept({ days: 0, weeks: 1 })).toEqual([monday])
})

/** A database of one line, without files. */
const database: DumpedDatabase = {
  kind: 'postgres',
  async dump(file) {
    await writeFile(file, 'rows')
    return { rows: {}, namedKeys: new Set(), moment: now }
  },
  intoEmpty: () => Promise.reject(new Error('no test restores it')),
}

async function store(storage: ReturnType<typeof diskStorage>, key: string) {
  const path = join(newFolder(), 'file')
  await writeFile(path, `content of ${key}`)
  await storage.put(key, path)
}

test('old backups go with the files that only they need, killed ones too; what is kept is whole', async () => {
  const [storage, places] = [diskStorage(newFolder()), diskStorage(newFolder())]
  const source = { storage, database }
  await store(storage, 'clips/old.mp4')
  await store(storage, 'clips/common.mp4')
  const old = await backUpTo(places, source, { now: () => daysAgo(5) })
  await storage.remove('clips/old.mp4')
  await store(storage, 'clips/new.mp4')
  const newest = await backUpTo(places, source, { now: () => daysAgo(1) })
  await store(places, `backups/${idOf(3)}/under-way`)
  await store(places, `backups/${idOf(3)}/database`)

  const place = await openPlace(places, null, false)
  expect(await removeOld(place, { days: 2, weeks: 0 }, now)).toEqual([old.id])
  expect(await listComplete(place)).toEqual([newest.id])
  expect((await keysOf(places)).filter((name) => name.startsWith('files/'))).toHaveLength(2)
  expect((await keysOf(places)).filter((name) => name.includes(idOf(3)))).toEqual([])
  await checkBackup({ place, say: () => {} }, await findBackup(place, null))
})

test('the last good backup stays, however old it is', async () => {
  const places = diskStorage(newFolder())
  const only = await backUpTo(places, { storage: diskStorage(newFolder()), database }, { now: () => daysAgo(400) })
  const place = await openPlace(places, null, false)
  expect(await removeOld(place, { days: 1, weeks: 1 }, now)).toEqual([])
  expect(await listComplete(place)).toEqual([only.id])
})

test('copies of files stay while another backup is under way', async () => {
  const [storage, places] = [diskStorage(newFolder()), diskStorage(newFolder())]
  await store(storage, 'clips/one.mp4')
  await backUpTo(places, { storage, database }, { now: () => daysAgo(1) })
  await store(places, `backups/${idOf(0.1)}/under-way`)
  await store(places, 'files/ab/abcdef')
  const place = await openPlace(places, null, false)
  await removeOld(place, { days: 2, weeks: 0 }, now)
  expect(await keysOf(places)).toContain('files/ab/abcdef')
  await places.remove(`backups/${idOf(0.1)}/under-way`)
  await removeOld(place, { days: 2, weeks: 0 }, now)
  expect(await keysOf(places)).not.toContain('files/ab/abcdef')
})

test('a kept backup that is damaged stops the removal, and the next backup reads all files anew', async () => {
  const [storage, folder] = [diskStorage(newFolder()), newFolder()]
  const places = diskStorage(folder)
  await store(storage, 'clips/one.mp4')
  await backUpTo(places, { storage, database }, { now: () => daysAgo(5) })
  const damaged = await backUpTo(places, { storage, database }, { now: () => daysAgo(1) })
  await writeFile(join(folder, `backups/${damaged.id}/files`), '{"key":"clips/on')
  const next = await backUpTo(places, { storage, database }, { now: () => now })
  expect(next.files.count).toBe(1)
  const place = await openPlace(places, null, false)
  const before = await keysOf(places)
  await expect(removeOld(place, { days: 2, weeks: 0 }, now)).rejects.toThrow('/files is damaged')
  expect(await keysOf(places)).toEqual(before)
  await checkBackup({ place, say: () => {} }, next)
})
