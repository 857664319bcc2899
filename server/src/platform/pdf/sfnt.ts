import { inflateSync } from 'node:zlib'

/** Unpacks a WOFF 1 file, whose tables are compressed by zlib, into an OpenType font. */
export function sfntOf(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is not a WOFF file.')
  const count = woff.readUInt16BE(12)
  const font = Buffer.alloc(woff.readUInt32BE(16))
  woff.copy(font, 0, 4, 8)
  font.writeUInt16BE(count, 4)
  let at = 12 + 16 * count
  for (let n = 0; n < count; n++) {
    const entry = 44 + 20 * n
    const [from, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(entry + field)) as [
      number,
      number,
      number,
    ]
    const bytes = woff.subarray(from, from + packed)
    const row = 12 + 16 * n
    woff.copy(font, row, entry, entry + 4)
    woff.copy(font, row + 4, entry + 16, entry + 20)
    font.writeUInt32BE(at, row + 8)
    font.writeUInt32BE(length, row + 12)
    font.set(packed < length ? inflateSync(bytes) : bytes, at)
    at += (length + 3) & ~3
  }
  return font
}
