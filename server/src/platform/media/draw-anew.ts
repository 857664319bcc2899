import sharp, { type Sharp } from 'sharp'
import { limitConcurrency } from '../concurrency'
import { fail } from '../http/errors'

/**
 * By format. The last two are always decoded as a whole: without a limit a file of a kilobyte could exhaust the memory.
 */
const mostPixels: Partial<Record<string, number>> = {
  jpeg: 40_000_000,
  png: 40_000_000,
  webp: 40_000_000,
  gif: 4_000_000,
  heif: 4_000_000,
}
/** Interlaced and progressive pictures are decoded as a whole too; the limit is on their decoded size. */
const mostBytesInPasses = 64_000_000
const oneAtATime = limitConcurrency({ atOnce: 1, longest: 20, full: 'too_many_requests' })
sharp.cache(false)

async function draw(file: Buffer, finish: (upright: Sharp) => Sharp): Promise<Buffer> {
  try {
    const picture = sharp(file, { failOn: 'error', pages: 1 })
    const { format = '', width, height, channels, depth, isProgressive } = await picture.metadata()
    const pixels = width * height
    if (pixels > (mostPixels[format] ?? 0)) return fail('not_a_picture')
    const bytes = pixels * channels * (depth === 'uchar' ? 1 : 2)
    if (isProgressive && bytes > mostBytesInPasses) return fail('not_a_picture')
    return await finish(picture.rotate()).toBuffer()
  } catch {
    return fail('not_a_picture')
  }
}

/** Decodes and re-encodes a picture: whatever else was in the file (a location, a script, another format) is gone. */
export const drawAnew = (file: Buffer, finish: (upright: Sharp) => Sharp): Promise<Buffer> =>
  oneAtATime(() => draw(file, finish))
