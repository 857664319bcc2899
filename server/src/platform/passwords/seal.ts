import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

const keyOf = (secret: string, use: string) => Buffer.from(hkdfSync('sha256', secret, '', use, 32))

/** Encrypts a text with a key derived from the server's secret and a use; only the same use can decrypt it. */
export function seal(secret: string, use: string, text: string): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, keyOf(secret, use), iv)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
}

/** Decrypts it; throws if the key or the use differs, or the text was changed. */
export function unseal(secret: string, use: string, sealed: string): string {
  const all = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv(algorithm, keyOf(secret, use), all.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  })
  decipher.setAuthTag(all.subarray(ivBytes, ivBytes + tagBytes))
  return Buffer.concat([decipher.update(all.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8')
}
