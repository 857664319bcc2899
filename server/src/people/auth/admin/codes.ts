import { randomInt } from 'node:crypto'
import { brand } from '@kasama/contract/brand'
import { recoveryCodeCount } from '@kasama/contract/people/auth/auth.rules'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { lazily } from '#platform/files/descriptors'
import { seal, sealedAnew, unseal } from '#platform/passwords/seal'
import { sign, signatures } from '#platform/passwords/secrets'
import {
  findCodeApp,
  listCodeApps,
  replaceRecoveryCodes,
  replaceSealed,
  storeNextSecret,
  useRecoveryCode,
  useStep,
} from './factors.queries'

type CodeDeps = Pick<Deps, 'db' | 'now' | 'secretKey'>

/** Loaded with the first code: other processes never load it. */
const library = lazily(() => import('otplib'))

/** Maximum error of a phone's clock. */
const toleranceSeconds = 30
const sealed = 'one-time codes'

/** Makes a secret for an authenticator app; it waits for its first code. */
export async function startCodeApp({ db, secretKey }: CodeDeps, user: { id: number; email: string }) {
  const { generateSecret, generateURI } = await library()
  const secret = generateSecret()
  await storeNextSecret(db, user.id, seal(secretKey, sealed, secret))
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

/**
 * Seals the secrets of all apps anew that a former secret of the server has sealed, so that it can be dropped. Each start
 * does so while a former one is accepted.
 */
export async function sealCodesAnew({ db, secretKey }: Pick<CodeDeps, 'db' | 'secretKey'>): Promise<void> {
  if (secretKey.length === 1) return
  const anew = (text: string | null) => text && (sealedAnew(secretKey, sealed, text) ?? text)
  for (const { user_id, ...old } of await listCodeApps(db)) {
    const resealed = { secret: anew(old.secret), next_secret: anew(old.next_secret) }
    if (resealed.secret !== old.secret || resealed.next_secret !== old.next_secret)
      await replaceSealed(db, user_id, { old, resealed })
  }
}

/** Letters and digits that can't be mistaken for each other. */
const letters = 'abcdefghjkmnpqrstvwxyz23456789'
const newCode = () => {
  const part = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
  return `${part()}-${part()}`
}

/** The text whose signature is stored: without the server's key, a reader of the table can't guess the code. */
const signedCode = (userId: number, code: string) =>
  `recovery code\n${userId}\n${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`

/** Makes ten new codes, which replace the earlier ones. */
export async function makeRecoveryCodes(tx: Db, { secretKey, now }: CodeDeps, userId: number): Promise<string[]> {
  const codes = new Set<string>()
  while (codes.size < recoveryCodeCount) codes.add(newCode())
  const hashes = [...codes].map((code) => sign(secretKey, signedCode(userId, code)))
  await replaceRecoveryCodes(tx, userId, hashes, now())
  return [...codes]
}

export const isRecoveryCode = ({ db, secretKey, now }: CodeDeps, userId: number, code: string) =>
  useRecoveryCode(db, { userId, hashes: signatures(secretKey, signedCode(userId, code)), at: now() })
