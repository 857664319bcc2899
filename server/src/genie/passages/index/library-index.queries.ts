import type { Language } from '@kasama/contract/language'
import { batched } from '#platform/database/batch'
import type { Db } from '#platform/database/db'
import { prepared } from '#platform/database/prepared'
import type { PassageTexts } from '../weigh'

const readVersion = batched<'now', string>(async (db) => {
  const [row] = await prepared<{ version: string }>(db, 'select version::text as version from catalogue', [])
  return new Map([['now', row?.version ?? '']])
})

/** Returns the library's version; concurrent questions share the statement. */
export const findVersion = async (db: Db): Promise<string> => (await readVersion(db, 'now')) ?? ''

export async function countPassages(db: Db): Promise<number> {
  const [row] = await prepared<{ total: number }>(db, 'select count(*)::int as total from passages', [])
  return row?.total ?? 0
}

/**
 * Maximum number of passages cached per word form, those of the highest weight first: a more frequent form says little
 * about any of them.
 */
const maxPassagesPerForm = 600
/** A form's passages are counted up to this number: above it, a form says next to nothing. */
const maxCountedPassages = 3000

type PostingRow = { word: string; count: number; passages: number[]; weights: number[] }

const postingsSql = `
  select asked.word, held.passages, held.weights, case when cardinality(held.passages) < ${maxPassagesPerForm}
    then cardinality(held.passages) else (select count(*)::int from (
      select from passage_words where word = asked.word limit ${maxCountedPassages}) counted) end as count
  from unnest($1::text[]) asked(word), lateral (
    select coalesce(array_agg(passage_id), '{}') as passages, coalesce(array_agg(weight), '{}') as weights from (
      select passage_id, weight from passage_words best where best.word = asked.word
      order by weight desc limit ${maxPassagesPerForm}) best) held`

/** Returns the best passages of each word form, with their weights and the number of all that have it. */
export const findPostings = (db: Db, forms: string[]) => prepared<PostingRow>(db, postingsSql, [forms])

/** The columns that decide who may see a passage. */
export type PassageAccess = {
  id: number
  video_id: number | null
  part: number | null
  faq_slug: string | null
  question_id: number | null
  public_level: number | null
}

export type PassageRow = PassageAccess & { texts: PassageTexts }

const accessColumns = 'passages.id, video_id, part, faq_slug, question_id, videos.public_level'
const passagesJoin = 'from passages left join videos on videos.id = video_id'
const byIdsSql = `${passagesJoin} where passages.id = any($1::int[])`
const partsSql = `${passagesJoin} where video_id = any($1::int[]) and part is not null order by video_id, part`

export const findAccess = (db: Db, ids: number[]) =>
  prepared<PassageAccess>(db, `select ${accessColumns} ${byIdsSql}`, [ids])

export const findByIds = (db: Db, ids: number[]) =>
  prepared<PassageRow>(db, `select ${accessColumns}, texts ${byIdsSql}`, [ids])

export const findParts = (db: Db, videoIds: number[]) =>
  prepared<PassageRow>(db, `select ${accessColumns}, texts ${partsSql}`, [videoIds])

const answeredSql = 'select question_id as id from answers where worker_id = $1 and question_id = any($2::int[])'

/** Returns those of these questions that a worker has answered. */
export const findAnswered = (db: Db, workerId: number, questionIds: number[]) =>
  prepared<{ id: number }>(db, answeredSql, [workerId, questionIds])

const titledSql =
  'select video_id from video_languages join videos on videos.id = video_id where title = $1 order by 1 limit 1'

/** Returns the lesson that has this title in any language. */
export async function findLessonByTitle(db: Db, title: string): Promise<number | undefined> {
  const [row] = await prepared<{ video_id: number }>(db, titledSql, [title])
  return row?.video_id
}

/** Facts of a lesson's card in one language. */
export type LessonFacts = {
  id: number
  title: string
  thumbnail_url: string | null
  duration: number
  public_level: number
  topic_ids: number[]
}

const factsSql = `
  select videos.id, coalesce(nullif(own.title, ''), base.title) as title, videos.public_level,
    coalesce(own.thumbnail_url, videos.thumbnail_url) as thumbnail_url,
    round(coalesce(nullif(own.duration, 0), base.duration))::int as duration,
    array(select topic_id from video_topics where video_topics.video_id = videos.id) as topic_ids
  from videos
  join video_languages base on base.video_id = videos.id and base.language_code = 'eng'
  left join video_languages own on own.video_id = videos.id and own.language_code = $2
  where videos.id = any($1::int[])`

export const findLessonFacts = (db: Db, ids: number[], language: Language) =>
  prepared<LessonFacts>(db, factsSql, [ids, language])
