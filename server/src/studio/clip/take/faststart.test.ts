import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { indexLast, longHead, longTracks, movedBy, openEnd, partsOf } from '#test/files/mp4'
import { demoClip } from '#test/files/tus'
import { closeIndex, moveIndexToFront } from './faststart'
import { probeClip } from './probe-clip'

let clip: Buffer
let folder: string
beforeAll(async () => {
  clip = await demoClip()
  folder = await mkdtemp(join(tmpdir(), 'kasama-order-'))
  return () => rm(folder, { recursive: true })
})

/** The rewritten file; null if nothing had to be rewritten. */
async function mended(file: Buffer): Promise<Buffer | null> {
  const [from, to] = [join(folder, 'from.mp4'), join(folder, 'to.mp4')]
  await writeFile(from, file)
  await closeIndex(from)
  if (!(await moveIndexToFront(from, to))) return null
  return readFile(to)
}

/** Properties of a file by ffprobe; a file with the clip's own bytes need not be probed. */
async function probed(file: Buffer) {
  const path = join(folder, 'probed.mp4')
  await writeFile(path, file)
  return probeClip(path)
}

test.each([
  ['plain', (index: Buffer) => index],
  ['of 64 bits', longHead],
  ['open to the end of the file', openEnd],
])('an index at the end whose size is %s is moved to the front with a plain header', async (_, written) => {
  expect(await mended(indexLast(clip, written))).toEqual(clip)
})
test('64-bit chunk offsets are moved with their index', async () => {
  const { first, index, rest } = partsOf(clip)
  const long = longTracks(index)
  const expected = Buffer.concat([first, movedBy(long.length - index.length, long), rest])
  expect(await mended(indexLast(clip, longTracks))).toEqual(expected)
  expect(await probed(expected)).toEqual(await probed(clip))
})
test('offsets behind the index are reduced by the removed header bytes', async () => {
  const { first, index, rest } = partsOf(clip)
  const empty = Buffer.from('000000086d646174', 'hex')
  const before = Buffer.concat([first, empty, longHead(movedBy(16, index)), rest])
  const after = Buffer.concat([first, movedBy(8, index), empty, rest])
  expect(await mended(before)).toEqual(after)
  expect(await probed(after)).toEqual(await probed(clip))
})
test('an index with an oversized box is not moved', async () => {
  const lying = (index: Buffer) => {
    const changed = Buffer.from(index)
    changed.writeUInt32BE(index.length, changed.indexOf('trak') - 4)
    return changed
  }
  expect(await mended(indexLast(clip, lying))).toBeNull()
})
