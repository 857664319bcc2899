import { randomInt } from 'node:crypto'
import { recoveryCodeCount } from '@kasama/contract/auth.rules'
import { brand } from '@kasama/contract/brand'
import type { Deps } from '../../../deps'
import type { Db } from '../../../platform/database/db'
import { lazily } from '../../../platform/files/descriptors'
import { seal, unseal } from '../../../platform/passwords/seal'
import { sign } from '../../../platform/passwords/secrets'
import { findCodeApp, keepNextSecret, replaceRecoveryCodes, useRecoveryCode, useStep } from './factors.queries'

type CodeDeps = Pick<Deps, 'db' | 'now' | 'secretKey'>

/** Loaded with the first code: no other process pays for it. */
const library = lazily(() => import('otplib'))

/** A phone's clock may be that wrong. */
const toleranceSeconds = 30
const sealed = 'one-time codes'

/** A secret for an app with codes; it waits until its first code was typed. */
export async function wantCodes({ db, secretKey }: CodeDeps, user: { id: number; email: string }) {
  const { generateSecret, generateURI } = await library()
  const secret = generateSecret()
  await keepNextSecret(db, user.id, seal(secretKey, sealed, secret))
  return { secret, uri: generateURI({ issuer: brand.name, label: user.email, secret }) }
}

/** The step of a code that this secret makes now; null where it makes another. */
async function stepOf({ now, secretKey }: CodeDeps, secret: string, code: string): Promise<number | null> {
  const token = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return null
  const { verify } = await library()
  const epoch = Math.floor(now().getTime() / 1000)
  const seen = await verify({
    secret: unseal(secretKey, sealed, secret),
    token,
    epoch,
    epochTolerance: toleranceSeconds,
  })
  return seen.valid && 'timeStep' in seen ? seen.timeStep : null
}

/** The waiting secret and the step of its first code; null where the code is not its. */
export async function checkFirstCode(deps: CodeDeps, userId: number, code: string) {
  const waiting = (await findCodeApp(deps.db, userId))?.next_secret
  const step = waiting ? await stepOf(deps, waiting, code) : null
  return waiting && step !== null ? { sealed: waiting, step } : null
}

/** Whether a code is right, and uses it up. */
export async function isRightCode(deps: CodeDeps, userId: number, code: string): Promise<boolean> {
  const secret = (await findCodeApp(deps.db, userId))?.secret
  const step = secret ? await stepOf(deps, secret, code) : null
  return step !== null && useStep(deps.db, userId, step)
}

/** Without letters and digits that look like each other. */
const letters = 'abcdefghjkmnpqrstvwxyz23456789'
const newCode = () => {
  const part = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
  return `${part()}-${part()}`
}

/** How a recovery code is stored: who reads the table, without the server's key, can't guess it. */
const hashOf = (secretKey: string, userId: number, code: string) =>
  sign(secretKey, `recovery code\n${userId}\n${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`)

/** Ten new codes, in place of those before. */
export async function makeRecoveryCodes(tx: Db, { secretKey, now }: CodeDeps, userId: number): Promise<string[]> {
  const codes = new Set<string>()
  while (codes.size < recoveryCodeCount) codes.add(newCode())
  const hashes = [...codes].map((code) => hashOf(secretKey, userId, code))
  await replaceRecoveryCodes(tx, userId, hashes, now())
  return [...codes]
}

export const isRecoveryCode = ({ db, secretKey, now }: CodeDeps, userId: number, code: string) =>
  useRecoveryCode(db, { userId, hash: hashOf(secretKey, userId, code), at: now() })
