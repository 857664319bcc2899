import { singaporeDay } from '@kasama/contract/calendar.rules'
import { batched } from '#platform/database/batch'
import type { Db } from '#platform/database/db'
import type { ChatOutcome } from '#platform/database/schema'

type Note = { at: Date; outcome: ChatOutcome; tokens: number }

/** Notes of one moment share a statement: all of them count on the same few rows. */
const noteSoon = batched<Note, true>(async (db, notes) => {
  const sums = new Map<string, { day: string; outcome: ChatOutcome; questions: number; tokens: number }>()
  for (const { at, outcome, tokens } of notes) {
    const day = singaporeDay(at)
    const before = sums.get(`${day} ${outcome}`) ?? { day, outcome, questions: 0, tokens: 0 }
    sums.set(`${day} ${outcome}`, { ...before, questions: before.questions + 1, tokens: before.tokens + tokens })
  }
  // Rows are written in one order: two statements that lock them crosswise would deadlock.
  const rows = [...sums].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)
  await db
    .insertInto('chat_days')
    .values(rows)
    .onConflict((oc) =>
      oc.columns(['day', 'outcome']).doUpdateSet((eb) => ({
        questions: eb('chat_days.questions', '+', eb.ref('excluded.questions')),
        tokens: eb('chat_days.tokens', '+', eb.ref('excluded.tokens')),
      })),
    )
    .execute()
  return new Map()
})

/** Counts a question on its day. */
export const noteQuestion = (db: Db, note: Note) => noteSoon(db, note)

/** Counts the subject of a question that had no answer. */
export async function noteUnanswered(db: Db, subject: string, at: Date): Promise<void> {
  await db
    .insertInto('unanswered_days')
    .values({ day: singaporeDay(at), subject, questions: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'subject'])
        .doUpdateSet((eb) => ({ questions: eb('unanswered_days.questions', '+', 1) })),
    )
    .execute()
}

export const findTopics = (db: Db, most: number) =>
  db.selectFrom('topics').select('id').orderBy('position').limit(most).execute()

/** Returns the tokens that the whole installation has spent on a day. */
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

/** Returns sound files from before that moment, and those whose account is gone. */
export async function listOldVoices(db: Db, before: Date, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('chat_voices')
    .select('key')
    .where((eb) => eb.or([eb('created_at', '<', before), eb('user_id', 'is', null)]))
    .orderBy('created_at')
    .limit(most)
    .execute()
  return rows.map(({ key }) => key)
}

export async function forgetVoice(db: Db, key: string): Promise<void> {
  await db.deleteFrom('chat_voices').where('key', '=', key).execute()
}
