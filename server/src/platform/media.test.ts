import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../test/test-app'
import { mediaAddress } from './media-address'

let app: TestApp
const key = 'clips/a-lesson/eng-12345678.mp4'
beforeAll(async () => {
  app = await testApp()
  const file = join(app.deps.config.dataDir, 'clip')
  writeFileSync(file, '0123456789')
  await app.deps.storage.put(key, file)
  await app.deps.storage.put('pictures/tap.svg', file)
})

const address = () => mediaAddress(app.deps.secretKey, key, { accountId: 7, now: app.deps.now() })
const get = (url: string, range?: string) => app.app.inject({ url, headers: range ? { range } : {} })

test.each([
  [undefined, 200, '0123456789', undefined],
  ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
  ['bytes=4-', 206, '456789', 'bytes 4-9/10'],
  ['bytes=-2', 206, '89', 'bytes 8-9/10'],
  ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
  ['bytes=0-1,4-5', 200, '0123456789', undefined],
  ['bytes=10-', 416, '', 'bytes */10'],
])('range %s', async (range, status, body, contentRange) => {
  const reply = await get(address(), range)
  expect([reply.statusCode, reply.body, reply.headers['content-range']]).toEqual([status, body, contentRange])
})
test('an address is good for one to two hours, for its file only, and stays the same within the hour', async () => {
  const given = address()
  expect(address()).toBe(given)
  expect((await get(given.replace('eng-', 'phi-'))).json().code).toBe('media_expired')
  expect((await get(given.replace('a=7', 'a=8'))).json().code).toBe('media_expired')
  expect((await get(given.replace(/e=(\d+)/, (_, hour) => `e=${Number(hour) + 1}`))).json().code).toBe('media_expired')
  expect((await get(`/media/${key}`)).statusCode).toBe(403)
  app.forward({ minutes: 59 })
  expect((await get(given)).statusCode).toBe(200)
  app.forward({ minutes: 62 })
  expect((await get(given)).statusCode).toBe(403)
})
test('pictures are open, in a sandbox, and nothing beside them is', async () => {
  const reply = await get('/pictures/tap.svg')
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['content-security-policy']).toContain('sandbox')
  expect(reply.headers['x-content-type-options']).toBe('nosniff')
  for (const path of ['/pictures/../clips/a-lesson/eng-12345678.mp4', '/pictures/%2e%2e/clip', '/pictures/none.svg']) {
    expect((await get(path)).body, path).not.toContain('0123456789')
  }
})
