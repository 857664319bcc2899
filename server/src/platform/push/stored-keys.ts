import type { Db } from '#platform/database/db'
import { lazily } from '#platform/files/descriptors'
import { seal, sealedAnew, unseal } from '#platform/passwords/seal'
import type { SecretKey } from '#platform/passwords/secrets'
import { addKeys, findKeys, replaceKeys } from './push.queries'

export type KeyDeps = { db: Db; secretKey: SecretKey; now: () => Date }
export type PushKeys = { publicKey: string; privateKey: string }

const use = 'push-key'
const library = lazily(() => import('web-push'))

/**
 * Returns the key pair of this installation, made at its first start; all processes share it. The private key is
 * encrypted with the server's secret: after a change of the secret a new pair is made, and browsers subscribe anew.
 */
export async function storedKeys({ db, secretKey, now }: KeyDeps): Promise<PushKeys> {
  const stored = await findKeys(db)
  const readable = stored && open(secretKey, stored)
  if (readable) {
    const privateKey = sealedAnew(secretKey, use, stored.private_key)
    if (privateKey && privateKey !== stored.private_key)
      await replaceKeys(db, stored, { ...stored, private_key: privateKey })
    return readable
  }
  const { default: push } = await library()
  const made = push.generateVAPIDKeys()
  const row = { public_key: made.publicKey, private_key: seal(secretKey, use, made.privateKey), created_at: now() }
  await (stored ? replaceKeys(db, stored, row) : addKeys(db, row))
  // Another process may have been first.
  const kept = await findKeys(db)
  return (kept && open(secretKey, kept)) ?? made
}

function open(secretKey: SecretKey, row: { public_key: string; private_key: string }): PushKeys | null {
  try {
    return { publicKey: row.public_key, privateKey: unseal(secretKey, use, row.private_key) }
  } catch {
    return null
  }
}
