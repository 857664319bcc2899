import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { addCreditMails } from './credits.queries'
import { sendMailsJob } from './mail-kinds'

type CreditNotice = Pick<Deps, 'jobs'> & { month: string; workerIds: number[]; voucherCents: number; at: Date }

/**
 * Writes the mails about a month's credits (`month`: its first day), in the transaction that earns them, before they
 * are used.
 */
export async function queueCreditMails(tx: Db, { jobs, ...earned }: CreditNotice): Promise<void> {
  await addCreditMails(tx, earned)
  await jobs.enqueue(tx, sendMailsJob, {})
}
