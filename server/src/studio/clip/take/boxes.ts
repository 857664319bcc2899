import type { FileHandle } from 'node:fs/promises'

/**
 * A box of an MP4: where it begins, the length of its header and of all of it; an open one has no size and extends to
 * the end of the file.
 */
export type Box = { type: string; start: number; head: number; size: number; isOpen: boolean }

/** More top-level boxes than this do not occur in files of cameras and editors. */
const mostBoxes = 100_000
const mostIndex = 64 * 1_048_576
const shortest = 8

/** Reads a box's header; null if there is none, or its size exceeds the file. */
async function boxAt(file: FileHandle, start: number, end: number): Promise<Box | null> {
  const head = Buffer.alloc(16)
  const { bytesRead } = await file.read(head, 0, 16, start)
  if (bytesRead < shortest) return null
  const type = head.toString('latin1', 4, 8)
  const shortSize = head.readUInt32BE(0)
  const isLong = shortSize === 1
  const size = shortSize === 0 ? end - start : isLong && bytesRead === 16 ? Number(head.readBigUInt64BE(8)) : shortSize
  const box = { type, start, head: isLong ? 16 : 8, size, isOpen: shortSize === 0 }
  return size >= box.head && start + size <= end ? box : null
}

export type Faulty = 'not_a_clip' | 'cut_short'

/** The top-level boxes of an MP4, or its fault: a wrong size is found here, before anything trusts it. */
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
