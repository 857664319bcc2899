import type { PassageTexts } from '../weigh'

/** Slots of the passages that have a form, by falling weight; `count` is the number of all that have it. */
export type PostingList = { count: number; slots: Int32Array; weights: Float64Array }

/** The columns that decide who may see a passage. */
export type PassageAccess = {
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

/** Facts of a lesson's card in one language. */
export type LessonFacts = {
  id: number
  title: string
  thumbnail_url: string | null
  duration: number
  public_level: number
  topic_ids: number[]
}
