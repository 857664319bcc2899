import { createReadStream, createWriteStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { type Box, readBoxes } from './boxes'

/** Boxes that hold others on the way to the tables of places. */
const inside = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl'])
const tables: Record<string, 4 | 8> = { stco: 4, co64: 8 }
const tableHead = 16

/** Moves what a table says by so much, where it lies before the index: the index goes in front of it. */
function moveTable(box: Buffer, width: 4 | 8, { before, by }: { before: number; by: number }) {
  const room = Math.floor((box.length - tableHead) / width)
  const count = Math.min(box.readUInt32BE(12), room)
  for (let index = 0; index < count; index++) {
    const at = tableHead + index * width
    const place = width === 4 ? box.readUInt32BE(at) : Number(box.readBigUInt64BE(at))
    if (place >= before) continue
    if (width === 4) box.writeUInt32BE(place + by, at)
    else box.writeBigUInt64BE(BigInt(place + by), at)
  }
}

function moveTables(boxes: Buffer, move: { before: number; by: number }) {
  for (let at = 0; at + 8 <= boxes.length; ) {
    const size = boxes.readUInt32BE(at)
    const type = boxes.toString('latin1', at + 4, at + 8)
    if (size < 8 || at + size > boxes.length) return
    const box = boxes.subarray(at, at + size)
    const width = tables[type]
    if (width && size >= tableHead) moveTable(box, width, move)
    else if (inside.has(type)) moveTables(box.subarray(8), move)
    at += size
  }
}

async function readBox(file: FileHandle, { start, size }: Box): Promise<Buffer> {
  const bytes = Buffer.alloc(size)
  await file.read(bytes, 0, size, start)
  return bytes
}

/**
 * Writes an MP4 whose index stands at its end anew, with the index in front, so that it plays while it comes; only the
 * index is held in memory. Answers false where there is nothing to mend.
 */
export async function mendOrder(from: string, to: string): Promise<boolean> {
  const file = await open(from)
  try {
    const boxes = await readBoxes(file)
    if (typeof boxes === 'string') return false
    const index = boxes.findIndex(({ type }) => type === 'moov')
    const data = boxes.findIndex(({ type }) => type === 'mdat')
    const moov = boxes[index]
    if (!moov || data < 0 || index < data) return false
    const first = boxes.findIndex(({ type }) => type === 'ftyp') + 1
    const bytes = await readBox(file, moov)
    moveTables(bytes, { before: moov.start, by: moov.size })
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
