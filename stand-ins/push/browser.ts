import { createDecipheriv, createECDH, createHmac, randomBytes } from 'node:crypto'

const hmac = (key: Buffer, text: Buffer) => createHmac('sha256', key).update(text).digest()

/** HKDF (RFC 5869) with one block, which is all that Web Push needs. */
const derive = (salt: Buffer, secret: Buffer, info: Buffer, bytes: number) =>
  hmac(hmac(salt, secret), Buffer.concat([info, Buffer.from([1])])).subarray(0, bytes)

/** The keys of a browser's subscription, which decrypt what is sent to it (RFC 8291, RFC 8188). */
export function browserKeys() {
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys()
  const auth = randomBytes(16)

  function decrypt(body: Buffer): string {
    const salt = body.subarray(0, 16)
    const recordSize = body.readUInt32BE(16)
    const idLength = body[20] ?? 0
    const senderKey = body.subarray(21, 21 + idLength)
    const record = body.subarray(21 + idLength)
    if (senderKey.length !== 65 || record.length > recordSize) throw new Error('not one record of aes128gcm')
    const shared = pair.computeSecret(senderKey)
    const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey])
    const secret = derive(auth, shared, keyInfo, 32)
    const key = derive(salt, secret, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
    const nonce = derive(salt, secret, Buffer.from('Content-Encoding: nonce\0'), 12)
    const decipher = createDecipheriv('aes-128-gcm', key, nonce)
    decipher.setAuthTag(record.subarray(-16))
    const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
    const end = padded.lastIndexOf(2)
    if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('the last record ends with 2')
    return padded.subarray(0, end).toString('utf8')
  }

  return { keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') }, decrypt }
}
