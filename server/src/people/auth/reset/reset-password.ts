import { minuteMs } from '@kasama/contract/durations.rules'
import { resetLinkMinutes } from '@kasama/contract/people/auth/auth.rules'
import { workerOf } from '#people/household/links'
import { audit } from '#platform/audit/audit'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { fail } from '#platform/http/errors'
import { checkNewPassword } from '#platform/passwords/password-rules'
import { hashToken } from '#platform/passwords/secrets'
import { endSession, findAccount, lockAccount, removeAllTokens } from '../auth.queries'
import { mailPasswordChanged } from '../password/confirm-change'
import { givePassword } from '../password/give-password'
import { guessKey } from '../password/guess-key'
import { findResetLink, proveEmail, setPassword, useResetToken } from './reset.queries'

type Link = { token: string; isWorker: boolean }
type NewPassword = { password: string; endsWorkerLogin: boolean; address: string }

/** Returns whether a link is valid, and the User ID of the employer's worker, for the page before anything is typed. */
export async function readResetLink(deps: Deps, link: Link) {
  const userId = await resetAccount(deps, link)
  const worker = userId && !link.isWorker ? await workerOf(deps.db, userId) : undefined
  return { valid: userId !== null, worker: worker?.username ?? null }
}

function resetAccount({ db, now }: Deps, { token, isWorker }: Link, isUsed = false): Promise<number | null> {
  const at = now()
  const madeAfter = new Date(at.getTime() - resetLinkMinutes * minuteMs)
  return findResetLink(db, { hash: hashToken(token), isWorker, madeAfter, at, isUsed })
}

/**
 * Sets a new password by a link, which works once, for an hour, for the role it was made for. Every session of the
 * account ends. After an employer's reset her worker's login ends too: somebody else may have made it. The same request
 * again, after a lost reply, is answered alike and changes nothing.
 */
export async function resetPassword(deps: Deps, link: Link, newPassword: NewPassword): Promise<void> {
  const { db, now, jobs } = deps
  checkNewPassword(newPassword.password, 'new_password')
  const userId = await resetAccount(deps, link)
  if (userId === null) return requireRepeat(deps, link, newPassword)
  const passwordHash = await deps.passwords.hash(newPassword.password)
  const at = now()
  const isSet = await db.transaction().execute(async (tx) => {
    // Locks the account first, like all code that makes or ends its links.
    const account = await lockAccount(tx, userId)
    if (!(await useResetToken(tx, hashToken(link.token), at))) return false
    await setPassword(tx, { id: userId, passwordHash, at })
    if (!link.isWorker) await proveEmail(tx, userId)
    await endSession(tx, userId, at)
    await removeAllTokens(tx, userId)
    await audit(tx, { at, userId, action: 'password_reset' })
    if (account) await mailPasswordChanged(tx, jobs, account, at)
    if (newPassword.endsWorkerLogin) await endWorkerLogin(tx, userId, at)
    return true
  })
  if (!isSet) await requireRepeat(deps, link, newPassword)
}

/** Refuses a link that has set another password than this, or none; a guess counts as one at the login does. */
async function requireRepeat(deps: Deps, link: Link, { password, address }: NewPassword): Promise<void> {
  const userId = (await resetAccount(deps, link, true)) ?? fail('reset_link_old')
  const account = (await findAccount(deps.db, userId)) ?? fail('reset_link_old')
  const guess = { account: guessKey(account), address }
  const isRight = await deps.limits.guess(guess, () => deps.passwords.matches(account.password_hash, password))
  if (!isRight) fail('reset_link_old')
}

/** Signs the worker out until her employer makes her a new password. */
async function endWorkerLogin(tx: Db, employerId: number, at: Date): Promise<void> {
  const worker = await workerOf(tx, employerId)
  if (!worker) return
  await givePassword(tx, { id: worker.id, passwordHash: null, at })
  await audit(tx, { at, userId: employerId, action: 'worker_session_ended', detail: { worker_id: worker.id } })
}
