import { dayMs } from '@kasama/contract/durations.rules'
import type { Deps } from '#platform/deps'
import { retry } from '#platform/files/retry'
import { refusalOf } from '#platform/ports/mail/mail'
import { freshBrand } from '#platform/settings/fresh-brand'
import { mailSettings } from '#platform/settings/known-settings'
import { type DueMail, endMail, pauseMails, recordRefusal, releaseMails, takeDue } from './due.queries'
import { writeMail } from './write/write-mail'

type SendDeps = Pick<Deps, 'db' | 'now' | 'mail' | 'config' | 'secretKey'>

/** An older mail is no longer news, and is not sent. */
const oldestDays = 7
/** A mailbox that refused a mail for good this many times is not tried again. */
const maxRefusals = 3
const pauseMs = 60_000
/** Maximum length of a round, long before its mails are due again. */
const roundMs = 60_000
const maxMailsPerRound = 50

/** `fault`: the reason why a mail could not be written; it is tried again later, and delays no other. */
export type SendRound = { takenCount: number; isFull: boolean; waitMs: number; fault: unknown }

/**
 * Sends the mails that are due, as many as one second may have. Throws if the mail server is unreachable or refuses
 * the sender: then all mails wait a minute.
 */
export async function sendDue(deps: SendDeps): Promise<SendRound> {
  const { db, now, config } = deps
  const { per_minute } = await mailSettings(db)
  const perSecond = per_minute === null ? config.mailsPerSecond : per_minute / 60
  const max = Math.max(1, Math.min(maxMailsPerRound, Math.floor(perSecond)))
  await freshBrand(db)
  const { mails, waitMs } = await takeDue(db, { at: now(), max, perSecond })
  const until = Date.now() + roundMs
  const remainingIds = mails.map(({ id }) => id)
  let fault: unknown = null
  try {
    for (const mail of mails) {
      if (Date.now() > until) break
      remainingIds.shift()
      fault = (await sendOne(deps, mail)) ?? fault
    }
  } catch (error) {
    await pauseMails(db, new Date(now().getTime() + pauseMs))
    throw error
  } finally {
    await releaseMails(db, remainingIds, now())
  }
  return { takenCount: mails.length, isFull: mails.length === max, waitMs, fault }
}

/**
 * Sends a mail that is still wanted. A refused mail is tried again later, and so is one that can't be written, whose
 * error is returned; throws if the server takes no mail.
 */
async function sendOne(deps: SendDeps, dueMail: DueMail): Promise<unknown> {
  const { db, now, mail } = deps
  /** The database may be unreachable when a mail has just been sent: this must be stored, or the mail is sent twice. */
  const end = (sentAt: Date | null) =>
    retry(() => endMail(db, dueMail.id, sentAt), roundMs, new AbortController().signal)
  const isOutdated = now().getTime() - dueMail.created_at.getTime() > oldestDays * dayMs
  if (!dueMail.email || !dueMail.is_wanted || isOutdated) return end(null)
  const { written: mailText, fault } = write(deps, dueMail, dueMail.email)
  if (!mailText) return fault
  try {
    await mail.send(mailText, dueMail.message_id)
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) throw error
    // A quota that is used up or a policy may pass: only its receiver's refusals end a mail.
    if (refusal === 'mail' || !isPermanent(error)) return
    return dueMail.refusals + 1 >= maxRefusals ? end(null) : recordRefusal(db, dueMail.id)
  }
  return end(now())
}

function write({ config, secretKey }: SendDeps, mail: DueMail, to: string) {
  try {
    return { written: writeMail(mail, { origin: config.origin, secretKey, to }) }
  } catch (fault) {
    return { fault }
  }
}

const isPermanent = (error: unknown) => ((error as { responseCode?: number }).responseCode ?? 550) >= 500
