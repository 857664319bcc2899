import { crc32, deflateRawSync } from 'node:zlib'

export type ZipPart = {
  name: string
  body: string | Buffer
  /** The size that the directory claims, if it is false. */
  declaredSize?: number
  /** Attributes of a link, as Unix writes them. */
  attributes?: number
  method?: number
  flags?: number
}

/** An archive written byte by byte, so that it can contain what no program would write. */
export function zipOf(parts: ZipPart[]): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, body, declaredSize, attributes = 0, method = 8, flags = 0x800 } of parts) {
    const bytes = Buffer.from(body)
    const packed = method === 8 ? deflateRawSync(bytes) : bytes
    const names = Buffer.from(name)
    const head = (start: number[]) => {
      const common = Buffer.alloc(26)
      common.writeUInt16LE(20, 0)
      common.writeUInt16LE(flags, 2)
      common.writeUInt16LE(method, 4)
      common.writeUInt32LE(crc32(bytes), 10)
      common.writeUInt32LE(packed.length, 14)
      common.writeUInt32LE(declaredSize ?? bytes.length, 18)
      common.writeUInt16LE(names.length, 22)
      return Buffer.concat([Buffer.from(start), common])
    }
    const local = Buffer.concat([head([0x50, 0x4b, 3, 4]), names, packed])
    const endRecord = Buffer.alloc(14)
    endRecord.writeUInt32LE(attributes >>> 0, 6)
    endRecord.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([head([0x50, 0x4b, 1, 2, 20, 3]), endRecord, names]))
    locals.push(local)
    offset += local.length
  }
  const directoryBytes = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(directoryBytes.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, directoryBytes, end])
}
