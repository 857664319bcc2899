/** A clip followed by `bytes` of padding, which players skip. */
export function padded(clip: Buffer, bytes: number): Buffer {
  const box = Buffer.alloc(bytes)
  box.writeUInt32BE(box.length, 0)
  box.write('free', 4)
  return Buffer.concat([clip, box])
}
