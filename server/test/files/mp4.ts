/** The boxes of an MP4's first level. */
function boxesOf(file: Buffer) {
  const boxes: { type: string; bytes: Buffer }[] = []
  for (let at = 0; at < file.length; ) {
    const size = file.readUInt32BE(at)
    boxes.push({ type: file.toString('latin1', at + 4, at + 8), bytes: Buffer.from(file.subarray(at, at + size)) })
    at += size
  }
  return boxes
}

/** The first box, the index and the rest of a clip. */
export function partsOf(file: Buffer) {
  const [first, ...otherBoxes] = boxesOf(file)
  const index = otherBoxes.find(({ type }) => type === 'moov')
  if (!first || !index) throw new Error('no index')
  const otherBytes = otherBoxes.filter((box) => box !== index).map(({ bytes }) => bytes)
  return { first: first.bytes, index: index.bytes, rest: Buffer.concat(otherBytes) }
}

/** An index for a clip whose content is shifted by some bytes. */
export function movedBy(by: number, index: Buffer): Buffer {
  const moved = Buffer.from(index)
  for (let at = moved.indexOf('stco'); at > 0; at = moved.indexOf('stco', at + 4)) {
    const count = moved.readUInt32BE(at + 8)
    for (let entry = 0; entry < count; entry++) {
      const offset = at + 12 + entry * 4
      moved.writeUInt32BE(moved.readUInt32BE(offset) + by, offset)
    }
  }
  return moved
}

/** Number of pieces in which each track of a clip is stored. */
export function piecesOf(file: Buffer): number[] {
  const { index } = partsOf(file)
  const chunkCounts: number[] = []
  for (let at = index.indexOf('stco'); at > 0; at = index.indexOf('stco', at + 4))
    chunkCounts.push(index.readUInt32BE(at + 8))
  return chunkCounts
}

/** The same clip with its index at the end, as most editors write it; `rewriteIndex` can change the index. */
export function indexLast(file: Buffer, rewriteIndex = (index: Buffer) => index): Buffer {
  const { first, index, rest: otherBytes } = partsOf(file)
  return Buffer.concat([first, otherBytes, rewriteIndex(movedBy(-index.length, index))])
}

/** The same box with a size of 64 bits. */
export function longHead(box: Buffer): Buffer {
  const head = Buffer.alloc(16)
  head.writeUInt32BE(1, 0)
  box.copy(head, 4, 4, 8)
  head.writeBigUInt64BE(BigInt(box.length + 8), 8)
  return Buffer.concat([head, box.subarray(8)])
}

/** The same box with an open end: it lasts until the end of the file. */
export function openEnd(box: Buffer): Buffer {
  const open = Buffer.from(box)
  open.writeUInt32BE(0, 0)
  return open
}

/** The same index with sizes of 64 bits in its tracks. */
export function longTracks(index: Buffer): Buffer {
  const within = boxesOf(index.subarray(8)).map(({ type, bytes }) => (type === 'trak' ? longHead(bytes) : bytes))
  const long = Buffer.concat([index.subarray(0, 8), ...within])
  long.writeUInt32BE(long.length, 0)
  return long
}

/** The same clip with a head that claims a hundred times its length. */
export function lyingLength(file: Buffer): Buffer {
  const lying = Buffer.from(file)
  for (const type of ['mvhd', 'tkhd', 'mdhd']) {
    for (let at = lying.indexOf(type); at > 0; at = lying.indexOf(type, at + 4)) {
      const offset = at + (type === 'tkhd' ? 24 : 20)
      lying.writeUInt32BE(lying.readUInt32BE(offset) * 100, offset)
    }
  }
  return lying
}

/** The same clip with a first table of durations that claims four thousand million frames. */
export function endlessTable(file: Buffer): Buffer {
  const lying = Buffer.from(file)
  lying.writeUInt32BE(0xfffffff0, lying.indexOf('stts') + 12)
  return lying
}

/** The same recording with an index that claims a hundred million frames, shown in another order than read. */
export function endlessOrder(file: Buffer): Buffer {
  const frames = 100_000_000
  const order = Buffer.alloc(24)
  order.writeUInt32BE(order.length, 0)
  order.write('ctts', 4)
  for (const [at, value] of [
    [12, 1],
    [16, frames],
  ] as const)
    order.writeUInt32BE(value, at)
  const lying = Buffer.from(file)
  const times = lying.indexOf('stts') - 4
  const end = times + lying.readUInt32BE(times)
  lying.writeUInt32BE(frames, times + 16)
  for (const box of ['moov', 'trak', 'mdia', 'minf', 'stbl']) {
    const at = lying.indexOf(box) - 4
    lying.writeUInt32BE(lying.readUInt32BE(at) + order.length, at)
  }
  return Buffer.concat([lying.subarray(0, end), order, lying.subarray(end)])
}
