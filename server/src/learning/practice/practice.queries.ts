import type { Language } from '@kasama/contract/language'
import { maxRecords } from '@kasama/contract/learning/progress/progress.rules'
import { sql } from 'kysely'
import type { Viewer } from '#people/household/viewer'
import type { Db, Rows } from '#platform/database/db'
import type { OldRows } from '#platform/sql/remove-old'
import { dayOf } from '#platform/sql/singapore-days'
import type { LearnedQuestion } from './choose-questions'
import type { Slide } from './choose-slide'
import type { Review } from './schedule'

/** The day on which she gave her right answer in the quiz; one that waited for internet was given before it arrived. */
const learnedOn = sql`coalesce(${dayOf('answers.answered_at')}, ${dayOf('answers.created_at')})`

/** A worker's answers to questions of finished lessons that she may still watch, with practice of a day and before. */
export async function listLearned(db: Db, { accountId, unlocked }: Viewer, today: string): Promise<LearnedQuestion[]> {
  const { rows } = await sql<LearnedQuestion>`
    select answers.question_id, lessons.id as video_id, score, ${learnedOn}::text as learned_on,
      watches.completed_at as finished_at, earlier.is_right as was_right, earlier.due::text as due, now.is_right
    from answers
    join questions on questions.id = answers.question_id
    join lessons on lessons.id = questions.video_id and is_published
    join watches on watches.worker_id = answers.worker_id and watches.video_id = lessons.id
      and watches.completed_at is not null
    left join lateral (select is_right, due from practice_answers p where p.worker_id = answers.worker_id
      and p.question_id = answers.question_id and day < ${today}::date order by day desc limit 1) earlier on true
    left join practice_answers now on now.worker_id = answers.worker_id and now.question_id = answers.question_id
      and now.day = ${today}::date
    where answers.worker_id = ${accountId} and (${unlocked}::boolean or public_level > 0)
    order by answers.created_at desc, answers.question_id limit ${maxRecords}::int`.execute(db)
  return rows
}

type PractisedQuestion = Pick<
  Rows['questions'],
  'id' | 'video_id' | 'content' | 'sound_url' | 'options' | 'answers' | 'randomize_options'
> & { title: string; thumbnail_url: string | null; topic_ids: number[] }

/** Questions with what is shown of their lessons. */
export async function findQuestions(db: Db, ids: number[], language: Language): Promise<PractisedQuestion[]> {
  const { rows } = await sql<PractisedQuestion>`
    select q.id, q.video_id, q.content, q.sound_url, q.options, q.answers, q.randomize_options, words.title,
      coalesce(words.thumbnail_url, lessons.thumbnail_url) as thumbnail_url,
      (select coalesce(json_agg(topic_id order by topic_id), '[]') from video_topics t where t.video_id = q.video_id) as topic_ids
    from questions q join lessons on lessons.id = q.video_id
    join lateral (select title, thumbnail_url from video_languages w where w.video_id = q.video_id
      and language_code in (${language}, 'eng') order by language_code = 'eng' limit 1) words on true
    where q.id = any(${ids}::int[])`.execute(db)
  return rows
}

/** The slides of the questions' lessons; a word that many slides share with a question weighs less. */
export async function listSlides(db: Db, questionIds: number[]): Promise<(Slide & { question_id: number })[]> {
  const { rows } = await sql<Slide & { question_id: number }>`
    with asked as (select id, video_id, question_id from passages where question_id = any(${questionIds}::int[])),
    shared as (
      select asked.question_id, slide.id, mine.weight * theirs.weight
        / count(*) over (partition by asked.question_id, mine.word) as weight
      from asked join passage_words mine on mine.passage_id = asked.id
      join passages slide on slide.video_id = asked.video_id and slide.part > 0
      join passage_words theirs on theirs.passage_id = slide.id and theirs.word = mine.word)
    select asked.question_id, slide.part, slide.texts,
      coalesce((select sum(weight) from shared
        where shared.id = slide.id and shared.question_id = asked.question_id), 0)::float as shared
    from asked join passages slide on slide.video_id = asked.video_id and slide.part > 0
    order by asked.question_id, slide.part`.execute(db)
  return rows
}

/** A question of a lesson that she has finished, with her answer in its quiz; undefined if there is none. */
export async function findLearned(db: Db, workerId: number, questionId: number) {
  const { rows } = await sql<{
    answers: number[]
    public_level: number
    score: number
    learned_on: string
    known_on: string
  }>`
    select questions.answers, public_level, score, ${learnedOn}::text as learned_on,
      ${dayOf('answers.created_at')}::text as known_on
    from answers join questions on questions.id = answers.question_id
    join lessons on lessons.id = questions.video_id and is_published
    join watches on watches.worker_id = answers.worker_id and watches.video_id = lessons.id
      and watches.completed_at is not null
    where answers.worker_id = ${workerId} and answers.question_id = ${questionId}`.execute(db)
  return rows[0]
}

/** Locks a worker, so that her answers are stored one after the other. */
export async function lockPractice(tx: Db, workerId: number): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', workerId).forNoKeyUpdate().executeTakeFirst()
}

/** The answers that a worker gave on a day, or sent under a key. */
export function listAnswers(tx: Db, workerId: number, { day, key }: { day: string; key: string }) {
  return tx
    .selectFrom('practice_answers')
    .select(['key', 'question_id', 'is_right'])
    .where('worker_id', '=', workerId)
    .where((eb) => eb.or([eb('day', '=', day), eb('key', '=', key)]))
    .execute()
}

/** A worker's last practice of a question before a day. */
export async function findReview(tx: Db, workerId: number, questionId: number, day: string): Promise<Review | null> {
  const { rows } = await sql<Review>`
    select day::text as day, is_right as "isRight", stability, difficulty, due::text as due from practice_answers
    where worker_id = ${workerId} and question_id = ${questionId} and day < ${day}::date
    order by practice_answers.day desc limit 1`.execute(tx)
  return rows[0] ?? null
}

type NewAnswer = { workerId: number; key: string; questionId: number; review: Review; at: Date }

export async function addAnswer(tx: Db, { workerId, key, questionId, review, at }: NewAnswer): Promise<void> {
  const { isRight, ...memory } = review
  await tx
    .insertInto('practice_answers')
    .values({ worker_id: workerId, key, question_id: questionId, is_right: isRight, answered_at: at, ...memory })
    .execute()
}

/** Answers of practice from before a day that a later one of the same question has replaced, or whose question is gone. */
export const oldPractice = (before: string): OldRows => ({
  table: 'practice_answers',
  condition: sql<boolean>`practice_answers.day < ${before}::date and (practice_answers.question_id is null
    or exists (select from practice_answers later where later.worker_id = practice_answers.worker_id
      and later.question_id = practice_answers.question_id and later.day > practice_answers.day))`,
})
