import { singaporeDay } from '@kasama/contract/calendar.rules'
import { batched } from '#platform/database/batch'
import type { Db } from '#platform/database/db'
import type { ChatOutcome } from '#platform/database/schema'

type QuestionRecord = { at: Date; outcome: ChatOutcome; tokens: number }

/** Notes of one moment share a statement: all of them count on the same few rows. */
const recordBatched = batched<QuestionRecord, true>(async (db, records) => {
  const sums = new Map<string, { day: string; outcome: ChatOutcome; questions: number; tokens: number }>()
  for (const { at, outcome, tokens } of records) {
    const day = singaporeDay(at)
    const total = sums.get(`${day} ${outcome}`) ?? { day, outcome, questions: 0, tokens: 0 }
    sums.set(`${day} ${outcome}`, { ...total, questions: total.questions + 1, tokens: total.tokens + tokens })
  }
  // Rows are written in one order: two statements that lock them crosswise would deadlock.
  const rows = [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
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
export const recordQuestion = (db: Db, record: QuestionRecord) => recordBatched(db, record)

/** Counts the subject of a question that had no answer. */
export async function recordUnanswered(db: Db, subject: string, at: Date): Promise<void> {
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

export const findTopics = (db: Db, max: number) =>
  db.selectFrom('topics').select('id').orderBy('position').limit(max).execute()

/** Returns the tokens that the whole installation has spent on a day. */
export async function countTokens(db: Db, at: Date): Promise<number> {
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
export async function listOldVoices(db: Db, before: Date, max: number): Promise<string[]> {
  const rows = await db
    .selectFrom('chat_voices')
    .select('key')
    .where((eb) => eb.or([eb('created_at', '<', before), eb('user_id', 'is', null)]))
    .orderBy('created_at')
    .limit(max)
    .execute()
  return rows.map(({ key }) => key)
}

export async function deleteVoice(db: Db, key: string): Promise<void> {
  await db.deleteFrom('chat_voices').where('key', '=', key).execute()
}
