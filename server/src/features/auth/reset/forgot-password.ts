import { normalEmail } from '@kasama/contract/auth.rules'
import type { Deps } from '../../../deps'
import { audit } from '../../../platform/audit'
import type { Db } from '../../../platform/database/db'
import type { Job } from '../../../platform/jobs'
import { hashToken, newToken } from '../../../platform/secrets'
import { resetMail } from '../auth.mail'
import { type Account, findByEmail, findByUserId, holdAccount } from '../auth.queries'
import { addResetToken, findEmployerEmail } from './reset.queries'

export const forgotPasswordJob = 'forgot-password'

/** What was typed; whether there is such an account is found out later, so that the answer can't tell. */
type Forgotten = { name: string; isWorker: boolean }

/** Queues the search for an account and its mail: the same work and the same answer for every name. */
export async function forgotPassword({ db, jobs, limits }: Deps, forgotten: Forgotten): Promise<void> {
  const name = forgotten.isWorker ? forgotten.name.trim().toLowerCase() : normalEmail(forgotten.name)
  const key = `${forgotten.isWorker ? 'W' : 'E'}:${hashToken(name).slice(0, 32)}`
  if (await limits.allowsForgotMail(key)) await jobs.enqueue<Forgotten>(db, forgotPasswordJob, { ...forgotten, name })
}

/** A worker's mail goes to her User ID where that is an email, and to her employer otherwise. */
async function addressOf(db: Db, account: Account): Promise<{ to: string | null; isHerOwn: boolean }> {
  if (account.role !== 'W') return { to: account.email, isHerOwn: true }
  if (account.username?.includes('@')) return { to: account.username, isHerOwn: true }
  return { to: (await findEmployerEmail(db, account.id))?.email ?? null, isHerOwn: false }
}

export const forgotPasswordJobOf = (deps: Deps): Job<Forgotten> => ({
  name: forgotPasswordJob,
  async run({ name, isWorker }, id) {
    const { db, now, config, mail } = deps
    const [token, at] = [newToken(), now()]
    const link = await db.transaction().execute(async (tx) => {
      const found = await (isWorker ? findByUserId(tx, name) : findByEmail(tx, name))
      // An address that is changed at this moment either gets the mail, or ends the link.
      const account = found && (await holdAccount(tx, found.id))
      if (!account) return null
      await addResetToken(tx, { hash: hashToken(token), userId: account.id, at })
      await audit(tx, { at, userId: account.id, action: 'password_reset_asked' })
      return { account, ...(await addressOf(tx, account)) }
    })
    if (!link?.to) return
    const { account, to, isHerOwn } = link
    const url = `${config.origin}/${isWorker ? 'reset_worker' : 'reset'}/${token}`
    const language = isWorker && isHerOwn ? account.language_code : 'eng'
    const worker = isWorker ? (account.username ?? '') : null
    await mail.send(resetMail({ origin: config.origin, to, url, language, worker, isHerOwn }), id)
  },
})
