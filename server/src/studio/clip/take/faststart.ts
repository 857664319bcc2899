import { createReadStream, createWriteStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { type Box, readBoxes } from './boxes'

/** The path within `moov` to the tables of chunk offsets. */
const way = ['trak', 'mdia', 'minf', 'stbl']
const tables: Record<string, 4 | 8> = { stco: 4, co64: 8 }
const tableHead = 8
const plainHead = 8
const longHead = 16

/** Maps an offset in the file to its offset in the rewritten one. */
type Move = (place: number) => number

function moveTable(table: Buffer, width: 4 | 8, move: Move) {
  const room = Math.floor((table.length - tableHead) / width)
  const count = Math.min(table.readUInt32BE(4), room)
  for (let index = 0; index < count; index++) {
    const at = tableHead + index * width
    if (width === 4) table.writeUInt32BE(move(table.readUInt32BE(at)), at)
    else table.writeBigUInt64BE(BigInt(move(Number(table.readBigUInt64BE(at)))), at)
  }
}

/** A box within `moov`; null if its size exceeds its parent. */
function boxIn(boxes: Buffer, at: number) {
  const statedSize = boxes.readUInt32BE(at)
  const head = statedSize === 1 ? longHead : plainHead
  if (at + head > boxes.length) return null
  const size =
    statedSize === 1 ? Number(boxes.readBigUInt64BE(at + 8)) : statedSize === 0 ? boxes.length - at : statedSize
  if (size < head || at + size > boxes.length) return null
  return {
    type: boxes.toString('latin1', at + 4, at + 8),
    content: boxes.subarray(at + head, at + size),
    end: at + size,
  }
}

/** Rewrites the chunk offsets within `moov`; false if a box exceeds its parent. */
function moveTables(boxes: Buffer, move: Move, level = 0): boolean {
  for (let at = 0; at + plainHead <= boxes.length; ) {
    const box = boxIn(boxes, at)
    if (!box) return false
    const width = tables[box.type]
    if (width && box.content.length >= tableHead) moveTable(box.content, width, move)
    if (box.type === way[level] && !moveTables(box.content, move, level + 1)) return false
    at = box.end
  }
  return true
}

/** `moov` with a 32-bit header, whatever header it has in the file. */
async function readIndex(file: FileHandle, { start, head, size }: Box): Promise<Buffer> {
  const bytes = Buffer.alloc(plainHead + size - head)
  bytes.writeUInt32BE(bytes.length, 0)
  bytes.write('moov', 4, 'latin1')
  await file.read(bytes, plainHead, size - head, start + head)
  return bytes
}

/** Writes the size of a `moov` that extends to the end of the file: not every reader accepts an open one. */
export async function closeIndex(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    const boxes = await readBoxes(file)
    const last = typeof boxes === 'string' ? undefined : boxes.at(-1)
    if (last?.type !== 'moov' || !last.isOpen) return
    const size = Buffer.alloc(4)
    size.writeUInt32BE(last.size)
    await file.write(size, 0, 4, last.start)
  } finally {
    await file.close()
  }
}

/**
 * Rewrites an MP4 whose `moov` is at its end, with `moov` in front, so that it plays while it downloads; only `moov` is
 * held in memory. Returns false if nothing has to be rewritten.
 */
export async function moveIndexToFront(from: string, to: string): Promise<boolean> {
  const file = await open(from)
  try {
    const boxes = await readBoxes(file)
    if (typeof boxes === 'string') return false
    const index = boxes.findIndex(({ type }) => type === 'moov')
    const data = boxes.findIndex(({ type }) => type === 'mdat')
    const moov = boxes[index]
    if (!moov || data < 0 || index < data) return false
    const first = boxes.findIndex(({ type }) => type === 'ftyp') + 1
    const bytes = await readIndex(file, moov)
    // Data behind `moov` moves only by the difference of its header.
    const move: Move = (place) => place + bytes.length - (place < moov.start ? 0 : moov.size)
    if (!moveTables(bytes.subarray(plainHead), move)) return false
    const pieces = async function* () {
      for (const box of boxes.slice(0, first)) yield* piece(from, box)
      yield bytes
      for (const box of boxes.slice(first)) if (box !== moov) yield* piece(from, box)
    }
    await pipeline(pieces, createWriteStream(to))
    return true
  } finally {
    await file.close()
  }
}

const piece = (path: string, { start, size }: Box): AsyncIterable<Buffer> =>
  createReadStream(path, { start, end: start + size - 1, highWaterMark: 1_048_576 })
