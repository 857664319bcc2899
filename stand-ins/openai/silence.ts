const frameBytes = 417
const framesASecond = 44_100 / 1152

/** A silent MP3 of a given length: frames of 128 kbit/s whose samples are all zero. */
export function silence(seconds: number): Buffer {
  const frame = Buffer.alloc(frameBytes)
  frame.set([0xff, 0xfb, 0x90, 0x64])
  return Buffer.concat(Array.from({ length: Math.ceil(seconds * framesASecond) }, () => frame))
}
