import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, scryptSync } from 'node:crypto'
import { Transform, type TransformCallback } from 'node:stream'
import { BackupError } from '../backup-error'

/**
 * A sealed file: a mark, a salt, then chunks of AES-256-GCM, each with its tag. Each file has a key of its own, derived
 * by its salt; a chunk's nonce is its number, with a flag on the last one, so that a shortened file is noticed.
 */
const mark = Buffer.from('KSB1')
const [saltBytes, tagBytes, chunkBytes] = [32, 16, 65_536]
const headBytes = mark.length + saltBytes

/** The key of all files of a place, from BACKUP_KEY. */
export const masterKey = (secret: string): Buffer => scryptSync(secret, 'kasama backup', 32)

/** Bytes that a file of this size has once it is sealed. */
export const sealedBytes = (bytes: number): number =>
  headBytes + bytes + tagBytes * Math.max(1, Math.ceil(bytes / chunkBytes))

const fileKey = (master: Buffer, salt: Buffer) => Buffer.from(hkdfSync('sha256', master, salt, 'file', 32))

/** The nonces of a file's chunks, in order. */
function nonces() {
  let counter = 0n
  return (isLast: boolean): Buffer => {
    const nonce = Buffer.alloc(12)
    nonce.writeBigUInt64BE(counter++, 0)
    nonce.writeUInt8(isLast ? 1 : 0, 11)
    return nonce
  }
}

/** Gives pieces of exactly this size to `each`, and the rest, or an empty one, as the last. */
function inPieces(size: number, each: (piece: Buffer, isLast: boolean) => Buffer, before = (rest: Buffer) => rest) {
  let rest: Buffer = Buffer.alloc(0)
  return new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      try {
        rest = before(Buffer.concat([rest, chunk]))
        let start = 0
        // More than one piece must be there, since the last one is told apart.
        for (; rest.length - start > size; start += size) this.push(each(rest.subarray(start, start + size), false))
        rest = rest.subarray(start)
        done()
      } catch (error) {
        done(error as Error)
      }
    },
    flush(done) {
      try {
        this.push(each(rest, true))
        done()
      } catch (error) {
        done(error as Error)
      }
    },
  })
}

/** Seals a stream. */
export function seal(master: Buffer): Transform {
  const [salt, nextNonce] = [randomBytes(saltBytes), nonces()]
  const key = fileKey(master, salt)
  const stream = inPieces(chunkBytes, (piece, isLast) => {
    const cipher = createCipheriv('aes-256-gcm', key, nextNonce(isLast))
    return Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()])
  })
  stream.push(Buffer.concat([mark, salt]))
  return stream
}

/** Opens a sealed stream; fails with `BackupError` at the first chunk that is damaged, missing or out of order. */
export function unseal(master: Buffer, name: string): Transform {
  const nextNonce = nonces()
  let key: Buffer | null = null
  function readHead(bytes: Buffer): Buffer {
    if (key || bytes.length < headBytes) return bytes
    if (!bytes.subarray(0, mark.length).equals(mark)) throw new BackupError(`${name} is damaged.`)
    key = fileKey(master, bytes.subarray(mark.length, headBytes))
    return bytes.subarray(headBytes)
  }
  return inPieces(
    chunkBytes + tagBytes,
    (piece, isLast) => {
      if (!key || piece.length < tagBytes) throw new BackupError(`${name} is damaged or was cut off.`)
      const decipher = createDecipheriv('aes-256-gcm', key, nextNonce(isLast))
      decipher.setAuthTag(piece.subarray(-tagBytes))
      try {
        return Buffer.concat([decipher.update(piece.subarray(0, -tagBytes)), decipher.final()])
      } catch {
        throw new BackupError(`${name} is damaged or was cut off.`)
      }
    },
    readHead,
  )
}
