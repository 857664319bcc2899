import { singaporeDay } from '@kasama/contract/calendar.rules'
import type { Deps } from '#platform/deps'
import { subjectOf } from './subjects'

/** Counts the subject of a question that had no answer. */
export async function noteUnanswered({ db, now }: Pick<Deps, 'db' | 'now'>, question: string): Promise<void> {
  await db
    .insertInto('unanswered_days')
    .values({ day: singaporeDay(now()), subject: subjectOf(question), questions: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'subject'])
        .doUpdateSet((eb) => ({ questions: eb('unanswered_days.questions', '+', 1) })),
    )
    .execute()
}
