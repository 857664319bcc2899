import { open } from 'node:fs/promises'

const ids = { segment: 0x18538067, info: 0x1549a966, scale: 0x2ad7b1, duration: 0x4489 }
const usualScale = 1_000_000
/** What a WebM file says of itself stands before its pictures. */
const headBytes = 1_000_000

type Span = { start: number; end: number }

/** A number of EBML: the zeros before its first bit say how many bytes it has; an id keeps that bit. */
function numberAt(data: Buffer, at: number, keepsMark: boolean): { value: number; length: number } | null {
  const first = data[at] ?? 0
  const length = Math.clz32(first) - 23
  if (first === 0 || at + length > data.length) return null
  let value = keepsMark ? first : first & (0xff >> length)
  for (let next = 1; next < length; next += 1) value = value * 256 + (data[at + next] ?? 0)
  return { value, length }
}

/** The content of the first element with an id; one of unknown size (all bits set) reaches to the end. */
function find(data: Buffer, id: number, within: Span): Span | null {
  let at = within.start
  while (at < within.end) {
    const name = numberAt(data, at, true)
    const size = name && numberAt(data, at + name.length, false)
    if (!name || !size) return null
    const start = at + name.length + size.length
    const end = size.value >= 2 ** (7 * size.length) - 1 ? within.end : start + size.value
    if (name.value === id) return { start, end: Math.min(end, data.length) }
    at = end
  }
  return null
}

function float(data: Buffer, { start, end }: Span): number | null {
  if (end - start === 8) return data.readDoubleBE(start)
  return end - start === 4 ? data.readFloatBE(start) : null
}

/** Seconds that a WebM file says it lasts; null where it says nothing that can be read. */
export async function webmDuration(path: string): Promise<number | null> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    const data = buffer.subarray(0, bytesRead)
    const segment = find(data, ids.segment, { start: 0, end: data.length })
    const info = segment && find(data, ids.info, segment)
    const duration = info && find(data, ids.duration, info)
    const units = duration && float(data, duration)
    if (!units) return null
    const scale = find(data, ids.scale, info)
    const nanoseconds = scale ? data.readUIntBE(scale.start, Math.min(scale.end - scale.start, 6)) : usualScale
    const seconds = (units * nanoseconds) / 1e9
    return Number.isFinite(seconds) && seconds > 0 ? seconds : null
  } finally {
    await file.close()
  }
}
