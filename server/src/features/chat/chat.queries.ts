import type { ChatLesson } from '@kasama/contract/chat.api'
import { singaporeDay } from '@kasama/contract/progress.rules'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db'
import type { ChatOutcome } from '../../platform/database/schema'
import { isLocked, shownPicture, type Viewer } from '../household/viewer'

/** What a lesson's card in an answer says, in the viewer's language, else in English; those that are there. */
export async function findLessons(db: Db, viewer: Viewer, ids: number[]): Promise<Omit<ChatLesson, 'seconds'>[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('videos')
    .innerJoin('video_languages as words', 'words.video_id', 'videos.id')
    .select(['videos.id', 'videos.public_level', 'words.title', 'words.language_code', 'words.duration'])
    .select((eb) => eb.fn.coalesce('words.thumbnail_url', 'videos.thumbnail_url').as('thumbnail_url'))
    .where('videos.id', 'in', ids)
    .where('words.language_code', 'in', [viewer.language, 'eng'])
    .orderBy(sql`words.language_code = 'eng'`)
    .execute()
  return [...new Set(ids)].flatMap((id) => {
    const own = rows.filter((row) => row.id === id)
    const [first] = own
    if (!first) return []
    const locked = isLocked(viewer, first.public_level)
    const duration = own.find((row) => row.duration > 0)?.duration ?? 0
    const thumbnail_url = shownPicture(first.thumbnail_url, locked)
    return [{ video_id: id, title: first.title, thumbnail_url, duration: Math.round(duration), is_locked: locked }]
  })
}

/** Counts a question on its day. */
export async function noteQuestion(
  db: Db,
  { at, outcome, tokens }: { at: Date; outcome: ChatOutcome; tokens: number },
) {
  await db
    .insertInto('chat_days')
    .values({ day: singaporeDay(at), outcome, questions: 1, tokens })
    .onConflict((oc) =>
      oc.columns(['day', 'outcome']).doUpdateSet((eb) => ({
        questions: eb('chat_days.questions', '+', 1),
        tokens: eb('chat_days.tokens', '+', eb.ref('excluded.tokens')),
      })),
    )
    .execute()
}

/** Tokens that the whole installation has spent on a day. */
export async function tokensOf(db: Db, at: Date): Promise<number> {
  const row = await db
    .selectFrom('chat_days')
    .select((eb) => eb.fn.sum<string>('tokens').as('tokens'))
    .where('day', '=', singaporeDay(at))
    .executeTakeFirst()
  return Number(row?.tokens ?? 0)
}

export async function addVoice(db: Db, voice: { key: string; userId: number; at: Date }): Promise<void> {
  await db.insertInto('chat_voices').values({ key: voice.key, user_id: voice.userId, created_at: voice.at }).execute()
}

/** Files from before that moment, and those whose account is gone. */
export async function listOldVoices(db: Db, before: Date, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('chat_voices')
    .select('key')
    .where((eb) => eb.or([eb('created_at', '<', before), eb('user_id', 'is', null)]))
    .limit(most)
    .execute()
  return rows.map(({ key }) => key)
}

export async function forgetVoice(db: Db, key: string): Promise<void> {
  await db.deleteFrom('chat_voices').where('key', '=', key).execute()
}
