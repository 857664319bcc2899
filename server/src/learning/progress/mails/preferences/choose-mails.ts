import type { MailSwitches } from '@kasama/contract/learning/progress/mail.api'
import { mailChoices } from '@kasama/contract/learning/progress/mail.rules'
import type { Db } from '#platform/database/db'
import { findMailChoices, lockAccount, setMailChoices } from './preferences.queries'

/** Returns the kinds of mails that an account wants, as switches. */
export async function showMailChoices(db: Db, userId: number): Promise<MailSwitches> {
  const choices = (await findMailChoices(db, userId)) ?? []
  const [weekly, moments, reminders] = mailChoices.map((choice) => choices.includes(choice)) as [
    boolean,
    boolean,
    boolean,
  ]
  return { weekly, moments, reminders }
}

/** Changes some of the switches; two concurrent requests keep both changes. */
export async function chooseMails(db: Db, userId: number, changes: Partial<MailSwitches>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockAccount(tx, userId)
    const switches = { ...(await showMailChoices(tx, userId)), ...changes }
    await setMailChoices(
      tx,
      userId,
      mailChoices.filter((choice) => switches[choice]),
    )
  })
}
