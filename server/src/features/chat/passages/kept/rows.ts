import type { PassageTexts } from '../weigh'

/** The seats of the passages that have a form, those first of which it says most. */
export type Posting = { count: number; seats: Int32Array; weights: Float64Array }

/** What decides who may see a passage. */
export type Sight = {
  id: number
  video_id: number | null
  part: number | null
  faq_slug: string | null
  question_id: number | null
  public_level: number | null
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

/** What the card of a lesson says of it in one language. */
export type LessonFacts = {
  id: number
  title: string
  thumbnail_url: string | null
  duration: number
  public_level: number
  topic_ids: number[]
}
