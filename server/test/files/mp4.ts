/** The boxes of an MP4's first level. */
export function boxesOf(file: Buffer) {
  const boxes: { type: string; bytes: Buffer }[] = []
  for (let at = 0; at < file.length; ) {
    const size = file.readUInt32BE(at)
    boxes.push({ type: file.toString('latin1', at + 4, at + 8), bytes: Buffer.from(file.subarray(at, at + size)) })
    at += size
  }
  return boxes
}

/** The same clip with its index at the end, as most editors write it. */
export function indexLast(file: Buffer): Buffer {
  const boxes = boxesOf(file)
  const moov = boxes.find(({ type }) => type === 'moov')
  if (!moov) throw new Error('no index')
  const by = moov.bytes.length
  for (let at = moov.bytes.indexOf('stco'); at > 0; at = moov.bytes.indexOf('stco', at + 4)) {
    const count = moov.bytes.readUInt32BE(at + 8)
    for (let entry = 0; entry < count; entry++) {
      const place = at + 12 + entry * 4
      moov.bytes.writeUInt32BE(moov.bytes.readUInt32BE(place) - by, place)
    }
  }
  return Buffer.concat([...boxes.filter((box) => box !== moov), moov].map(({ bytes }) => bytes))
}

/** The same clip, whose head claims to last a hundred times as long. */
export function lyingLength(file: Buffer): Buffer {
  const lying = Buffer.from(file)
  for (const type of ['mvhd', 'tkhd', 'mdhd']) {
    for (let at = lying.indexOf(type); at > 0; at = lying.indexOf(type, at + 4)) {
      const place = at + (type === 'tkhd' ? 24 : 20)
      lying.writeUInt32BE(lying.readUInt32BE(place) * 100, place)
    }
  }
  return lying
}

/** The same clip, whose first table of durations claims to be of four thousand million frames. */
export function endlessTable(file: Buffer): Buffer {
  const lying = Buffer.from(file)
  lying.writeUInt32BE(0xfffffff0, lying.indexOf('stts') + 12)
  return lying
}

/** The same recording, whose index claims a hundred million frames, each shown at another time than it is read. */
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
