import { sql } from 'kysely'
import type { Db } from '../../platform/database/db'
import type { ProgressMail } from './progress-mail'

type MailRow = {
  employer_id: number
  email: string | null
  progress_mails: boolean
  fullname: string
  username: string | null
  title: string
  thumbnail_url: string | null
  videos: number
  questions: number
  correct: number
  minutes: number
}

/** What a progress mail tells: of the one video when it is her first, otherwise of her whole must-watch list. */
export async function findMailFacts(db: Db, mail: ProgressMail): Promise<MailRow | undefined> {
  const counted =
    mail.kind === 'first_video'
      ? sql`videos.id = ${mail.videoId}`
      : sql`videos.id in (select video_id from clip_subscriptions where employer_id = employer.id)`
  const { rows } = await sql<MailRow>`
    select employer.id as employer_id, employer.email, employer.progress_mails, worker.fullname, worker.username,
      base.title, last.thumbnail_url,
      count(distinct videos.id)::int as videos,
      count(questions.id)::int as questions,
      count(answers.score) filter (where answers.score > 0)::int as correct,
      round((select coalesce(sum(seconds), 0) from learning_days where worker_id = worker.id) / 60.0)::int as minutes
    from worker_links
    join users employer on employer.id = worker_links.employer_id
    join users worker on worker.id = worker_links.worker_id
    join videos last on last.id = ${mail.videoId}
    join video_languages base on base.video_id = last.id and base.language_code = 'eng'
    join videos on ${counted}
    left join questions on questions.video_id = videos.id
    left join answers on answers.question_id = questions.id and answers.worker_id = worker.id
    where worker_links.worker_id = ${mail.workerId} and worker_links.ended_at is null
    group by employer.id, worker.id, base.title, last.thumbnail_url`.execute(db)
  return rows[0]
}

/** Ends progress mails and reminders for an account. */
export async function endProgressMails(db: Db, userId: number): Promise<void> {
  await db.updateTable('users').set({ progress_mails: false }).where('id', '=', userId).execute()
}
