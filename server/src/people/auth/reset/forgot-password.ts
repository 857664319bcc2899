import { normalEmail } from '@kasama/contract/people/auth/auth.rules'
import { employerOf } from '#people/household/links'
import { audit } from '#platform/audit/audit'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { mailJob } from '#platform/mails/mail-job'
import { hashToken } from '#platform/passwords/secrets'
import { resetMail } from '../auth.mail'
import { type Account, findByEmail, findByUserId, lockAccount } from '../auth.queries'
import { linkToken } from './link-token'
import { addResetToken } from './reset.queries'

export const forgotPasswordJob = 'forgot-password'

/** `name` is the email or User ID that was typed. */
export type ForgottenLogin = { name: string; isWorker: boolean }

/** Treats an admin as unknown: another admin sends that link. */
async function findForgotten(db: Db, { name, isWorker }: ForgottenLogin): Promise<Account | undefined> {
  const account = await (isWorker ? findByUserId(db, name) : findByEmail(db, name))
  return account?.role === 'A' ? undefined : account
}

/**
 * Queues the mail to an account. The work and the response are the same for every name, so that neither tells whether
 * there is such an account: a mail for nobody is removed before the transaction ends, and the queue can't be filled.
 */
export async function forgotPassword(
  { db, jobs, limits }: Deps,
  { name: typed, isWorker }: ForgottenLogin,
): Promise<void> {
  const name = isWorker ? typed.trim().toLowerCase() : normalEmail(typed)
  const key = `${isWorker ? 'W' : 'E'}:${hashToken(name).slice(0, 32)}`
  if (!(await limits.allowsForgotMail(key))) return
  await db.transaction().execute(async (tx) => {
    const account = await findForgotten(tx, { name, isWorker })
    const id = await jobs.enqueue<ForgottenLogin>(tx, forgotPasswordJob, { name, isWorker })
    if (!account) await jobs.withdraw(tx, forgotPasswordJob, id)
  })
}

type Receiver = { userId: number; to: string | null; name: string; isOwnPassword: boolean }

/** A worker's mail goes to her User ID where that is an email, and to her employer otherwise. */
async function receiverOf(db: Db, account: Account): Promise<Receiver> {
  const { id: userId, role, email, username, fullname: name } = account
  if (role !== 'W') return { userId, to: email, name, isOwnPassword: true }
  if (username?.includes('@')) return { userId, to: username, name, isOwnPassword: true }
  const employer = await employerOf(db, account.id)
  return {
    userId: employer?.id ?? userId,
    to: employer?.email ?? null,
    name: employer?.fullname ?? '',
    isOwnPassword: false,
  }
}

export const forgotPasswordJobOf = (deps: Deps) =>
  mailJob(deps, {
    name: forgotPasswordJob,
    async find({ name, isWorker }: ForgottenLogin, id) {
      const { db, now, config, secretKey } = deps
      const at = now()
      const token = linkToken(secretKey, id)
      const recipient = await db.transaction().execute(async (tx) => {
        const forgottenAccount = await findForgotten(tx, { name, isWorker })
        // If the address changes at this moment, either it gets the mail or the link ends.
        const account = forgottenAccount && (await lockAccount(tx, forgottenAccount.id))
        if (!account) return null
        if (await addResetToken(tx, { hash: hashToken(token), userId: account.id, at }))
          await audit(tx, { at, userId: account.id, action: 'password_reset_asked' })
        return { account, receiver: await receiverOf(tx, account) }
      })
      if (!recipient) return null
      const { account, receiver } = recipient
      return {
        ...receiver,
        aboutId: receiver.isOwnPassword ? null : account.id,
        url: `${config.origin}/${isWorker ? `reset_worker/${token}?lang=${account.language_code}` : `reset/${token}`}`,
        language: isWorker && receiver.isOwnPassword ? account.language_code : 'eng',
        worker: isWorker ? (account.username ?? '') : null,
      }
    },
    write: resetMail,
    recordSent: ({ userId, aboutId }) => ({ userId, aboutId, kind: 'reset' }),
  })
