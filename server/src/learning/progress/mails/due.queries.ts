import { sql } from 'kysely'
import type { Db } from '#platform/database/db'
import { personName } from '#platform/sql/person-name'
import type { ProgressMail } from './mail-kinds'

export type DueMail = ProgressMail & {
  id: string
  message_id: string
  created_at: Date
  /** Number of times that its mailbox has refused it for good. */
  refusals: number
  employer_id: number
  email: string | null
  employer_name: string
  worker: string
  /** Whether the employer is still linked to the worker and wants such mails, and the provider sends them. */
  is_wanted: boolean
}

type TakeOptions = { at: Date; max: number; perSecond: number }

/**
 * Takes mails that are due, as many as the pace allows; `waitMs` is the time for which nothing may be sent. Processes
 * take turns by locking the pace's row. A taken mail is due again some minutes later, so that a mail of a killed
 * process is tried again.
 */
export function takeDue(db: Db, { at, max, perSecond }: TakeOptions): Promise<{ mails: DueMail[]; waitMs: number }> {
  return db.transaction().execute(async (tx) => {
    const pace = await tx.selectFrom('mail_pace').select('next_at').forUpdate().executeTakeFirstOrThrow()
    const waitMs = pace.next_at.getTime() - at.getTime()
    if (waitMs > 0) return { mails: [], waitMs }
    const { rows } = await sql<DueMail>`
      with due as (
        select id from progress_mails where next_at <= ${at}::timestamptz
        order by is_bulk, next_at, id limit ${max} for update skip locked)
      update progress_mails mails
      set tries = mails.tries + 1,
        next_at = ${at}::timestamptz + least(interval '5 minutes' * (mails.tries + 1), interval '1 hour')
      from due, users employer, users worker
      where mails.id = due.id and employer.id = mails.employer_id and worker.id = mails.worker_id
      returning mails.id, mails.kind, mails.facts, mails.message_id, mails.created_at, mails.refusals, mails.employer_id,
        employer.email, employer.fullname as employer_name,
        ${personName('worker')} as worker,
        employer.progress_mails and case mails.kind when 'weekly' then employer.mail_weekly
          when 'idle' then employer.mail_reminders else employer.mail_moments end
          and coalesce((select (value ->> case mails.kind when 'weekly' then 'weekly' when 'idle' then 'idle'
            else 'moments' end)::boolean from settings where key = 'mails'), true)
          and exists (select from worker_links where worker_links.employer_id = mails.employer_id
            and worker_links.worker_id = mails.worker_id and worker_links.ended_at is null) as is_wanted`.execute(tx)
    const next_at = new Date(at.getTime() + (rows.length * 1000) / perSecond)
    if (rows.length > 0) await tx.updateTable('mail_pace').set({ next_at }).execute()
    return { mails: rows.sort((a, b) => Number(a.id) - Number(b.id)), waitMs: 0 }
  })
}

/** Ends a mail that was sent, or is not wanted, and deletes its contents. */
export async function endMail(db: Db, id: string, sentAt: Date | null): Promise<void> {
  await db
    .updateTable('progress_mails')
    .set({ next_at: null, sent_at: sentAt, facts: '{}' })
    .where('id', '=', id)
    .execute()
}

/** Notes that a mailbox has refused a mail for good; it is tried again later all the same. */
export async function recordRefusal(db: Db, id: string): Promise<void> {
  await db
    .updateTable('progress_mails')
    .set(({ eb }) => ({ refusals: eb('refusals', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Releases mails that were taken but not tried. */
export async function releaseMails(db: Db, ids: string[], at: Date): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('progress_mails')
    .set(({ eb }) => ({ next_at: at, tries: eb('tries', '-', 1) }))
    .where('id', 'in', ids)
    .execute()
}

/** Pauses all mails until that moment: the mail server is unreachable. */
export async function pauseMails(db: Db, until: Date): Promise<void> {
  await sql`update mail_pace set next_at = greatest(next_at, ${until}::timestamptz)`.execute(db)
}
