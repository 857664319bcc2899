import type { Db } from '../../../platform/database/db'
import { prepared } from '../../../platform/database/prepared'
import type { Viewer } from '../../household/viewer'
import type { PassageTexts } from './weigh'

/** A form of a word as it is asked for: the word's place in the question, what it is worth, and how many passages have it. */
export type AskedForm = { place: number; form: string; worth: number; passages: number }

export type Hit = {
  id: number
  video_id: number | null
  part: number | null
  faq_slug: string | null
  is_question: boolean
  public_level: number | null
  points: number
  /** Places of the words that it has. */
  places: number[]
}

/** Of each form this many passages are read, those of which it says most; fewer of one that stands nearly everywhere. */
const mostOfForm = { rare: 150, common: 40 }
const commonFrom = 150
/** So many of the best are looked at; more of them where some may be locked. */
const mostHits = { open: 64, locked: 200 }

/** What this viewer may see: of locked lessons what they are about, of quizzes what she has answered herself. */
const visible = `(hit.faq_slug is not null or hit.part = 0 or $4::boolean or videos.public_level > 0)
  and (hit.question_id is null or exists (
    select from answers where answers.question_id = hit.question_id and answers.worker_id = $5::int))`

/** Finds likely passages by the words that say most of them, then counts all words of those. */
const text = `
  with asked as (select * from unnest($1::int[], $2::text[], $3::real[], $7::int[]) asked(place, form, worth, most)),
  found as (
    select asked.place, held.passage_id, asked.worth * held.weight as points from asked, lateral (
      select passage_id, weight from passage_words where word = asked.form order by weight desc limit asked.most) held
    union all
    select asked.place, held.passage_id, asked.worth * held.weight from passages
    join passage_words held on held.passage_id = passages.id join asked on asked.form = held.word
    where passages.video_id = $6::int),
  likely as (
    select passage_id from (select place, passage_id, max(points) as points from found group by place, passage_id) once
    group by passage_id order by sum(points) desc, passage_id limit $8::int),
  best as (
    select asked.place, likely.passage_id, max(asked.worth * held.weight) as points
    from likely cross join asked, lateral (
      select weight from passage_words where passage_id = likely.passage_id and word = asked.form offset 0) held
    group by asked.place, likely.passage_id),
  summed as (select passage_id, sum(points) as points, array_agg(place) as places from best group by passage_id)
  select hit.id, hit.video_id, hit.part, hit.faq_slug, hit.question_id is not null as is_question, videos.public_level,
    summed.points, summed.places
  from summed join passages hit on hit.id = summed.passage_id left join videos on videos.id = hit.video_id
  where ${visible}
  order by summed.points desc, hit.id`

export function findHits(db: Db, asked: AskedForm[], viewer: Viewer, videoId: number | null): Promise<Hit[]> {
  return prepared<Hit>(db, text, [
    asked.map(({ place }) => place),
    asked.map(({ form }) => form),
    asked.map(({ worth }) => worth),
    viewer.unlocked,
    viewer.accountId === viewer.workerId ? viewer.workerId : null,
    videoId,
    asked.map(({ passages }) => (passages < commonFrom ? mostOfForm.rare : mostOfForm.common)),
    viewer.unlocked ? mostHits.open : mostHits.locked,
  ])
}

export type PassageRow = {
  id: number
  video_id: number | null
  part: number | null
  faq_slug: string | null
  is_question: boolean
  texts: PassageTexts
  public_level: number | null
}

/** Passages by their ids, and all parts of these lessons, in their order. */
export function findPassages(db: Db, ids: number[], videoIds: number[]): Promise<PassageRow[]> {
  return prepared<PassageRow>(
    db,
    `select passages.id, video_id, part, faq_slug, question_id is not null as is_question, texts, videos.public_level
    from passages left join videos on videos.id = passages.video_id
    where passages.id = any($1::int[]) or (passages.video_id = any($2::int[]) and part is not null)
    order by passages.video_id, part, passages.id`,
    [ids, videoIds],
  )
}
