import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { SecretKey } from './secrets'

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

const keyOf = (secret: string, use: string) => Buffer.from(hkdfSync('sha256', secret, '', use, 32))

/** Encrypts a text with a key derived from the server's secret and a use; only the same use can decrypt it. */
export function seal([secret]: SecretKey, use: string, text: string): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, keyOf(secret, use), iv)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
}

/** Decrypts it with any accepted secret; throws if none or another use sealed it, or the text was changed. */
export function unseal([present, ...accepted]: SecretKey, use: string, sealed: string): string {
  try {
    return unsealWith(present, use, sealed)
  } catch (error) {
    for (const secret of accepted) if (isSealedWith(secret, use, sealed)) return unsealWith(secret, use, sealed)
    throw error
  }
}

/** A sealed text for the present secret: the same, or sealed anew if an accepted one sealed it; null if none did. */
export function sealedAnew(secretKey: SecretKey, use: string, sealed: string): string | null {
  const [present, ...accepted] = secretKey
  if (isSealedWith(present, use, sealed)) return sealed
  const isKnown = accepted.some((secret) => isSealedWith(secret, use, sealed))
  return isKnown ? seal(secretKey, use, unseal(secretKey, use, sealed)) : null
}

function isSealedWith(secret: string, use: string, sealed: string): boolean {
  try {
    unsealWith(secret, use, sealed)
    return true
  } catch {
    return false
  }
}

function unsealWith(secret: string, use: string, sealed: string): string {
  const all = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv(algorithm, keyOf(secret, use), all.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  })
  decipher.setAuthTag(all.subarray(ivBytes, ivBytes + tagBytes))
  return Buffer.concat([decipher.update(all.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8')
}
