// @module-tag ci
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { postgresDump } from '#platform/backup/database/database-dump'
import { copyFiles } from '#platform/media/copy-files'
import { readTracks } from '#platform/media/read-tracks'
import { diskStorage } from '#platform/ports/storage/disk'
import { s3Storage } from '#platform/ports/storage/s3'
import type { Storage } from '#platform/ports/storage/storage'
import { loadPack } from '#studio/content/load/load-pack'
import { atEnd } from '#test/app/at-end'
import { type TestApp, testApp } from '#test/app/test-app'
import { backUpTo, emptyTarget, keysOf, newFolder, restoreFrom, urlOf } from '#test/backup/backup-stage'
import { storeStage } from '#test/files/store-stage'
import { picture, upload } from '#test/files/uploads'
import { addSampleTopic, addTopics } from '#test/library/library'
import { household } from '#test/people/people'
import { readFacts } from './database/database-facts.queries'

const sample = join(import.meta.dirname, '../../../test/pack')

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await addTopics(app.deps.db)
  await addSampleTopic(app.deps.db)
  await loadPack(app.deps, sample)
})

/** Makes households, and changes their pictures, until it is ended; returns when each was acknowledged. */
function load() {
  let isOver = false
  const acknowledged: { id: number; at: number }[] = []
  const ended = (async () => {
    const photo = await picture(64, 64)
    while (!isOver) {
      const { worker } = await household(app)
      for (let change = 0; change < 2; change++) {
        const { url } = await upload(app, worker.token, photo)
        await app.call('POST /users/avatar', { body: { img_url: url } }, worker.token)
      }
      await app.workDone()
      acknowledged.push({ id: worker.id, at: Date.now() })
    }
  })()
  const end = () => {
    isOver = true
    return ended
  }
  return { acknowledged, end }
}

async function backUpUnderLoad(places: Storage) {
  const source = { storage: app.deps.storage, database: postgresDump(await urlOf(app.deps.db)) }
  const { acknowledged, end } = load()
  await expect.poll(() => acknowledged.length).toBeGreaterThan(2)
  const backup = await backUpTo(places, source)
  const count = acknowledged.length
  await expect.poll(() => acknowledged.length).toBeGreaterThan(count)
  await end()
  return { backup, acknowledged }
}

async function expectWhole(
  target: Awaited<ReturnType<typeof emptyTarget>>,
  moment: number,
  ids: { id: number; at: number }[],
) {
  const before = ids.filter(({ at }) => at < moment).map(({ id }) => id)
  expect(before.length).toBeGreaterThan(2)
  const users = await target.db.selectFrom('users').select(['id', 'img_url']).where('id', 'in', before).execute()
  expect(users.map(({ id }) => id).sort()).toEqual(before.sort())
  for (const { img_url } of users) expect(await target.storage.has(String(img_url).slice(1))).toBe(true)

  const { namedKeys } = await readFacts(target.db)
  const keys = await keysOf(target.storage)
  expect(keys).toEqual(expect.arrayContaining([...namedKeys]))
  for (const key of keys) expect(await target.storage.checksum(key)).toBe(await originalChecksum(key))
  const clips = keys.filter((key) => key.endsWith('.mp4'))
  expect(clips.length).toBeGreaterThan(1)
  for (const key of clips) expect(await readTracks(join(target.folder, key)), key).toMatchObject({ format: 'MP4' })
}

/** A picture that was replaced since then has no original any more. */
const originalChecksum = async (key: string) => (await app.deps.storage.checksum(key)) ?? expect.any(String)

test('what was acknowledged before the moment of a backup is restored elsewhere, with every file', async () => {
  const places = diskStorage(newFolder())
  const { backup, acknowledged } = await backUpUnderLoad(places)
  expect(backup.missing).toEqual([])
  const target = await emptyTarget()
  await restoreFrom(places, target)
  await expectWhole(target, new Date(backup.moment).getTime(), acknowledged)
})

test('the same from a bucket to an encrypted bucket', async () => {
  const [clips, backups] = [await storeStage(), await storeStage()]
  atEnd(clips.store.close)
  atEnd(backups.store.close)
  const [storage, places] = [s3Storage(clips.config), s3Storage(backups.config)]
  await copyFiles(app.deps.storage, storage, () => {})
  const key = 'a key of thirty-two letters or more'
  const source = { storage, database: postgresDump(await urlOf(app.deps.db)) }
  const backup = await backUpTo(places, source, { key })
  expect([...backups.store.files.values()].some(({ body }) => body.includes('WEBVTT'))).toBe(false)
  const target = await emptyTarget()
  await restoreFrom(places, target, key)
  expect((await readFacts(target.db)).rows).toEqual(backup.rows)
  expect(await keysOf(target.storage)).toEqual(await keysOf(storage))
})
