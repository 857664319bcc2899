import { readFileSync } from 'node:fs'
import { byLanguage } from '@kasama/contract/language'
import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { writeLessonPassages } from '../server/src/genie/passages/write-passages'
import type { Db } from '../server/src/platform/database/db'
import { searchRow } from '../server/src/platform/search/search-words'

export type Lesson = { title: string; description: string; duration: number }

const objects = [
  'kitchen',
  'window',
  'blanket',
  'wheelchair',
  'vegetable',
  'medicine',
  'staircase',
  'umbrella',
  'breakfast',
]
const activities = [
  'washing',
  'folding',
  'cleaning',
  'repairing',
  'preparing',
  'measuring',
  'carrying',
  'drying',
  'storing',
]
const rooms = ['bedroom', 'garden', 'bathroom', 'balcony', 'corridor', 'playground', 'market', 'hospital', 'station']

const pick = (list: string[], number: number) => list[number % list.length] ?? ''

/** Lessons of a CSV with title, description and duration; without a file, made from a few hundred words. */
export function lessonsOf(file: string | undefined): Lesson[] {
  if (file) {
    const rows: Record<string, string>[] = parse(readFileSync(file), { columns: true, skip_empty_lines: true })
    return rows.map((row) => ({
      title: (row.title ?? '').slice(0, 300),
      description: (row.description ?? '').slice(0, 2000),
      duration: Number(row.duration) || 60,
    }))
  }
  return Array.from({ length: 3000 }, (_, n) => {
    const [activity, object, room] = [
      pick(activities, n),
      pick(objects, Math.floor(n / 9)),
      pick(rooms, Math.floor(n / 81)),
    ]
    const code = `lesson${n}`
    return {
      title: `${activity} the ${object}, ${code}`,
      description: `How ${activity} works in the ${room}`,
      duration: 60 + (n % 300),
    }
  })
}

/** Fills a migrated database with `count` videos: the lessons, repeated under new ids. */
export async function fillVideos(db: Db, lessons: Lesson[], count: number): Promise<void> {
  await sql`insert into topics (id, position, icon, colour, name)
    select n, n, 'house', 'chores', '{"eng": "Topic"}' from generate_series(1, 12) n`.execute(db)
  for (let from = 0; from < count; from += 1000) {
    const rows = Array.from({ length: Math.min(1000, count - from) }, (_, index) => {
      const lesson = lessons[(from + index) % lessons.length] ?? { title: '', description: '', duration: 60 }
      const search = searchRow({ titles: [lesson.title], texts: [lesson.description], topicNames: ['Topic'] })
      return { n: from + index, ...lesson, ...search }
    })
    const rowset = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given(n int, title text, description text, duration int, titles text, words text)`
    await sql`insert into videos (slug, video_host, thumbnail_url, created_at)
      select 'bench-' || n, 'youtube', '/pictures/x.webp', timestamptz '2026-01-01' + n * interval '1 minute' from ${rowset}`.execute(
      db,
    )
    const join = sql`${rowset} join videos on videos.slug = 'bench-' || n`
    await sql`insert into video_languages (video_id, language_code, title, description, address, duration, narration)
      select videos.id, 'eng', title, description, 'abcdefghijk', duration, 'eng' from ${join}`.execute(db)
    await sql`insert into video_topics (video_id, topic_id) select videos.id, 1 + n % 12 from ${join}`.execute(db)
    await sql`insert into video_search (video_id, titles, words) select videos.id, titles, words from ${join}`.execute(
      db,
    )
    const { rows: ids } = await sql<{ id: number; n: number }>`select videos.id, n from ${join}`.execute(db)
    const entries = ids.map(({ id, n }) => {
      const { title = '', description = '' } = rows[n - from] ?? {}
      const words = [{ language_code: 'eng' as const, title, description, sub_description: '' }]
      return { videoId: id, words, subtitles: {} }
    })
    await writeLessonPassages(db, entries)
  }
  const words = JSON.stringify(byLanguage((language) => (language === 'eng' ? '?' : '')))
  await sql`insert into questions (video_id, position, content, options, answers)
    select id, p, ${words}::jsonb, '[]', '[1]' from videos, generate_series(0, 1) p`.execute(db)
}

/**
 * Fills accounts, pairs and answers of a provider with some years of operation. Nobody wants mails unless `wantMails`
 * is set, since a server that writes them answers fewer calls.
 */
export async function fillPeople(
  db: Db,
  size: { accounts: number; answers: number; wantMails?: boolean },
): Promise<void> {
  const pairs = Math.floor(size.accounts / 2)
  const at = sql`timestamptz '2026-01-01'`
  await sql`insert into users (id, role, email, username, created_at, progress_mails)
    select 1000000 + n, case when n % 2 = 0 then 'E' else 'W' end, 'person' || n || '@home.example', 'person' || n, ${at}, ${size.wantMails ?? false}
    from generate_series(0, ${2 * pairs - 1}::int) n`.execute(db)
  await sql`insert into worker_links (employer_id, worker_id, created_at)
    select 1000000 + 2 * n, 1000001 + 2 * n, ${at} from generate_series(0, ${pairs - 1}::int) n`.execute(db)
  await sql`insert into subscriptions (user_id, subscription_plan_id, status, current_period_start, current_period_end)
    select id, 11, 'active', ${at}, ${at} + interval '10 years' from users where role = 'E'`.execute(db)
  await sql`insert into user_topics (user_id, topic_id)
    select users.id, topic from users, generate_series(1, 2) topic where role = 'E'`.execute(db)
  await sql`insert into sessions (user_id, session_key, created_at, last_seen_at)
    select id, md5(id::text), ${at}, ${at} from users`.execute(db)
  await sql`insert into tokens (hash, user_id, session_id, created_at)
    select encode(sha256(session_key::bytea), 'hex'), user_id, id, created_at from sessions`.execute(db)
  await sql`insert into answers (worker_id, question_id, options, score, created_at)
    select 1000001 + 2 * (n % ${pairs}::int), q.id, '[1]', 1, ${at}
    from (select id, row_number() over (order by id) as place, count(*) over () as total from questions) q,
      generate_series(0, ${size.answers - 1}::int) n
    where q.place = 1 + n / ${pairs}::int`.execute(db)
}

/** Fills the data that makes a viewer's feeds costly: chosen topics, a must-watch list, finished videos. */
export async function fillViewer(db: Db, viewer: { employerId: number; workerId: number }): Promise<void> {
  const at = sql`timestamptz '2026-02-01'`
  await sql`insert into user_topics (user_id, topic_id) values (${viewer.employerId}, 1), (${viewer.employerId}, 5)`.execute(
    db,
  )
  await sql`insert into clip_subscriptions (employer_id, video_id, created_at)
    select ${viewer.employerId}, id, ${at} from videos order by id limit 30`.execute(db)
  await sql`insert into watches (worker_id, video_id, language_code, position, furthest, reported_at, clock_at, completed_at)
    select ${viewer.workerId}, id, 'eng', 1, 1, ${at}, ${at}, ${at} from videos order by id desc limit 20`.execute(db)
}
