import type { Language, Text } from '@kasama/contract/language'
import type { LessonFacts } from '@kasama/contract/learning/video/lesson-facts'
import type { Cue } from '@kasama/contract/text/web-vtt'
import type { Rows } from '#platform/database/db'
import { searchRow } from '#platform/search/search-words'

type WordsRow = Omit<Rows['video_languages'], 'video_id'>

/** A video's rows, without its questions and its place in the layout. */
export type VideoRecord = LessonFacts & {
  slug: string
  video_host: Rows['videos']['video_host']
  vimeo_id: string | null
  public_level: number
  thumbnail_url: string | null
  created_at: Date
  /** Whether `created_at` is also written for a video that exists. */
  isDated: boolean
  words: WordsRow[]
  topicIds: number[]
  search: { titles: string; words: string }
  subtitles: Partial<Record<Language, Cue[]>>
  /** A new lesson is hidden until the desk publishes it. */
  isDraft?: boolean
}

export type NewQuestion = Pick<Rows['questions'], 'content' | 'options' | 'answers' | 'randomize_options' | 'sound_url'>

/** A video's search row: titles before other words, subtitles and topic names. */
export function searchOf({ words, subtitles }: Pick<VideoRecord, 'words' | 'subtitles'>, topics: Text[]) {
  const spoken = Object.values(subtitles).map((cues) => cues.map(({ text }) => text).join(' '))
  return searchRow({
    titles: words.map(({ title }) => title),
    texts: [...words.flatMap((row) => [row.description, row.sub_description]), ...spoken],
    topicNames: topics.flatMap((name) => Object.values(name)),
  })
}
