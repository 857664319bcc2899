import { minuteMs } from '@kasama/contract/durations.rules'
import { audit } from '#platform/audit/audit'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import { checkNewPassword } from '#platform/passwords/password-rules'
import { hashToken } from '#platform/passwords/secrets'
import { type Account, findAccount, lockAccount, removeOtherTokens } from '../auth.queries'
import { endResetLinks } from '../reset/end-reset-links'
import { setPassword } from '../reset/reset.queries'
import { mailPasswordChanged } from './confirm-change'

/** The time for which a change whose reply was lost is sent again. */
const repeatMs = 10 * minuteMs

const isJustChanged = ({ password_changed_at: changed }: Account, at: Date) =>
  changed !== null && at.getTime() - changed.getTime() < repeatMs

/**
 * Changes the caller's password and ends the account's other tokens. The same request again, after a lost reply, is
 * answered alike and changes nothing.
 */
export async function changePassword(
  deps: Deps,
  user: User,
  token: string,
  form: { old_pass: string; new_pass: string; address: string },
) {
  const { db, now, limits, passwords, jobs } = deps
  const present = (await findAccount(db, user.id)) ?? fail('not_signed_in')
  const old = present.password_hash
  const guess = { account: `check:${user.id}`, address: form.address }
  let isRepeat = false
  const isRight = await limits.guess(guess, async () => {
    if (await passwords.matches(old, form.old_pass)) return true
    isRepeat = isJustChanged(present, now()) && (await passwords.matches(old, form.new_pass))
    return isRepeat
  })
  if (isRepeat) return
  if (!isRight) fail('wrong_password', { field: 'old_pass' })
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
