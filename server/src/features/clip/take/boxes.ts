import type { FileHandle } from 'node:fs/promises'

/** A part of an MP4: where it begins in the file, how long its head and all of it are; an open one says no size, and ends with the file. */
export type Box = { type: string; start: number; head: number; size: number; isOpen: boolean }

/** More parts than that on the first level, or a longer index, is no clip that a camera or an editor made. */
const mostBoxes = 100_000
const mostIndex = 64 * 1_048_576
const shortest = 8

/** Reads the head of a box; null where there is none, or it claims more than the file has. */
async function boxAt(file: FileHandle, start: number, end: number): Promise<Box | null> {
  const head = Buffer.alloc(16)
  const { bytesRead } = await file.read(head, 0, 16, start)
  if (bytesRead < shortest) return null
  const type = head.toString('latin1', 4, 8)
  const said = head.readUInt32BE(0)
  const isLong = said === 1
  const size = said === 0 ? end - start : isLong && bytesRead === 16 ? Number(head.readBigUInt64BE(8)) : said
  const box = { type, start, head: isLong ? 16 : 8, size, isOpen: said === 0 }
  return size >= box.head && start + size <= end ? box : null
}

export type Faulty = 'not_a_clip' | 'cut_short'

/** The boxes of a whole MP4, or what is wrong with it: a size that lies is seen here, before anything is read by it. */
export async function readBoxes(file: FileHandle): Promise<Box[] | Faulty> {
  const { size: end } = await file.stat()
  const boxes: Box[] = []
  for (let at = 0; at < end; ) {
    const box = await boxAt(file, at, end)
    if (!box || boxes.length > mostBoxes) return boxes.some(({ type }) => type === 'ftyp') ? 'cut_short' : 'not_a_clip'
    boxes.push(box)
    at += box.size
  }
  const index = boxes.find(({ type }) => type === 'moov')
  if (!index) return 'not_a_clip'
  return index.size > mostIndex ? 'not_a_clip' : boxes
}
