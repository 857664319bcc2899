import { sql } from 'kysely'
import type { OldRows } from '#platform/sql/remove-old'

/** Answers of practice from before a day that a later one of the same question has replaced, or whose question is gone. */
export const oldPractice = (before: string): OldRows => ({
  table: 'practice_answers',
  condition: sql<boolean>`practice_answers.day < ${before}::date and (practice_answers.question_id is null
    or exists (select from practice_answers later where later.worker_id = practice_answers.worker_id
      and later.question_id = practice_answers.question_id and later.day > practice_answers.day))`,
})
