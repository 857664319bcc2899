import { readFile, rm } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import { piecesOf } from '../../../../test/files/mp4'
import { voiceStage } from '../../../../test/files/voice-stage'
import { tryLock } from '../../../platform/locks/locks'
import { makeJob } from './make.job'
import { addWork, endWork, listWorks, lockWork } from './works.queries'

let stage: Awaited<ReturnType<typeof voiceStage>>
beforeAll(async () => {
  stage = await voiceStage()
})

test('one process makes at a time, and what was asked for meanwhile is made after it', async () => {
  const { app, lesson, clipOf, pathOf, make, works } = stage
  const id = await lesson()
  const other = await tryLock(app.deps, makeJob)
  const waiting = make()
  const isWanted = async () =>
    (await app.deps.db.selectFrom('locks').select('wanted').where('name', '=', makeJob).executeTakeFirst())?.wanted
  await expect.poll(isWanted).toBe(true)
  expect(await works(id)).toMatchObject([{ what: 'renditions', tries: 0 }])
  await other?.release()
  await Promise.all([waiting, make()])
  expect(await works(id)).toEqual([])
  const { low_address } = await clipOf(id)
  expect(low_address).toContain('mya.low-')
  // Of five seconds, a piece for each: one for each frame would make the index several times as long.
  const pieces = piecesOf(await readFile(pathOf(low_address)))
  expect(pieces.map((count) => count >= 4 && count <= 8)).toEqual([true, true])
})
test('what is asked for again while it is made is another order, which stays', async () => {
  const { app, lesson } = stage
  const { db, now } = app.deps
  const id = await lesson()
  const begun = (await listWorks(db)).find(({ video_id }) => video_id === id)
  if (!begun) throw new Error('nothing is to be made')
  app.forward({ minutes: 1 })
  const { video_id, language_code, what, source, user_id } = begun
  await addWork(db, { video_id, language_code, what, source, user_id, created_at: now() })
  expect(await db.transaction().execute((tx) => lockWork(tx, begun))).toBe(false)
  await endWork(db, begun)
  expect((await listWorks(db)).filter(({ video_id }) => video_id === id)).toHaveLength(1)
})
test('what fails each time is given up after five tries, until somebody asks again', async () => {
  const { app, provider, lesson, clipOf, pathOf, make } = stage
  const id = await lesson()
  const { address } = await clipOf(id)
  await rm(pathOf(address))
  const list = async () =>
    (await app.call('GET /admin/videos/:id/clips', { params: { id } }, provider.token)).data.works
  const again = () => app.call('POST /admin/videos/:id/works/again', { params: { id } }, provider.token)
  expect(await list()).toMatchObject([{ what: 'renditions', failed: false, given_up: false }])
  expect((await again()).code).toBe('not_found')
  for (let tried = 1; tried <= 5; tried++) {
    expect(await list()).toMatchObject([{ given_up: false }])
    await expect(make()).rejects.toThrow('is not in the storage')
  }
  expect(await list()).toMatchObject([{ failed: true, given_up: true }])
  await make()
  expect((await again()).status).toBe(200)
  expect(await list()).toMatchObject([{ failed: false, given_up: false }])
  await expect(make()).rejects.toThrow('is not in the storage')
})
