// @module-tag ci
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { buildApp } from '#app/app'
import { askForEvents } from '#test/chat/ask'
import { appWithModel } from '#test/chat/with-model'
import { demoClip, offsetOf, openUpload, sendBytes } from '#test/files/tus'
import { addTopics, addVideo } from '#test/library/library'
import { desks } from '#test/people/admins'
import { household } from '#test/people/people'

test('a server that stops hands on its streams and uploads to another one', async () => {
  const app = await appWithModel()
  const other = await buildApp(app.deps)
  const [origin, otherOrigin] = [await app.app.listen({ port: 0 }), await other.listen({ port: 0 })]
  await addTopics(app.deps.db)
  const { id } = await addVideo(app.deps.db)
  const [{ worker }, { provider }, clip] = [await household(app), await desks(app), await demoClip()]

  expect((await fetch(`${origin}/readyz`)).status).toBe(200)
  app.app.draining.begin()
  expect((await fetch(`${origin}/readyz`)).status).toBe(503)

  app.model.behave({ pieceMs: 60_000 })
  const stream = askForEvents(app, worker.token, 'Bagaimana cara mencuci handuk?')
  const { data: upload } = await openUpload(app, id, { bytes: clip }, provider)
  const sending = fetch(`${origin}${upload.address}`, {
    method: 'PATCH',
    headers: { 'tus-resumable': '1.0.0', 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    body: new ReadableStream({ start: (body) => body.enqueue(new Uint8Array(clip.subarray(0, 4000))) }),
    duplex: 'half',
  } as RequestInit).catch(() => null)
  while ((await offsetOf(otherOrigin, upload)).offset < 4000) await wait(10)
  while (app.model.seen.questions.length === 0) await wait(10)

  app.app.draining.handOn()
  expect((await stream).events.map(({ event }) => event)).toEqual(['again'])
  await sending
  expect((await sendBytes(otherOrigin, upload, 4000, clip.subarray(4000))).status).toBe(204)
  const errors = await app.deps.db.selectFrom('error_days').selectAll().execute()
  expect(errors).toEqual([])
  await other.close()
})
