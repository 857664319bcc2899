import { randomInt } from 'node:crypto'
import { brand } from '@kasama/contract/brand'
import { recoveryCodeCount } from '@kasama/contract/people/auth.rules'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { lazily } from '#platform/files/descriptors'
import { seal, unseal } from '#platform/passwords/seal'
import { sign } from '#platform/passwords/secrets'
import { findCodeApp, keepNextSecret, replaceRecoveryCodes, useRecoveryCode, useStep } from './factors.queries'

type CodeDeps = Pick<Deps, 'db' | 'now' | 'secretKey'>

/** Loaded with the first code: other processes never load it. */
const library = lazily(() => import('otplib'))

/** Maximum error of a phone's clock. */
const toleranceSeconds = 30
const sealed = 'one-time codes'

/** Makes a secret for an authenticator app; it waits for its first code. */
export async function wantCodes({ db, secretKey }: CodeDeps, user: { id: number; email: string }) {
  const { generateSecret, generateURI } = await library()
  const secret = generateSecret()
  await keepNextSecret(db, user.id, seal(secretKey, sealed, secret))
  return { secret, uri: generateURI({ issuer: brand.name, label: user.email, secret }) }
}

/** Returns the time step of a code under this secret; null if the code is wrong. */
async function stepOf({ now, secretKey }: CodeDeps, secret: string, code: string): Promise<number | null> {
  const token = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return null
  const { verify } = await library()
  const epoch = Math.floor(now().getTime() / 1000)
  const result = await verify({
    secret: unseal(secretKey, sealed, secret),
    token,
    epoch,
    epochTolerance: toleranceSeconds,
  })
  return result.valid && 'timeStep' in result ? result.timeStep : null
}

/** Returns the waiting secret and the step of its first code; null if the code is wrong. */
export async function checkFirstCode(deps: CodeDeps, userId: number, code: string) {
  const waiting = (await findCodeApp(deps.db, userId))?.next_secret
  const step = waiting ? await stepOf(deps, waiting, code) : null
  return waiting && step !== null ? { sealed: waiting, step } : null
}

/** Returns whether a code is right, and marks it as used. */
export async function isRightCode(deps: CodeDeps, userId: number, code: string): Promise<boolean> {
  const secret = (await findCodeApp(deps.db, userId))?.secret
  const step = secret ? await stepOf(deps, secret, code) : null
  return step !== null && useStep(deps.db, userId, step)
}

/** Letters and digits that can't be mistaken for each other. */
const letters = 'abcdefghjkmnpqrstvwxyz23456789'
const newCode = () => {
  const part = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
  return `${part()}-${part()}`
}

/** Returns the stored form of a recovery code: without the server's key, a reader of the table can't guess it. */
const hashOf = (secretKey: string, userId: number, code: string) =>
  sign(secretKey, `recovery code\n${userId}\n${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`)

/** Makes ten new codes, which replace the earlier ones. */
export async function makeRecoveryCodes(tx: Db, { secretKey, now }: CodeDeps, userId: number): Promise<string[]> {
  const codes = new Set<string>()
  while (codes.size < recoveryCodeCount) codes.add(newCode())
  const hashes = [...codes].map((code) => hashOf(secretKey, userId, code))
  await replaceRecoveryCodes(tx, userId, hashes, now())
  return [...codes]
}

export const isRecoveryCode = ({ db, secretKey, now }: CodeDeps, userId: number, code: string) =>
  useRecoveryCode(db, { userId, hash: hashOf(secretKey, userId, code), at: now() })
