import { type Static, Type } from 'typebox'
import { closed, count, id, languageCode, line, nullable, text } from '../../fields'
import { byLanguage } from '../../language'
import { videoHosts } from '../../learning/desk/videos.api'
import { defaultLessonFacts, lessonFacts } from '../../learning/video/lesson-facts'

/**
 * A lesson as the desk edits it, with everything that it has in every language; '' and null where something is missing.
 */

const daySeconds = 86_400
const optionalPath = () => nullable(line(300, 1))

/** A cue of a clip; times are seconds. */
export const LessonCue = closed({
  start: Type.Number({ minimum: 0, maximum: daySeconds }),
  end: Type.Number({ minimum: 0, maximum: daySeconds }),
  text: text(1000),
})
export type LessonCue = Static<typeof LessonCue>

export const LessonWords = closed({
  title: line(300),
  description: text(2000),
  sub_description: text(4000),
  /** Host of this language's own clip; null if it has the lesson's host. */
  host: nullable(Type.Enum(videoHosts)),
  /** Key of a clip of ours, or id at another host; null if the English clip is shown. */
  address: optionalPath(),
  vimeo_id: optionalPath(),
  low_address: optionalPath(),
  audio_address: optionalPath(),
  /** Seconds of this language's own clip. */
  duration: count(daySeconds),
  /** Language that the clip's voice speaks, and whether a computer speaks it. */
  narration: languageCode(),
  voice: nullable(Type.Literal('computer')),
  thumbnail_url: optionalPath(),
  /** Key of the file that the cues were read from; null if they were changed since. */
  subtitles: optionalPath(),
  cues: nullable(Type.Array(LessonCue, { maxItems: 3000 })),
})
export type LessonWords = Static<typeof LessonWords>

/** A text in each language; '' where it has none. */
const texts = (max: number) => closed(byLanguage(() => text(max)))

/** Keys of recorded sounds. */
const sounds = () => nullable(closed(byLanguage(() => Type.Optional(line(300, 1)))))

export const LessonQuestion = closed({
  /** The question that workers have answered; null for a new one. */
  question_id: nullable(id()),
  /** Whether its changed texts mean the same, so that its answers stay valid; null until an admin has decided. */
  same_meaning: nullable(Type.Boolean()),
  content: texts(1000),
  options: Type.Array(
    closed({ id: Type.Integer({ minimum: 1, maximum: 1000 }), content: texts(500), sounds: sounds() }),
    {
      maxItems: 20,
    },
  ),
  /** Ids of the right options. */
  answers: Type.Array(Type.Integer({ minimum: 1, maximum: 1000 }), { maxItems: 20, uniqueItems: true }),
  randomize_options: Type.Boolean(),
  sounds: sounds(),
})
export type LessonQuestion = Static<typeof LessonQuestion>

const questionKey = '^[a-z0-9]{1,20}$'

export const Lesson = closed({
  host: Type.Enum(videoHosts),
  vimeo_id: optionalPath(),
  public_level: Type.Integer({ minimum: 0, maximum: 1 }),
  ...lessonFacts,
  thumbnail_url: optionalPath(),
  topic_ids: Type.Array(id(), { maxItems: 20, uniqueItems: true }),
  languages: closed(byLanguage(() => Type.Optional(LessonWords))),
  question_order: Type.Array(Type.String({ pattern: questionKey }), { maxItems: 50, uniqueItems: true }),
  questions: Type.Record(Type.String({ pattern: questionKey }), LessonQuestion, { maxProperties: 60 }),
})
export type Lesson = Static<typeof Lesson>

/** A lesson without texts and questions. */
export const emptyLesson: Lesson = {
  host: 'file',
  vimeo_id: null,
  public_level: 0,
  ...defaultLessonFacts,
  thumbnail_url: null,
  topic_ids: [],
  languages: {},
  question_order: [],
  questions: {},
}

/** The empty texts of a language. */
export const emptyWords = (language: LessonWords['narration']): LessonWords => ({
  title: '',
  description: '',
  sub_description: '',
  host: null,
  address: null,
  vimeo_id: null,
  low_address: null,
  audio_address: null,
  duration: 0,
  narration: language,
  voice: null,
  thumbnail_url: null,
  subtitles: null,
  cues: null,
})
