import { Buffer } from 'node:buffer'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testApp } from '#test/app/test-app'
import { admin, desks } from '#test/people/admins'
import { employer } from '#test/people/people'

test("a lesson's file gets an address that plays; what is no clip, and what is not there, has none", async () => {
  const app = await testApp()
  const { token } = await admin(app)
  const path = join(tmpdir(), `sound-${process.pid}.m4a`)
  await writeFile(path, Buffer.from('sound'))
  await app.deps.storage.put('clips/bath/sound.m4a', path)
  const address = (key: string, by = token) => app.call('GET /admin/files', { query: { key } }, by)
  const { data } = await address('clips/bath/sound.m4a')
  expect((await app.app.inject({ url: data.url })).body).toBe('sound')
  for (const key of ['clips/none.m4a', 'spoken/clips/a.mp3', 'clips/../secret.m4a', '../clips/a.m4a', 'clips//a.m4a'])
    expect((await address(key)).code, key).toBe('not_found')
  const { one: ownDesk } = await desks(app)
  const boss = await employer(app)
  for (const by of [ownDesk.admin, boss])
    expect((await address('clips/bath/sound.m4a', by.token)).code).toBe('not_allowed')
})
