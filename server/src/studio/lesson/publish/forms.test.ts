// @module-tag ci
import { minuteMs } from '@kasama/contract/durations.rules'
import { beforeAll, expect, test } from 'vitest'
import { type SlowStore, slowStore } from '#test/files/slow-store'
import { voiceStage } from '#test/files/voice-stage'
import { publishDueJobOf } from './publish-due.job'

let stage: Awaited<ReturnType<typeof voiceStage>>
let store: SlowStore
beforeAll(async () => {
  stage = await voiceStage({
    deps: ({ storage }) => {
      store = slowStore(storage)
      return { storage: store.storage }
    },
  })
})

/** Publishes while the clip's further forms are made: after the lesson was read, before it is published. */
async function whileMade(publish: () => Promise<unknown>) {
  const held = store.hold(Number.POSITIVE_INFINITY, (key) => key.endsWith('.vtt'))
  const done = publish()
  await held.reached
  await stage.make()
  held.release()
  await done
}

async function expectForms(id: number) {
  const made = {
    low_address: expect.stringContaining('mya.low-'),
    audio_address: expect.stringMatching(/mya-.+\.m4a$/),
    subtitles: expect.stringMatching(/\.vtt$/),
  }
  const { db } = stage.app.deps
  const out = await db.selectFrom('video_languages').selectAll().where('video_id', '=', id).execute()
  expect(out.find(({ language_code }) => language_code === 'mya')).toMatchObject(made)
  const versions = await db.selectFrom('lesson_versions').select('document').where('video_id', '=', id).execute()
  expect(versions.at(-1)?.document.languages.mya).toMatchObject(made)
  expect(await stage.show(id)).toMatchObject({ state: 'published', lesson: { languages: { mya: made } } })
}

test('renditions finished during the publication of their lesson are published with it', async () => {
  const { app, provider, lesson, show } = stage
  const id = await lesson()
  const { revision } = await show(id)
  await whileMade(() =>
    app.call('POST /admin/videos/:id/publish', { params: { id }, body: { revision } }, provider.token),
  )
  await expectForms(id)
})

test('renditions finished at the time of a scheduled publication are published with it', async () => {
  const { app, provider, lesson, show } = stage
  const id = await lesson()
  const { revision } = await show(id)
  const at = new Date(app.deps.now().getTime() + minuteMs).toISOString()
  await app.call('POST /admin/videos/:id/publish', { params: { id }, body: { revision, at } }, provider.token)
  app.forward({ minutes: 2 })
  await whileMade(() => publishDueJobOf(app.deps).run({}, ''))
  await expectForms(id)
})
