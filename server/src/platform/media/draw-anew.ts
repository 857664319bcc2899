import sharp, { type Sharp } from 'sharp'
import { limitConcurrency } from '#platform/concurrency'
import { fail } from '#platform/http/errors'

/**
 * By format. The last two are always decoded as a whole: without a limit a file of a kilobyte could exhaust the memory.
 */
const maxPixels: Partial<Record<string, number>> = {
  jpeg: 40_000_000,
  png: 40_000_000,
  webp: 40_000_000,
  gif: 4_000_000,
  heif: 4_000_000,
}
/** Interlaced and progressive pictures are decoded as a whole too; the limit is on their decoded size. */
const maxBytesInPasses = 64_000_000
const oneAtATime = limitConcurrency({ atOnce: 1, longest: 20, full: 'too_many_requests' })
sharp.cache(false)

/**
 * The brands of an ISO file (`ftyp`), to recognise the two formats; one of them may be among the compatible brands
 * alone.
 */
const brandsOf = (file: Buffer) =>
  file.toString('latin1', 4, 8) === 'ftyp' ? file.toString('latin1', 8, 12 + Math.min(file.readUInt32BE(0), 64)) : ''
const isAvif = (file: Buffer) => /avi[fs]/.test(brandsOf(file))
const isHeic = (file: Buffer) => !isAvif(file) && /hei[cxms]|hev[cx]|mif1|msf1/.test(brandsOf(file))

/** Refuses a picture that can't be decoded, or would take too much memory. */
async function requireReadable(picture: Sharp, file: Buffer): Promise<void> {
  if (isHeic(file)) fail('picture_heic')
  const {
    format = '',
    width,
    height,
    channels,
    depth,
    isProgressive,
  } = await picture.metadata().catch(() => fail(isAvif(file) ? 'picture_avif' : 'not_a_picture'))
  const maxPixelCount = maxPixels[format] ?? fail('not_a_picture')
  const pixels = width * height
  if (pixels > maxPixelCount) fail(isAvif(file) ? 'picture_avif' : 'picture_too_large')
  const bytes = pixels * channels * (depth === 'uchar' ? 1 : 2)
  if (isProgressive && bytes > maxBytesInPasses) fail('picture_too_large')
}

async function draw(file: Buffer, finish: (upright: Sharp) => Sharp): Promise<Buffer> {
  if (file.length === 0) fail('not_a_picture')
  const picture = sharp(file, { failOn: 'error', pages: 1, limitInputPixels: false })
  await requireReadable(picture, file)
  return finish(picture.rotate())
    .toBuffer()
    .catch(() => fail(isAvif(file) ? 'picture_avif' : 'picture_broken'))
}

/**
 * Decodes and re-encodes a picture, which removes everything else from the file (a location, a script, another format).
 */
export const drawAnew = (file: Buffer, finish: (upright: Sharp) => Sharp): Promise<Buffer> =>
  oneAtATime(() => draw(file, finish))
