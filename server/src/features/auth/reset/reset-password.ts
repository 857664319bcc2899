import { resetLinkMinutes } from '@kasama/contract/auth.rules'
import type { Deps } from '../../../deps'
import { audit } from '../../../platform/audit'
import { fail } from '../../../platform/http/errors'
import { checkNewPassword } from '../../../platform/password-rules'
import { hashToken } from '../../../platform/secrets'
import { endSession, removeAllTokens } from '../auth.queries'
import { findResetLink, proveEmail, setPassword, useResetToken } from './reset.queries'

type Link = { token: string; isWorker: boolean }

export function resetAccount({ db, now }: Deps, { token, isWorker }: Link): Promise<number | null> {
  const madeAfter = new Date(now().getTime() - resetLinkMinutes * 60_000)
  return findResetLink(db, { hash: hashToken(token), isWorker, madeAfter })
}

/** Sets a new password by a link, once: one hour old at most, for the role it was made for. Every session ends. */
export async function resetPassword(
  deps: Deps,
  link: Link,
  { newPassword, address }: { newPassword: string; address: string },
): Promise<void> {
  const { db, now, limits } = deps
  checkNewPassword(newPassword, 'new_password')
  const userId = (await resetAccount(deps, link)) ?? fail('reset_link_old')
  const passwordHash = await deps.passwords.hash(newPassword)
  const at = now()
  await db.transaction().execute(async (tx) => {
    if (!(await useResetToken(tx, hashToken(link.token), at))) fail('reset_link_old')
    await setPassword(tx, { id: userId, passwordHash, at })
    if (!link.isWorker) await proveEmail(tx, userId)
    await endSession(tx, userId, at)
    await removeAllTokens(tx, userId)
    await audit(tx, { at, userId, action: 'password_reset' })
  })
  await limits.forgetFailures({ account: `account:${userId}`, address })
}
