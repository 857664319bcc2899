import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { CreateMultipartUploadCommand, S3Client } from '@aws-sdk/client-s3'
import { minuteMs } from '@kasama/contract/durations.rules'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { isDiskFull } from '#platform/files/disk-full'
import { copyFiles } from '#platform/media/copy-files'
import { startS3 } from '../../../../../stand-ins/s3/app'
import { diskStorage } from './disk'
import { s3Storage } from './s3'
import type { Storage } from './storage'

const keys = { KEY: 'a-secret-of-the-store' }
const folder = mkdtempSync(join(tmpdir(), 'kasama-storage-'))
const file = join(folder, 'file')
let store: Awaited<ReturnType<typeof startS3>>
const at = (secret = keys.KEY, bucket = 'clips') => ({
  endpoint: store.endpoint,
  region: 'us-east-1',
  bucket,
  accessKeyId: 'KEY',
  secretAccessKey: secret,
  pathStyle: true,
  presigned: true,
})
const stores: Record<string, Storage> = {}
beforeAll(async () => {
  store = await startS3(keys)
  Object.assign(stores, { disk: diskStorage(join(folder, 'media')), s3: s3Storage(at()) })
})
beforeEach(() => store.files.clear())
afterAll(async () => {
  await store.close()
  await rm(folder, { recursive: true })
})

const storeOf = (name: string): Storage => stores[name] as Storage
async function put(storage: Storage, key: string, body: string | Buffer) {
  writeFileSync(file, body)
  await storage.put(key, file)
}
const readWhole = async (storage: Storage, key: string) =>
  text(await storage.read(key, { from: 0, to: ((await storage.size(key)) ?? 0) - 1 }))
async function keysIn(storage: Storage) {
  const listedKeys: string[] = []
  for await (const { key, bytes } of storage.list()) listedKeys.push(`${key} ${bytes}`)
  return listedKeys
}
const sha = 'b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee9088f7ace2efcde9'

test.each(['disk', 's3'])(
  '%s: a file is kept, read in ranges, listed, put in the place of another, and removed',
  async (name) => {
    const storage = storeOf(name)
    expect([await storage.has('a/b.mp4'), await storage.size('a/b.mp4'), await storage.checksum('a/b.mp4')]).toEqual([
      false,
      null,
      null,
    ])
    await storage.remove('a/b.mp4')
    await put(storage, 'a/b.mp4', 'hello world')
    expect([await storage.has('a/b.mp4'), await storage.size('a/b.mp4'), await storage.checksum('a/b.mp4')]).toEqual([
      true,
      11,
      sha,
    ])
    expect(await text(await storage.read('a/b.mp4', { from: 6, to: 8 }))).toBe('wor')
    for (const key of ['a/ü (1).mp4', 'pictures/1.svg', 'z/2.vtt', 'z/3.vtt']) await put(storage, key, key)
    expect(await readWhole(storage, 'a/ü (1).mp4')).toBe('a/ü (1).mp4')
    expect(await keysIn(storage)).toEqual([
      'a/b.mp4 11',
      'a/ü (1).mp4 12',
      'pictures/1.svg 14',
      'z/2.vtt 7',
      'z/3.vtt 7',
    ])
    await put(storage, 'a/b.mp4', 'another')
    expect(await readWhole(storage, 'a/b.mp4')).toBe('another')
    await storage.remove('a/b.mp4')
    expect(await storage.has('a/b.mp4')).toBe(false)
  },
)

test('a large file goes up in parts, and comes back the same', { tags: 'long' }, async () => {
  const body = Buffer.alloc(40 * 1_048_576, 'ab')
  await put(storeOf('s3'), 'large.mp4', body)
  expect(store.calls.filter((call) => call === 'PUT large.mp4')).toHaveLength(3)
  expect(store.files.get('large.mp4')?.body.equals(body)).toBe(true)
  expect(store.uploads.size).toBe(0)
})

test('a store that is away or busy for a moment is asked again; one that is full keeps nothing of the file', async () => {
  const storage = storeOf('s3')
  store.fault('away', 'PUT')
  store.fault('slow_down', 'HEAD')
  await put(storage, 'one.mp4', 'one')
  expect(await readWhole(storage, 'one.mp4')).toBe('one')
  store.fault('full', 'PUT', 10)
  await expect(put(storage, 'two.mp4', 'two')).rejects.toSatisfy(isDiskFull)
  await expect(put(storage, 'large.mp4', Buffer.alloc(20 * 1_048_576))).rejects.toSatisfy(isDiskFull)
  expect([...store.files.keys(), store.uploads.size]).toEqual(['one.mp4', 0])
  store.forget()
})

test('sweeps incomplete files of a killed upload, and keeps uploads in progress', async () => {
  const [disk, s3] = [storeOf('disk'), storeOf('s3')]
  await put(disk, 'clips/a.mp4', 'whole')
  const half = join(folder, 'media', 'clips', `b.mp4.${randomUUID()}.part`)
  writeFileSync(half, 'half')
  const bucket = new S3Client({ ...at(), credentials: at(), forcePathStyle: true, maxAttempts: 1 })
  await bucket.send(new CreateMultipartUploadCommand({ Bucket: 'clips', Key: 'b.mp4' }))
  const [minuteAgo, inAMinute] = [new Date(Date.now() - minuteMs), new Date(Date.now() + minuteMs)]
  expect([await disk.sweep(minuteAgo), await s3.sweep(minuteAgo)]).toEqual([0, 0])
  expect([await disk.sweep(inAMinute), await s3.sweep(inAMinute)]).toEqual([1, 1])
  expect([existsSync(half), store.uploads.size, await s3.has('b.mp4')]).toEqual([false, 0, false])
  expect(await readWhole(disk, 'clips/a.mp4')).toBe('whole')
})

test('sixty phones that read slowly hold up no other file', async () => {
  const storage = storeOf('s3')
  const bytes = 4 * 1_048_576
  await put(storage, 'film.mp4', Buffer.alloc(bytes))
  await put(storage, 'picture.svg', 'a picture')
  const opened = Array.from({ length: 60 }, () => storage.read('film.mp4', { from: 0, to: bytes - 1 }))
  const films = await Promise.allSettled(opened)
  try {
    expect(films.filter(({ status }) => status === 'rejected')).toEqual([])
    expect(await readWhole(storage, 'picture.svg')).toBe('a picture')
  } finally {
    for (const film of films) if (film.status === 'fulfilled') film.value.destroy()
  }
})

test('a wrong key is refused, and is no missing file', async () => {
  await put(storeOf('s3'), 'one.mp4', 'one')
  const stranger = s3Storage(at('another-secret'))
  await expect(stranger.has('one.mp4')).rejects.toThrow()
  await expect(put(stranger, 'two.mp4', 'two')).rejects.toThrow(/SignatureDoesNotMatch/)
  expect([...store.files.keys()]).toEqual(['one.mp4'])
})

test('a bucket that is not there has no list, though each of its files is merely missing', async () => {
  const nowhere = s3Storage(at(keys.KEY, 'elsewhere'))
  expect(await nowhere.has('one.mp4')).toBe(false)
  await expect(keysIn(nowhere)).rejects.toMatchObject({ name: 'NoSuchBucket' })
})

test('an address at the store opens one file for a while, and the same moment gives the same address', async () => {
  const storage = storeOf('s3')
  await put(storage, 'one.mp4', 'hello world')
  await put(storage, 'two.mp4', 'another')
  const from = new Date()
  const address = (minutes: number, key = 'one.mp4') =>
    storage.addressOf(key, from, new Date(from.getTime() + minutes * minuteMs)).then(String)
  const signedUrl = await address(60)
  expect(await address(60)).toBe(signedUrl)
  const reply = await fetch(signedUrl, { headers: { range: 'bytes=6-8' } })
  expect([reply.status, await reply.text()]).toEqual([206, 'wor'])
  expect((await fetch(signedUrl.replace('one.mp4', 'two.mp4'))).status).toBe(403)
  expect((await fetch(signedUrl.replace('Expires=3600', 'Expires=36000'))).status).toBe(403)
  expect((await fetch(signedUrl, { method: 'DELETE' })).status).toBe(403)
  expect(await storeOf('disk').addressOf('one.mp4', from, from)).toBeNull()
})

test('a library is copied either way; stopped in the middle it goes on, and what differs is copied again', async () => {
  const [disk, s3] = [diskStorage(join(folder, 'library')), storeOf('s3')]
  for (const key of ['a.mp4', 'b.mp4', 'c/empty.vtt', 'd.mp4']) await put(disk, key, key === 'c/empty.vtt' ? '' : key)
  store.fault('full', 'PUT', 10)
  await expect(copyFiles(disk, s3, () => {})).rejects.toThrow()
  store.forget()
  await put(s3, 'a.mp4', 'a.mp4')
  await put(s3, 'b.mp4', 'x.mp4')
  expect(await copyFiles(disk, s3, () => {})).toEqual({ copied: 3, bytes: 10, existing: 1 })
  expect(await copyFiles(disk, s3, () => {})).toEqual({ copied: 0, bytes: 0, existing: 4 })
  expect(await keysIn(s3)).toEqual(await keysIn(disk))
  const back = diskStorage(join(folder, 'back'))
  store.fault('breaks', 'GET')
  await expect(copyFiles(s3, back, () => {})).rejects.toThrow()
  expect(await keysIn(back)).toEqual([])
  expect(await copyFiles(s3, back, () => {})).toMatchObject({ copied: 4 })
  expect(await readWhole(back, 'b.mp4')).toBe('b.mp4')
})
test('a disk that does not answer is not one without the file', async () => {
  const broken = mkdtempSync(join(tmpdir(), 'kasama-broken-'))
  symlinkSync('loop', join(broken, 'loop'))
  const disk = diskStorage(broken)
  await expect(disk.size('loop')).rejects.toThrow('ELOOP')
  expect([await disk.size('nothing.mp4'), await disk.size('../odd'), await disk.has('nothing.mp4')]).toEqual([
    null,
    null,
    false,
  ])
  await rm(broken, { recursive: true })
})
