import type { Language, Text } from '@kasama/contract/language'
import type { EarnedCredit } from '@kasama/contract/learning/rewards/rewards.api'
import { sql } from 'kysely'
import type { Db, Rows } from '#platform/database/db'
import { receiptJson } from '../credits/credits.queries'

type Lesson = { id: number; title: string; thumbnail_url: string | null; public_level: number }
type PraiseRow = Pick<Rows['notices'], 'id' | 'kind' | 'created_at'> & {
  video: Lesson | null
  skill: { id: number; name: Text; description: Text; url: string; topic_ids: number[]; lessons: Lesson[] } | null
  credit: EarnedCredit | null
}

const maxAtOnce = 20
const maxLessons = 12

/**
 * Unseen notices since a given time, the oldest first; none if she wants no praise. A lesson that was withdrawn since
 * is included, since she has completed it.
 */
export async function listPraise(
  db: Db,
  { workerId, language, since }: { workerId: number; language: Language; since: Date },
): Promise<PraiseRow[]> {
  const lesson = (video: string) => sql`(
    select json_build_object('id', v.id, 'title', words.title, 'thumbnail_url', v.thumbnail_url, 'public_level', v.public_level)
    from lessons v cross join lateral (select title from video_languages l where l.video_id = v.id
      and l.language_code in (${language}, 'eng') order by l.language_code = 'eng' limit 1) words
    where v.id = ${sql.ref(video)})`
  const { rows } = await sql<PraiseRow>`
    select n.id, n.kind, n.created_at, ${lesson('n.video_id')} as video,
      (select json_build_object('id', s.id, 'name', s.name, 'description', s.description, 'url', s.url,
        'topic_ids', (select coalesce(json_agg(distinct topic_id order by topic_id), '[]') from (
          select topic_id from skill_topics where skill_id = s.id
          union all select topic_id from skill_videos join video_topics using (video_id) where skill_id = s.id) parts),
        'lessons', (select coalesce(json_agg(${lesson('part.video_id')}), '[]') from (
          select w.video_id from watches w where w.worker_id = n.worker_id and w.completed_at <= n.created_at and (
            w.video_id in (select video_id from skill_videos where skill_id = s.id)
            or w.video_id in (select video_id from skill_topics join video_topics using (topic_id) where skill_id = s.id))
          order by w.completed_at limit ${maxLessons}::int) part))
        from skills s where s.id = n.skill_id) as skill,
      (select ${receiptJson} from credits c where c.worker_id = n.worker_id and c.month = n.month) as credit
    from notices n
    where n.worker_id = ${workerId} and n.seen_at is null and n.created_at >= ${since}::timestamptz
      and not exists (select from learner_choices where worker_id = ${workerId} and not praise)
    order by n.created_at, n.id limit ${maxAtOnce}::int`.execute(db)
  return rows
}

export async function markSeen(db: Db, workerId: number, ids: number[], at: Date): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('notices')
    .set({ seen_at: at })
    .where('worker_id', '=', workerId)
    .where('id', 'in', ids)
    .where('seen_at', 'is', null)
    .execute()
}

export async function markAllSeen(tx: Db, workerId: number, at: Date): Promise<void> {
  await tx
    .updateTable('notices')
    .set({ seen_at: at })
    .where('worker_id', '=', workerId)
    .where('seen_at', 'is', null)
    .execute()
}
