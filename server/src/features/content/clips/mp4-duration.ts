import { type FileHandle, open } from 'node:fs/promises'

type Box = { type: string; start: number; end: number }

async function bytes(file: FileHandle, from: number, length: number): Promise<Buffer | null> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from)
  return bytesRead === length ? buffer : null
}

/** The header of the box at an offset: 32-bit size and type, or a 64-bit size behind them; size 0 reaches to the end. */
async function boxAt(file: FileHandle, offset: number, end: number): Promise<Box | null> {
  const head = offset + 8 <= end ? await bytes(file, offset, 8) : null
  if (!head) return null
  const type = head.toString('latin1', 4, 8)
  const short = head.readUInt32BE(0)
  const long = short === 1 ? await bytes(file, offset + 8, 8) : null
  const size = long ? Number(long.readBigUInt64BE()) : short || end - offset
  const start = offset + (long ? 16 : 8)
  return offset + size < start || offset + size > end ? null : { type, start, end: offset + size }
}

async function findBox(file: FileHandle, type: string, within: { start: number; end: number }): Promise<Box | null> {
  for (let offset = within.start; ; ) {
    const box = await boxAt(file, offset, within.end)
    if (!box || box.type === type) return box
    offset = box.end
  }
}

/** Seconds that an MP4 file says it lasts (its moov/mvhd box); null where it says nothing that can be read. */
export async function mp4Duration(path: string): Promise<number | null> {
  const file = await open(path)
  try {
    const whole = { start: 0, end: (await file.stat()).size }
    const movie = await findBox(file, 'moov', whole)
    const header = movie && (await findBox(file, 'mvhd', movie))
    const data = header && (await bytes(file, header.start, Math.min(32, header.end - header.start)))
    if (!data || data.length < 32) return null
    const isLong = data.readUInt8(0) === 1
    const timescale = data.readUInt32BE(isLong ? 20 : 12)
    const units = isLong ? Number(data.readBigUInt64BE(24)) : data.readUInt32BE(16)
    const seconds = units / timescale
    return Number.isFinite(seconds) && seconds > 0 ? seconds : null
  } finally {
    await file.close()
  }
}
