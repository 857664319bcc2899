import { singaporeDay } from '@kasama/contract/progress.rules'
import type { Db } from '../../platform/database/db'
import type { ChatOutcome } from '../../platform/database/schema'

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
