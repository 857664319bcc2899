import type { Db } from '../../../platform/database/db'
import { prepared } from '../../../platform/database/prepared'
import type { Viewer } from '../../household/viewer'
import type { Likely, Said } from './likely'
import type { PassageTexts } from './weigh'

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

/** What this viewer may see: of locked lessons what they are about, of quizzes what she has answered herself. */
const visible = `(hit.faq_slug is not null or hit.part = 0 or $2::boolean or videos.public_level > 0)
  and (hit.question_id is null or exists (
    select from answers where answers.question_id = hit.question_id and answers.worker_id = $3::int))`

const text = `
  select hit.id, hit.video_id, hit.part, hit.faq_slug, hit.question_id is not null as is_question, videos.public_level
  from passages hit left join videos on videos.id = hit.video_id
  where hit.id = any($1::int[]) and ${visible}`

/** Those of the likely passages that this viewer may see, in their order. */
export async function visibleHits(db: Db, likely: Likely[], viewer: Viewer): Promise<Hit[]> {
  if (likely.length === 0) return []
  const rows = await prepared<Omit<Hit, 'points' | 'places'>>(db, text, [
    likely.map(({ id }) => id),
    viewer.unlocked,
    viewer.accountId === viewer.workerId ? viewer.workerId : null,
  ])
  const byId = new Map(rows.map((row) => [row.id, row]))
  return likely.flatMap(({ id, points, places }) => {
    const row = byId.get(id)
    return row ? [{ ...row, points, places }] : []
  })
}

/** What the passages of one lesson say of these forms. */
export const saidIn = (db: Db, videoId: number, forms: string[]): Promise<Said[]> =>
  prepared<Said>(
    db,
    `select word, passage_id, weight from passages join passage_words on passage_id = passages.id
    where video_id = $1 and word = any($2::text[])`,
    [videoId, forms],
  )

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
