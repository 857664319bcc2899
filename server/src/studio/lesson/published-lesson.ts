import { languages } from '@kasama/contract/language'
import { lessonFactsOf } from '@kasama/contract/learning/video/lesson-facts'
import type { Lesson, LessonCue, LessonQuestion, LessonWords } from '@kasama/contract/studio/lesson/lesson'
import { keptCues } from '@kasama/contract/studio/lesson/lesson.rules'
import type { Db, Rows } from '#platform/database/db'
import type { Sounds } from '#platform/database/schema'
import type { CuesOf } from './cues/stored-cues'
import { findParts, type LessonRow } from './lesson.queries'

/** Returns the published lesson, in the form that the desk edits. Subtitles that `known` has are not read again. */
export async function publishedLesson(db: Db, cuesOf: CuesOf, row: LessonRow, known?: Lesson): Promise<Lesson> {
  const { words, topicIds, questions } = await findParts(db, row.id)
  const inLanguages = await Promise.all(
    words.map(async (texts) => {
      const before = known?.languages[texts.language_code]
      const isKnown = before !== undefined && before.subtitles === texts.subtitles
      const cues = texts.subtitles && (isKnown ? before.cues : await cuesOf(texts.subtitles))
      return [texts.language_code, wordsOf(texts, cues || null)]
    }),
  )
  return {
    host: row.video_host,
    vimeo_id: row.vimeo_id,
    public_level: row.public_level >= 1 ? 1 : 0,
    ...lessonFactsOf(row),
    thumbnail_url: row.thumbnail_url,
    topic_ids: topicIds,
    languages: Object.fromEntries(inLanguages),
    question_order: questions.map(({ id }) => keyOf(id)),
    questions: Object.fromEntries(questions.map((question) => [keyOf(question.id), questionOf(question)])),
  }
}

/**
 * Adds to the published lesson those cues of its version that have times but no text yet. Different subtitles mean that
 * a pack has replaced them.
 */
export function withCuesKept(version: Lesson | undefined, published: Lesson): Lesson {
  const lesson = structuredClone(published)
  for (const language of languages) {
    const [texts, before] = [lesson.languages[language], version?.languages[language]]
    if (!version || !texts || !before || texts.subtitles !== before.subtitles) continue
    const kept = keptCues(version, language)
    texts.cues = kept.length > 0 ? kept : null
  }
  return lesson
}

/** The key of a stored question within a lesson; a new question has another kind of key. */
const keyOf = (questionId: number) => `q${questionId}`

const wordsOf = (
  { video_id: _, language_code, video_host, ...texts }: Rows['video_languages'],
  cues: LessonCue[] | null,
): LessonWords => ({ ...texts, host: video_host, cues })

/** Returns the recordings without the English ones that stand in for a missing language. */
function ownSounds(sounds: Sounds | null): Sounds | null {
  if (!sounds) return null
  const ownKeys = Object.entries(sounds).filter(([language, key]) => language === 'eng' || key !== sounds.eng)
  return Object.fromEntries(ownKeys)
}

const questionOf = ({ id, content, options, ...rest }: Rows['questions']): LessonQuestion => ({
  question_id: id,
  same_meaning: null,
  content,
  options: options.map((option) => ({
    id: option.id,
    content: option.content,
    sounds: ownSounds(option.sound_url),
  })),
  answers: rest.answers,
  randomize_options: rest.randomize_options,
  sounds: ownSounds(rest.sound_url),
})
