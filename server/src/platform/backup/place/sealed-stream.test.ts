import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { masterKey, seal, sealedBytes, unseal } from './sealed-stream'

const key = masterKey('a key of thirty-two letters or more')
/** In pieces of odd sizes, as a network brings them. */
function* pieces(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 10_007) yield bytes.subarray(at, at + 10_007)
}
const sealed = (bytes: Buffer) => buffer(Readable.from(pieces(bytes)).pipe(seal(key)))
const opened = (bytes: Buffer, by = key) => buffer(Readable.from(pieces(bytes)).compose(unseal(by, 'it')))

test.each([0, 1, 65_535, 65_536, 65_537, 131_072, 300_000])('%i bytes are sealed and opened', async (length) => {
  const bytes = randomBytes(length)
  const closed = await sealed(bytes)
  expect(closed.length).toBe(sealedBytes(length))
  expect((await opened(closed)).equals(bytes)).toBe(true)
})

test('a changed byte, a lost or swapped chunk, a cut end and another key are noticed', async () => {
  const closed = await sealed(randomBytes(200_000))
  const [head, chunk] = [36, 65_552]
  const chunkAt = (number: number) => closed.subarray(head + number * chunk, head + (number + 1) * chunk)
  const start = closed.subarray(0, head)
  const changed = Buffer.from(closed)
  changed[head + chunk + 7] = (changed[head + chunk + 7] ?? 0) ^ 1
  const faulty = {
    changed,
    swapped: Buffer.concat([start, chunkAt(1), chunkAt(0), chunkAt(2), chunkAt(3)]),
    lost: Buffer.concat([start, chunkAt(0), chunkAt(2), chunkAt(3)]),
    withoutLast: Buffer.concat([start, chunkAt(0), chunkAt(1), chunkAt(2)]),
    cut: closed.subarray(0, -1),
    headOnly: start,
    empty: Buffer.alloc(0),
    foreign: Buffer.from(`no sealed file${' '.repeat(100)}`),
  }
  for (const [name, bytes] of Object.entries(faulty))
    await expect(opened(bytes), name).rejects.toThrow(/^it is damaged/)
  await expect(opened(closed, masterKey('another key of thirty-two letters'))).rejects.toThrow('it is damaged')
})
