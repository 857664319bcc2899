import type { Language } from '@kasama/contract/language'
import { batched } from '../../platform/database/batch'
import type { Db, Rows } from '../../platform/database/db'
import { prepared } from '../../platform/database/prepared'

type ProfileRow = Pick<
  Rows['users'],
  'id' | 'role' | 'email' | 'username' | 'fullname' | 'img_url' | 'language_code' | 'org_id'
> & {
  worker_id: number | null
  session_key: string | null
  status: string | null
  current_period_end: Date | null
  access_ends_at: Date | null
  credit: number
  topic_ids: number[]
  had_subscription: boolean
}

const profiles = `
  select found.* from unnest($1::int[]) asked(id), lateral (
    select users.id, users.role, users.email, users.username, users.fullname, users.img_url, users.language_code,
      users.org_id, own.worker_id, sessions.session_key, subscriptions.status, subscriptions.current_period_end, subscriptions.access_ends_at,
      (select count(*) from credits where worker_id = users.id) as credit,
      (select coalesce(json_agg(topic_id order by topic_id), '[]') from user_topics
        where user_id = coalesce(boss.employer_id, users.id)) as topic_ids,
      exists (select from worker_links past join subscriptions paid on paid.user_id = past.employer_id
        where past.worker_id = users.id) as had_subscription
    from users
    left join worker_links own on own.employer_id = users.id and own.ended_at is null
    left join worker_links boss on boss.worker_id = users.id and boss.ended_at is null
    left join subscriptions on subscriptions.user_id = coalesce(boss.employer_id, users.id)
    left join sessions on sessions.user_id = users.id and sessions.ended_at is null
    where users.id = asked.id
    limit 1) found`

/** Everything a profile shows. */
export const findProfile = batched(async (db, ids: number[]) => {
  const rows = await prepared<ProfileRow>(db, profiles, [ids])
  return new Map(rows.map((row) => [row.id, row]))
})

export async function setFullname(db: Db, id: number, fullname: string): Promise<void> {
  await db.updateTable('users').set({ fullname }).where('id', '=', id).execute()
}

/** The caller's own language; her employer may change it too. */
export async function setOwnLanguage(db: Db, id: number, language_code: Language): Promise<void> {
  await db.updateTable('users').set({ language_code }).where('id', '=', id).execute()
}
