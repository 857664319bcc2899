import type { Deps } from '#platform/deps'
import type { Job } from '#platform/jobs/jobs'
import type { Mail } from '#platform/ports/mail/mail'
import { freshBrand } from '#platform/settings/fresh-brand'
import { recordSentMail, type SentMail } from './sent-mails'

/** A mail without an address is not sent. */
type Addressed = { to: string | null | undefined }

type MailJob<Data extends object, Facts extends Addressed> = {
  name: string
  /** Finds what the mail needs; null if the mail no longer applies. `id` is the job's, the same in each run. */
  find: (data: Data, id: string) => Promise<Facts | null | undefined>
  write: (facts: Facts & { to: string; origin: string }) => Mail
  /** Returns the entry in the desk's list of the account's mails, or notes elsewhere that the mail was sent. */
  recordSent?: (facts: Facts, data: Data) => SentMail | Promise<void>
  /** Returns the mail's id, if it is not the job's. */
  idOf?: (facts: Facts) => string
}

/** A job that sends one mail, if it still applies when the job runs, in the brand of that moment. */
export const mailJob = <Data extends object, Facts extends Addressed>(
  { db, now, mail, config }: Pick<Deps, 'db' | 'now' | 'mail' | 'config'>,
  { name, find, write, recordSent, idOf }: MailJob<Data, Facts>,
): Job<Data> => ({
  name,
  isMail: true,
  async run(data, id) {
    await freshBrand(db)
    const facts = await find(data, id)
    if (!facts?.to) return
    await mail.send(write({ ...facts, to: facts.to, origin: config.origin }), idOf?.(facts) ?? id)
    const sentMail = await recordSent?.(facts, data)
    if (sentMail) await recordSentMail(db, { ...sentMail, id, at: now() })
  },
})
