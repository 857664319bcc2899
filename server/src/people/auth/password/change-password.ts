import { audit } from '#platform/audit/audit'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import { checkNewPassword } from '#platform/passwords/password-rules'
import { hashToken } from '#platform/passwords/secrets'
import { findAccount, lockAccount, removeOtherTokens } from '../auth.queries'
import { endResetLinks } from '../reset/end-reset-links'
import { setPassword } from '../reset/reset.queries'
import { mailPasswordChanged } from './confirm-change'

/** Changes the caller's password and ends the account's other tokens. */
export async function changePassword(
  deps: Deps,
  user: User,
  token: string,
  form: { old_pass: string; new_pass: string; address: string },
) {
  const { db, now, limits, passwords, jobs } = deps
  const old = (await findAccount(db, user.id))?.password_hash ?? null
  const guess = { account: `check:${user.id}`, address: form.address }
  const isRight = await limits.guess(guess, () => passwords.matches(old, form.old_pass))
  if (!isRight) return fail('wrong_password', { field: 'old_pass' })
  checkNewPassword(form.new_pass, 'new_pass')
  const passwordHash = await passwords.hash(form.new_pass)
  const at = now()
  await db.transaction().execute(async (tx) => {
    // A reset meanwhile has ended this session: the reset's password stays.
    const account = await lockAccount(tx, user.id)
    if (!account || account.password_hash !== old) return fail('wrong_password', { field: 'old_pass' })
    await setPassword(tx, { id: user.id, passwordHash, at })
    await removeOtherTokens(tx, user.id, hashToken(token))
    await endResetLinks(tx, user.id)
    await audit(tx, { at, userId: user.id, action: 'password_changed' })
    await mailPasswordChanged(tx, jobs, account, at)
  })
}
