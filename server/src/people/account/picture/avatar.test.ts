// @module-tag ci
import { deflateSync } from 'node:zlib'
import { type ErrorCode, errors } from '@kasama/contract/errors/errors'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { picture, upload } from '#test/files/uploads'
import { household, type Person } from '#test/people/people'
import { tidyPicturesOf } from './tidy-pictures.job'

let app: TestApp
let boss: Person
let worker: Person
beforeAll(async () => {
  app = await testApp()
  ;({ boss, worker } = await household(app))
})

const show = (img_url: string, by = worker) => app.call('POST /users/avatar', { body: { img_url } }, by.token)

/** A PNG that claims a size and has almost no bytes: decoding it would take more than a gigabyte. */
function bomb(side: number): Buffer {
  const crc = (bytes: Buffer) => {
    let value = ~0
    for (const byte of bytes) {
      value ^= byte
      for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
    }
    return ~value >>> 0
  }
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc(body))
    return Buffer.concat([length, body, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 2], 8)
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
  const pixels = deflateSync(Buffer.alloc(1_000_000))
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}

test('a picture is drawn anew as a square WebP and shown to her and her employer', async () => {
  const { url } = await upload(app, worker.token, await picture())
  expect(url).toMatch(/^\/pictures\/avatars\/[0-9a-f-]{36}\.webp$/)
  const stored = await app.app.inject(url)
  expect(stored.headers['content-type']).toBe('image/webp')
  expect(stored.headers['x-content-type-options']).toBe('nosniff')
  expect(stored.headers['content-security-policy']).toContain('sandbox')
  expect(await sharp(stored.rawPayload).metadata()).toMatchObject({ width: 512, height: 512, format: 'webp' })
  expect((await show(url)).data.img_url).toBe(url)
  const profile = await app.call('GET /users/:id', { params: { id: worker.id } }, boss.token)
  expect(profile.data.img_url).toBe(url)
})
test('where it was taken is gone', async () => {
  const exif = { IFD3: { GPSLatitude: '1/1 17/1 0/1', GPSLatitudeRef: 'N' }, IFD0: { Copyright: 'somebody' } }
  const photo = await sharp(await picture())
    .withExif(exif)
    .jpeg()
    .toBuffer()
  expect((await sharp(photo).metadata()).exif).toBeDefined()
  const { url } = await upload(app, worker.token, photo, { name: 'photo.jpg' })
  const stored = await sharp((await app.app.inject(url)).rawPayload).metadata()
  expect([stored.exif, stored.xmp, stored.iptc]).toEqual([undefined, undefined, undefined])
})

/** A photo with a red left half and a blue right half, stored rotated, with its EXIF orientation, as a phone does. */
async function photo(size: { width: number; height: number }, orientation: number): Promise<Buffer> {
  const half = { width: size.width / 2, height: size.height, channels: 3 as const, background: 'blue' }
  const right = await sharp({ create: half }).png().toBuffer()
  return sharp({ create: { ...size, channels: 3, background: 'red' } })
    .composite([{ input: right, left: half.width, top: 0 }])
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer()
}
const isRed = ([red = 0, green = 0, blue = 0]: number[]) => red > 200 && green < 60 && blue < 60
const isBlue = ([red = 0, green = 0, blue = 0]: number[]) => blue > 200 && green < 60 && red < 60

test.each([
  ['as it was held', 1, { width: 40, height: 40 }, [0.1, 0.5], [0.9, 0.5]],
  ['turned to the right', 6, { width: 2000, height: 2000 }, [0.5, 0.1], [0.5, 0.9]],
  ['upside down, and wide', 3, { width: 3000, height: 2000 }, [0.9, 0.5], [0.1, 0.5]],
] as const)('a photo %s is the same picture, upright and of one size', async (_how, orientation, size, red, blue) => {
  const { url } = await upload(app, worker.token, await photo(size, orientation), { name: 'photo.jpg' })
  const stored = sharp((await app.app.inject(url)).rawPayload)
  const { width, height, orientation: storedOrientation } = await stored.metadata()
  expect([width, height, storedOrientation]).toEqual([512, 512, undefined])
  const at = async ([x, y]: readonly [number, number]) => {
    const spot = { left: Math.floor(x * 512), top: Math.floor(y * 512), width: 1, height: 1 }
    return [...(await stored.clone().extract(spot).removeAlpha().raw().toBuffer())]
  }
  expect([isRed(await at(red)), isBlue(await at(blue))]).toEqual([true, true])
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
const box = (brand: string) => Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1${brand}`)
const refused: [string, () => Buffer | Promise<Buffer>, ErrorCode?][] = [
  ['an SVG', () => Buffer.from(svg)],
  ['a web page named .png', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['an empty file', () => Buffer.alloc(0)],
  ['half a picture', async () => (await picture()).subarray(0, 400), 'picture_broken'],
  [
    'a JPEG without its end',
    async () => (await photo({ width: 900, height: 900 }, 1)).subarray(0, -200),
    'picture_broken',
  ],
  ['a photo in HEIC', () => box('heic'), 'picture_heic'],
  ['an AVIF that can not be read', () => box('avif'), 'picture_avif'],
  ['a bomb of 20,000 x 20,000', () => bomb(20_000), 'picture_too_large'],
  ['a photo of 48 megapixels', () => photo({ width: 8000, height: 6000 }, 1), 'picture_too_large'],
  // Just over the limits: at 40 megapixels, a kilobyte would take 700 MB to decode, and a GIF 200 MB.
  [
    'an AVIF of 4.2 megapixels',
    async () =>
      sharp(await picture(2100, 2000))
        .avif({ effort: 0 })
        .toBuffer(),
    'picture_avif',
  ],
  [
    'a GIF of 4.2 megapixels',
    async () =>
      sharp(await picture(2100, 2000))
        .gif()
        .toBuffer(),
    'picture_too_large',
  ],
  [
    'an interlaced PNG of 11 megapixels with 16 bits a colour',
    async () =>
      sharp(await picture(4000, 2800))
        .toColourspace('rgb16')
        .png({ progressive: true, compressionLevel: 1 })
        .toBuffer(),
    'picture_too_large',
  ],
]
test.each(refused)('%s is refused', async (_, make, code = 'not_a_picture') => {
  const reply = await upload(app, worker.token, await make())
  expect([reply.status, reply.code]).toEqual([errors[code].status, code])
})
test('more than 5 MiB is refused', async () => {
  const reply = await upload(app, worker.token, Buffer.alloc(5 * 1_048_576 + 1))
  expect([reply.status, reply.code]).toEqual([413, 'too_large'])
})
test('a form without the file, or no form, is refused', async () => {
  expect((await upload(app, worker.token, await picture(), { field: 'other' })).code).toBe('invalid_input')
  const json = await app.call('POST /upload', {}, worker.token)
  expect([json.status, json.code]).toEqual([415, 'wrong_type'])
})

const boundary = 'boundary-of-a-form'
const file = 'Content-Disposition: form-data; name="file"; filename="me.png"\r\n\r\n'
const typed = `multipart/form-data; boundary=${boundary}`
test.each([
  ['that breaks off', `--${boundary}\r\n${file}half`, typed],
  ['of another boundary', `--other\r\n${file}whole\r\n--other--\r\n`, typed],
  ['without a boundary', `--${boundary}\r\n${file}whole\r\n--${boundary}--\r\n`, 'multipart/form-data'],
  ['with an endless boundary', `--${boundary}--\r\n`, `multipart/form-data; boundary=${'x'.repeat(300)}`],
  ['without a part', `--${boundary}--\r\n`, typed],
  ['without anything', '', typed],
])('a form %s is refused', async (_, payload, type) => {
  const headers = { authorization: `Bearer ${worker.token}`, 'content-type': type }
  const reply = await app.app.inject({ method: 'POST', url: '/api/upload', headers, payload })
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'invalid_input'])
})
test('pictures are drawn one after the other, and who comes to a full queue may come again', async () => {
  const photo = await picture(3000, 3000)
  const replies = await Promise.all(Array.from({ length: 40 }, () => upload(app, worker.token, photo)))
  for (const { status, code } of replies) expect(status === 200 || code === 'too_many_requests').toBe(true)
  expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(21)
})
test('a picture is kept with its slash, however it is named', async () => {
  const { url } = await upload(app, worker.token, await picture())
  for (const name of [url, url.slice(1)]) expect((await show(name)).data.img_url).toBe(url)
})
test('the picture before goes, also where she takes a drawn one instead', async () => {
  const person = (await household(app)).worker
  const [first, second] = [
    await upload(app, person.token, await picture()),
    await upload(app, person.token, await picture()),
  ]
  const status = async ({ url }: { url: string }) => (await app.app.inject(url)).statusCode
  await show(first.url, person)
  await app.workDone()
  expect(await status(second)).toBe(404)
  expect(await status(first)).toBe(200)
  expect((await show(second.url, person)).code).toBe('not_found')
  await show('/people/hnin.svg', person)
  await app.workDone()
  expect(await status(first)).toBe(404)
})
test('an upload that is not chosen within a day goes, and the chosen one stays', async () => {
  const [chooser, waverer] = [(await household(app)).worker, (await household(app)).worker]
  const chosen = await upload(app, chooser.token, await picture())
  await show(chosen.url, chooser)
  const forgotten = [
    await upload(app, chooser.token, await picture()),
    await upload(app, waverer.token, await picture()),
  ]
  app.forward({ days: 1, minutes: 1 })
  const recent = await upload(app, waverer.token, await picture())
  await tidyPicturesOf(app.deps).run({}, '')
  await app.workDone()
  const status = async ({ url }: { url: string }) => (await app.app.inject(url)).statusCode
  expect([await status(chosen), await status(recent)]).toEqual([200, 200])
  expect(await Promise.all(forgotten.map(status))).toEqual([404, 404])
  expect((await show(forgotten[1]?.url ?? '', waverer)).code).toBe('not_found')
  expect((await show(recent.url, waverer)).status).toBe(200)
})
test("only one's own upload can be shown", async () => {
  const { url } = await upload(app, (await household(app)).worker.token, await picture())
  expect((await show(url)).code).toBe('not_found')
  for (const address of ['https://elsewhere.example/me.png', '/pictures/avatars/../x.webp', '/pictures/x.svg']) {
    expect((await show(address)).code).toBe('not_found')
  }
})
test('employers have no picture, and send none', async () => {
  const reply = await upload(app, boss.token, await picture())
  expect([reply.status, reply.code]).toEqual([403, 'not_allowed'])
  expect((await show('/people/hnin.svg', boss)).code).toBe('not_allowed')
})
test('20 uploads an hour', async () => {
  const limited = await testApp({ config: { rateLimitFactor: 1 } })
  const person = (await household(limited)).worker
  for (let n = 0; n < 20; n++) await upload(limited, person.token, Buffer.from('x'))
  expect((await upload(limited, person.token, await picture())).code).toBe('too_many_requests')
})
