import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { uploadFolder } from '#studio/clip/upload/upload-files'
import { type TestApp, testApp } from '#test/app/test-app'
import { bringIn } from '#test/files/imports'
import { endlessTable } from '#test/files/mp4'
import { demoClip } from '#test/files/tus'
import { type ZipPart, zipOf } from '#test/files/zip'
import { admin } from '#test/people/admins'

let app: TestApp
let origin: string
let by: Awaited<ReturnType<typeof admin>>
beforeAll(async () => {
  app = await testApp()
  by = await admin(app)
  origin = await app.app.listen({ host: '127.0.0.1', port: 0 })
})

const pack: ZipPart = { name: 'pack.json', body: '{"name":"Hostile","slug":"hostile"}' }
const topics = [{ id: 13, icon: 'house', colour: 'chores', name: { eng: 'Chores' } }]
const link = { attributes: 0o120777 << 16 }

/** The result of checking a pack; asserts that nothing of it stays on disk. */
async function look(bytes: Buffer) {
  const looked = await bringIn(app, origin, { name: 'pack.zip', bytes, by })
  expect(readdirSync(uploadFolder(app.deps.config)).filter((name) => name.endsWith('.work'))).toEqual([])
  await app.call('DELETE /admin/imports/:id', { params: { id: looked.id } }, by.token)
  expect(readdirSync(uploadFolder(app.deps.config))).toEqual([])
  return looked
}

const zeros = Buffer.alloc(20_000_000)

test.each<[string, () => Buffer, RegExp]>([
  [
    'a path above the folder',
    () => zipOf([pack, { name: '../escape.json', body: '{}' }]),
    /escape\.json|invalid relative path/,
  ],
  [
    'a path that climbs in the middle',
    () => zipOf([pack, { name: 'videos/../../x', body: 'x' }]),
    /invalid relative path|no name of a file/,
  ],
  ['an absolute path', () => zipOf([pack, { name: '/etc/passwd', body: 'x' }]), /absolute path|no name of a file/],
  ['a drive of Windows', () => zipOf([pack, { name: 'C:/x', body: 'x' }]), /absolute path|no name of a file/],
  ['a backslash', () => zipOf([pack, { name: 'videos\\x', body: 'x' }]), /invalid characters|no name of a file/],
  ['a control character', () => zipOf([pack, { name: 'videos/a\u0000b', body: 'x' }]), /no name of a file/],
  ['a link', () => zipOf([pack, { name: 'pictures/x.png', body: '/etc/passwd', ...link }]), /is a link/],
  ['the same name twice', () => zipOf([pack, pack]), /stands in the ZIP twice/],
  ['a bomb', () => zipOf([pack, { name: 'videos/a/eng.mp4', body: zeros }]), /more tightly/],
  [
    'a bomb that says it is small',
    () => zipOf([pack, { name: 'x.mp4', body: zeros, declaredSize: 100 }]),
    /can’t be read/,
  ],
  ['a text of 20 MB', () => zipOf([pack, { name: 'faq.json', body: zeros, method: 0 }]), /faq\.json is too large/],
  ['a password', () => zipOf([pack, { name: 'x.mp4', body: 'x', flags: 1 }]), /locked with a password/],
  ['a method that is not known', () => zipOf([pack, { name: 'x.mp4', body: 'x', method: 12 }]), /not known here/],
  ['no pack', () => zipOf([{ name: 'readme.txt', body: 'x' }]), /no pack\.json/],
  ['nothing', () => zipOf([]), /is empty/],
  ['half an archive', () => zipOf([pack, { name: 'x.mp4', body: 'x' }]).subarray(0, 60), /can’t be read/],
  ['noise', () => Buffer.from(Array.from({ length: 3000 }, (_, n) => (n * 7919) % 251)), /can’t be read/],
])('%s is refused with a reason, and nothing is stored', async (_, bytes, sentence) => {
  const { state, problem } = await look(bytes())
  expect([state, problem]).toEqual(['refused', expect.stringMatching(sentence)])
})

test('a ZIP bomb is refused by its directory, in constant memory', { tags: 'long' }, async () => {
  const bomb = zipOf([pack, ...Array.from({ length: 40 }, (_, n) => ({ name: `videos/a/${n}.mp4`, body: zeros }))])
  const before = process.memoryUsage().rss
  expect((await look(bomb)).problem).toMatch(/more tightly/)
  expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000)
})
test('faults of a pack are reported by file and line; a top folder and system files are no faults', async () => {
  const video = { topics: [13], public_level: 0, host: 'vimeo', address: 'x', duration: 5 }
  const name = 'my pack/'
  const { problem, refused } = await look(
    zipOf([
      { ...pack, name: `${name}pack.json` },
      { name: '__MACOSX/._pack.json', body: 'x' },
      { name: `${name}.DS_Store`, body: 'x' },
      { name: `${name}videos/a-lesson/video.json`, body: JSON.stringify(video) },
      { name: `${name}videos/a-lesson/eng.json`, body: '{"title":"A\\u0000","description":""}' },
    ]),
  )
  expect(problem).toMatch(/^The pack has \d faults; nothing was loaded\.$/)
  expect(refused).toContainEqual({
    file: 'videos/a-lesson/eng.json',
    line: 1,
    reason: expect.stringContaining('control character'),
    title: '',
  })
})
test('a picture of 41 megapixels and an SVG named as a photo are faults', { tags: 'long' }, async () => {
  const large = await sharp({ create: { width: 8200, height: 5000, channels: 3, background: 'red' } })
    .png({ compressionLevel: 0 })
    .toBuffer()
  const video = { topics: [13], public_level: 0, host: 'vimeo', address: '76979871', duration: 5 }
  const parts = (thumbnail: string, body: Buffer): ZipPart[] => [
    pack,
    { name: 'topics.json', body: JSON.stringify(topics) },
    { name: 'videos/a-lesson/video.json', body: JSON.stringify({ ...video, thumbnail }) },
    { name: 'videos/a-lesson/eng.json', body: '{"title":"A","description":""}' },
    { name: `pictures/${thumbnail}`, body, method: 0 },
  ]
  const reasons = async (thumbnail: string, body: Buffer) => (await look(zipOf(parts(thumbnail, body)))).refused
  const small = await sharp(large).resize(10).png().toBuffer()
  expect((await look(zipOf(parts('a.png', small)))).result).toMatchObject({ added: 1 })
  expect(large.length).toBeGreaterThan(20_000_000)
  expect((await look(zipOf(parts('a.png', large)))).problem).toMatch(/a\.png is too large/)
  const packed = await sharp(large).png().toBuffer()
  expect(await reasons('a.png', packed)).toMatchObject([{ reason: 'is larger than 40 megapixels' }])
  const svg = readFileSync(join(import.meta.dirname, '../../../../test/pack/pictures/plant.svg'))
  expect(await reasons('a.png', svg)).toMatchObject([{ file: 'pictures/a.png' }])
})
test('a clip with an endless index and mutually referring playlists are faults of their files', {
  tags: 'long',
}, async () => {
  const naming = (name: string) => `#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\n${name}.m3u8\n`
  const { refused } = await look(
    zipOf([
      pack,
      { name: 'topics.json', body: JSON.stringify(topics) },
      { name: 'videos/a-lesson/video.json', body: '{"topics":[13],"public_level":0,"host":"file","duration":5}' },
      { name: 'videos/a-lesson/eng.json', body: '{"title":"A","description":""}' },
      { name: 'videos/a-lesson/eng.mp4', body: endlessTable(await demoClip()), method: 0 },
      { name: 'videos/a-lesson/phi.hls/index.m3u8', body: naming('b') },
      { name: 'videos/a-lesson/phi.hls/b.m3u8', body: naming('index') },
    ]),
  )
  const noClip = 'is no clip whose length can be read'
  expect(refused).toContainEqual(expect.objectContaining({ file: 'videos/a-lesson/eng.mp4', reason: noClip }))
  expect(refused).toContainEqual(expect.objectContaining({ file: 'videos/a-lesson/phi.hls', reason: noClip }))
})
