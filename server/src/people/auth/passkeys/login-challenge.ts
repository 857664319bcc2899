import { randomBytes } from 'node:crypto'
import { minuteMs } from '@kasama/contract/durations.rules'
import type { Deps } from '#platform/deps'
import { hashToken, isSignature, sign } from '#platform/passwords/secrets'
import { useIdentityToken } from '../google/google.queries'
import { challengeMinutes } from './token-challenge'

const timeBytes = 6
const headBytes = timeBytes + 16
const signatureBytes = 32

const purpose = (head: string) => `passkey login\n${head}`

/** Returns a challenge for a guest: its end, a random number and the server's signature. Nothing is stored until used. */
export function newLoginChallenge({ secretKey, now }: Pick<Deps, 'secretKey' | 'now'>): string {
  const head = Buffer.concat([Buffer.alloc(timeBytes), randomBytes(headBytes - timeBytes)])
  head.writeUIntBE(now().getTime() + challengeMinutes * minuteMs, 0, timeBytes)
  const signature = sign(secretKey, purpose(head.toString('base64url')))
  return Buffer.concat([head, Buffer.from(signature, 'base64url')]).toString('base64url')
}

/** Uses up a challenge; false if this server did not make it, if it is too old, or if it was used before. */
export async function useLoginChallenge(
  { secretKey, now, db }: Pick<Deps, 'secretKey' | 'now' | 'db'>,
  challenge: string,
): Promise<boolean> {
  const bytes = Buffer.from(challenge, 'base64url')
  // The same bytes in other letters would count as another challenge.
  if (bytes.length !== headBytes + signatureBytes || bytes.toString('base64url') !== challenge) return false
  const [head, signature] = [bytes.subarray(0, headBytes), bytes.subarray(headBytes)]
  const isOurs = isSignature(secretKey, purpose(head.toString('base64url')), signature.toString('base64url'))
  const expiresAt = new Date(head.readUIntBE(0, timeBytes))
  return isOurs && now() <= expiresAt && useIdentityToken(db, { hash: hashToken(challenge), expiresAt })
}
