// @module-tag ci
import { dayMs } from '@kasama/contract/durations.rules'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { s3Storage } from '#platform/ports/storage/s3'
import { type TestApp, testApp } from '#test/app/test-app'
import { storeStage } from '#test/files/store-stage'
import { demoClip, openUpload, sendBytes } from '#test/files/tus'
import { addTopics } from '#test/library/library'
import { desks } from '#test/people/admins'
import type { Person } from '#test/people/people'
import { padded } from '../../../../stand-ins/padded-clip'
import type { startS3 } from '../../../../stand-ins/s3/app'
import { takeUploadsJobOf } from './take/take-uploads.job'
import { sweepJobOf } from './upload/sweep-store.job'

let app: TestApp
let store: Awaited<ReturnType<typeof startS3>>
let provider: Person
let origin: string
let clip: Buffer
let expectFaults: (areExpected: boolean) => void
beforeAll(async () => {
  const stage = await storeStage()
  store = stage.store
  const patient = s3Storage(stage.config)
  const hasty = s3Storage(stage.config, { connectionTimeout: 500, socketTimeout: 500 })
  const storage = { ...patient }
  // A short timeout while the store is meant to hang, a long one otherwise, for busy machines.
  expectFaults = (areExpected) => Object.assign(storage, areExpected ? hasty : patient)
  app = await testApp({ deps: () => ({ storage }) })
  origin = await app.app.listen({ port: 0 })
  ;({ provider } = await desks(app))
  await addTopics(app.deps.db)
  clip = await demoClip()
  return () => store.close()
})

const mend = () => {
  store.forget()
  expectFaults(false)
}
beforeEach(mend)

const show = async (id: number) => (await app.call('GET /admin/videos/:id', { params: { id } }, provider.token)).data
const change = async (id: number, changes: { path: string; value: unknown }[]) => {
  const { revision } = await show(id)
  const body = { based_on: revision, changes }
  return app.call('PATCH /admin/videos/:id/draft', { params: { id }, body }, provider.token)
}

/** A lesson that is complete but for its clip. */
async function begun(): Promise<number> {
  const body = { title: 'Bathe a baby', topic_ids: [13] }
  const { id } = (await app.call('POST /admin/videos', { body }, provider.token)).data
  await change(id, [
    { path: 'languages.eng.description', value: 'Warm water.' },
    { path: 'languages.eng.cues', value: [{ start: 1, end: 2, text: 'Warm water' }] },
  ])
  return id
}

/** A file that is large enough for a multipart upload. */
const large = () => padded(clip, 20 * 1_048_576)
async function send(id: number, bytes: Buffer) {
  const { data } = await openUpload(app, id, { bytes }, provider)
  expect((await sendBytes(origin, data, 0, bytes)).status).toBe(204)
}
const look = () => takeUploadsJobOf(app.deps).run({}, '')
const clipKeys = (id: number) => [...store.files.keys()].filter((key) => key.startsWith(`clips/lesson-${id}/`))
const wordsOf = async (id: number) => (await show(id)).lesson.languages.eng

test.each(['full', 'away', 'slow_down', 'hangs'] as const)(
  'a store that is %s during an upload keeps no partial clip, and gets it afterwards',
  { tags: 'long' },
  async (fault) => {
    for (const bytes of [clip, large()]) {
      const id = await begun()
      await send(id, bytes)
      store.fault(fault, 'PUT', 50)
      store.fault(fault, 'POST', 50)
      expectFaults(true)
      await expect(look()).rejects.toThrow()
      expect([clipKeys(id), (await wordsOf(id))?.address]).toEqual([[], null])
      mend()
      await look()
      const address = (await wordsOf(id))?.address ?? ''
      expect(store.files.get(address)?.body.length).toBe(bytes.length)
      expect(store.uploads.size).toBe(0)
    }
  },
)

test.each(['full', 'away', 'slow_down', 'hangs'] as const)(
  'while the store is %s nothing is published; afterwards the lesson is published completely',
  async (fault) => {
    const id = await begun()
    await send(id, clip)
    await look()
    const { revision } = await show(id)
    const publish = () =>
      app.call('POST /admin/videos/:id/publish', { params: { id }, body: { revision } }, provider.token)
    store.fault(fault, 'PUT', 50)
    expectFaults(true)
    expect(await publish()).toMatchObject(
      fault === 'full' ? { status: 507, code: 'no_room' } : { status: 503, code: 'store_away' },
    )
    const after = await show(id)
    expect(after).toMatchObject({ state: 'new', revision, versions: [] })
    const seen = await app.deps.db.selectFrom('videos').select('id').where('id', '=', id).execute()
    expect(seen).toEqual([])
    mend()
    expect((await publish()).data.version).toBe(1)
    const { subtitles } = (await show(id)).lesson.languages.eng ?? {}
    expect(String(store.files.get(subtitles ?? '')?.body)).toContain('Warm water')
  },
)

test('orphaned parts in the store are removed a day later; running uploads stay', async () => {
  const upload = { key: 'clips/half.mp4', parts: new Map(), type: 'video/mp4', metadata: {} }
  store.uploads.set('left', { ...upload, begun: new Date(Date.now() - 2 * dayMs) })
  store.uploads.set('under way', { ...upload, begun: new Date() })
  await sweepJobOf(app.deps).run({}, '')
  expect([...store.uploads.keys()]).toEqual(['under way'])
  store.uploads.clear()
})
