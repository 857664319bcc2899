import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { s3Storage } from '#platform/ports/storage/s3'
import { atEnd } from '#test/app/at-end'
import { type TestApp, testApp } from '#test/app/test-app'
import { startS3 } from '../../../../stand-ins/s3/app'
import { mediaUrl } from './media-address'
import { storePicture } from './store-picture'

let app: TestApp
const key = 'clips/a-lesson/eng-12345678.mp4'
beforeAll(async () => {
  app = await testApp()
  const file = join(app.deps.config.dataDir, 'clip')
  writeFileSync(file, '0123456789')
  await app.deps.storage.put(key, file)
  await app.deps.storage.put('pictures/tap.svg', file)
})

const address = () => mediaUrl(app.deps.secretKey, key, { accountId: 7, now: app.deps.now() })
const get = (url: string, headers: Record<string, string> = {}) => app.app.inject({ url, headers })

test.each([
  [undefined, 200, '0123456789', undefined],
  ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
  ['bytes=4-', 206, '456789', 'bytes 4-9/10'],
  ['bytes=-2', 206, '89', 'bytes 8-9/10'],
  ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
  ['bytes=0-1,4-5', 200, '0123456789', undefined],
  ['bytes=5-2', 200, '0123456789', undefined],
  ['bytes=10-', 416, '', 'bytes */10'],
  ['bytes=-0', 416, '', 'bytes */10'],
])('range %s', async (range, status, body, contentRange) => {
  const reply = await get(address(), range ? { range } : {})
  expect([reply.statusCode, reply.body, reply.headers['content-range']]).toEqual([status, body, contentRange])
})
test('a cached file is not sent again, whichever of its URLs is requested', async () => {
  const [path, wholeFile] = [address(), await get(address())]
  const etag = String(wholeFile.headers.etag)
  expect(etag).toMatch(/^"[\w-]{22}"$/)
  // While an address is valid, the browser does not even send a request.
  expect(wholeFile.headers['cache-control']).toBe('private, max-age=7200, immutable')
  expect((await get(path, { range: 'bytes=0-3' })).headers.etag).toBe(etag)
  app.forward({ minutes: 60 })
  expect(address()).not.toBe(path)
  for (const matchingTag of [etag, `"other", W/${etag}`, '*']) {
    const reply = await get(address(), { 'if-none-match': matchingTag, range: 'bytes=0-3' })
    expect([reply.statusCode, reply.body, reply.headers.etag], matchingTag).toEqual([304, '', etag])
    expect(reply.headers['cache-control']).toBe(wholeFile.headers['cache-control'])
  }
  expect((await get(address(), { 'if-none-match': '"other"' })).body).toBe('0123456789')
  expect((await get(`/media/${key}`, { 'if-none-match': '*' })).statusCode).toBe(403)
  expect((await get('/pictures/none.svg', { 'if-none-match': '*' })).statusCode).toBe(404)
  expect((await get('/pictures/tap.svg')).headers.etag).not.toBe(etag)
})
test('a range goes on only with the file that it was begun with', async () => {
  const { etag } = (await get(address())).headers
  const getRest = (validator: string, range = 'bytes=4-') => get(address(), { range, 'if-range': validator })
  expect((await getRest(String(etag))).body).toBe('456789')
  for (const validator of ['"other"', `W/${etag}`, 'Tue, 10 Mar 2026 04:00:00 GMT']) {
    const reply = await getRest(validator)
    expect([reply.statusCode, reply.body, reply.headers['content-range']]).toEqual([200, '0123456789', undefined])
  }
  expect((await getRest('"other"', 'bytes=10-')).statusCode).toBe(200)
})
test('a file that was put in the place of another has another name', async () => {
  const [file, changing] = [join(app.deps.config.dataDir, 'changing'), 'pictures/changing.png']
  const etags: unknown[] = []
  for (const content of ['short', 'a little longer']) {
    writeFileSync(file, content)
    await app.deps.storage.put(changing, file)
    etags.push((await get(`/${changing}`)).headers.etag)
  }
  expect(etags[0]).not.toBe(etags[1])
})
test('an address is good for one to two hours, for its file only, and stays the same within the hour', async () => {
  const path = address()
  expect(address()).toBe(path)
  expect((await get(path.replace('eng-', 'phi-'))).json().code).toBe('media_expired')
  expect((await get(path.replace('a=7', 'a=8'))).json().code).toBe('media_expired')
  expect((await get(path.replace(/e=(\d+)/, (_, hour) => `e=${Number(hour) + 1}`))).json().code).toBe('media_expired')
  expect((await get(`/media/${key}`)).statusCode).toBe(403)
  app.forward({ minutes: 59 })
  expect((await get(path)).statusCode).toBe(200)
  app.forward({ minutes: 62 })
  expect((await get(path)).statusCode).toBe(403)
})
test('a playlist gives its pieces addresses of their own, for as long as its own, and signs nothing beside them', async () => {
  const folder = 'clips/a-lesson/eng-99.hls'
  const piece = join(app.deps.config.dataDir, 'clip')
  const list = join(app.deps.config.dataDir, 'list')
  const lines = [
    '#EXTM3U',
    '#EXT-X-MAP:URI="init.mp4"',
    '#EXTINF:4,',
    'low/1.m4s',
    '../../b-lesson/eng-1.mp4',
    'https://x.example/2.ts',
  ]
  writeFileSync(list, lines.join('\n'))
  await app.deps.storage.put(`${folder}/index.m3u8`, list)
  await app.deps.storage.put(`${folder}/low/1.m4s`, piece)
  const path = mediaUrl(app.deps.secretKey, `${folder}/index.m3u8`, { accountId: 7, now: app.deps.now() })
  app.forward({ minutes: 50 })
  const reply = await get(path)
  expect(reply.headers['content-type']).toBe('application/vnd.apple.mpegurl')
  const [, map, , first, foreign, outside] = reply.body.split('\n')
  const expiry = /e=(\d+)/.exec(path)?.[1]
  expect(map).toMatch(/^#EXT-X-MAP:URI="init\.mp4\?a=7&e=\d+&s=[\w-]+"$/)
  expect(first).toContain(`a=7&e=${expiry}&`)
  expect([foreign, outside]).toEqual(lines.slice(4))
  const segment = await get(`/media/${folder}/${first}`)
  expect([segment.statusCode, segment.body, segment.headers['content-type']]).toEqual([200, '0123456789', 'video/mp4'])
  app.forward({ minutes: 120 })
  expect((await get(`/media/${folder}/${first}`)).statusCode).toBe(403)
  expect((await get(path)).statusCode).toBe(403)
})
test('pictures are open, in a sandbox, and nothing beside them is', async () => {
  const reply = await get('/pictures/tap.svg')
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['content-security-policy']).toContain('sandbox')
  expect(reply.headers['x-content-type-options']).toBe('nosniff')
  for (const path of ['/pictures/%00.svg', '/pictures/none.svg', '/pictures/avatars']) {
    const missing = await get(path)
    expect([missing.statusCode, missing.headers['cache-control']]).toEqual([404, 'no-store'])
  }
  for (const path of ['/pictures/../clips/a-lesson/eng-12345678.mp4', '/pictures/%2e%2e/clip', '/pictures/none.svg']) {
    expect((await get(path)).body, path).not.toContain('0123456789')
  }
})
test('a clip in a store is read from there by an address that ends with its own; what scripts read passes through here', async () => {
  const keys = { KEY: 'a-secret-of-the-store' }
  const store = await startS3(keys)
  atEnd(store.close)
  const s3 = { endpoint: store.endpoint, region: 'r', bucket: 'clips', accessKeyId: 'KEY', secretAccessKey: keys.KEY }
  const start = new Date().toISOString()
  const settings = { ...s3, pathStyle: true, presigned: true }
  const config = { s3: settings }
  const { app: server, deps } = await testApp({ start, config, deps: () => ({ storage: s3Storage(settings) }) })
  const file = join(deps.config.dataDir, 'clip')
  writeFileSync(file, '0123456789')
  for (const stored of [key, 'clips/a-lesson/eng.vtt']) await deps.storage.put(stored, file)
  const to = (stored: string) => mediaUrl(deps.secretKey, stored, { accountId: 7, now: deps.now() })
  const reply = await server.inject({ url: to(key), headers: { range: 'bytes=2-3' } })
  expect([reply.statusCode, reply.body]).toEqual([302, ''])
  const elsewhere = new URL(String(reply.headers.location))
  expect(elsewhere.origin).toBe(store.endpoint)
  expect(await (await fetch(elsewhere, { headers: { range: 'bytes=2-3' } })).text()).toBe('23')
  expect((await server.inject(to(key))).headers.location).toBe(reply.headers.location)
  expect((await server.inject(to('clips/a-lesson/eng.vtt'))).body).toBe('0123456789')
  expect((await server.inject(`/media/${key}`)).statusCode).toBe(403)
  expect((await server.inject('/')).headers['content-security-policy']).toContain(store.endpoint)
})
test.each([
  ['came through, though its answer was lost', async () => true, true],
  ['is not known to have come through', () => Promise.reject(new Error('no database')), true],
  ['has failed', async () => false, false],
])('a picture whose record %s', async (_, recordExists, stays) => {
  const { storage } = app.deps
  const keys: string[] = []
  const record = async (stored: string) => {
    keys.push(stored)
    throw new Error('Connection terminated')
  }
  const stored = storePicture(
    storage,
    { folder: 'logos', picture: Buffer.from('webp') },
    { record, isRecorded: recordExists },
  )
  await expect(stored).rejects.toThrow('Connection terminated')
  expect((await get(`/${keys[0]}`)).statusCode).toBe(stays ? 200 : 404)
})
