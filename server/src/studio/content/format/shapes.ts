import { closed, id, languageCode, line, text } from '@kasama/contract/fields'
import { type TargetLanguage, targetLanguages } from '@kasama/contract/language'
import { lessonFacts } from '@kasama/contract/learning/video/lesson-facts'
import { faqParts, topicColours } from '@kasama/contract/studio/content/lists.rules'
import { type Static, type TOptional, type TSchema, Type } from 'typebox'

/** The fields of docs/content-pack.md; a `description` is the message if its pattern does not match. */
const slug = () =>
  Type.String({ pattern: '^[a-z0-9-]{3,60}$', description: 'is no slug: 3 to 60 characters of a-z, 0-9 and hyphen' })

const icon = () =>
  Type.String({ pattern: '^[a-z0-9-]{1,60}$', description: 'is no name of an icon, such as washing-machine' })

const picture = () =>
  Type.String({
    maxLength: 100,
    pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*\\.(svg|webp|avif|png|jpg)$',
    description: 'is no file name of a picture: letters, digits, - and _, then .svg, .webp, .avif, .png or .jpg',
  })

/** A picture of the pack, one of YouTube's thumbnails, or none. */
const thumbnail = () =>
  Type.String({
    maxLength: 100,
    pattern:
      '^([A-Za-z0-9][A-Za-z0-9_-]*\\.(svg|webp|avif|png|jpg)|https://i\\.ytimg\\.com/vi/[\\w-]{11}/\\w+\\.jpg|none)$',
    description: 'is no file name of a picture: letters, digits, - and _, then .svg, .webp, .avif, .png or .jpg',
  })

const drawing = () =>
  Type.String({
    pattern: '^[A-Za-z0-9][A-Za-z0-9_-]{0,90}$',
    description: 'is no name of a drawing without its ending',
  })

/** One string for each language; English is required, the others fall back to it. */
const inLanguages = <S extends TSchema>(schema: S) => closed({ eng: schema, ...inOthers(schema) })

/** A value for each language but English, which may lack any. */
const inOthers = <S extends TSchema>(schema: S) =>
  Object.fromEntries(targetLanguages.map((language) => [language, Type.Optional(schema)])) as Record<
    TargetLanguage,
    TOptional<S>
  >

const topicIds = () => Type.Array(id(), { minItems: 1, maxItems: 20, uniqueItems: true })

export const PackShape = closed({ name: line(100, 1), slug: slug() })
export const TopicsShape = Type.Array(
  closed({ id: id(), icon: icon(), colour: Type.Enum(topicColours), name: inLanguages(line(200, 1)) }),
)
export const SkillsShape = Type.Array(
  closed({
    slug: slug(),
    icon: Type.Optional(icon()),
    picture: Type.Optional(picture()),
    lessons: Type.Optional(Type.Array(slug(), { minItems: 1, maxItems: 20, uniqueItems: true })),
    topics: Type.Optional(topicIds()),
    name: inLanguages(line(200, 1)),
    description: inLanguages(text(1000, 1)),
  }),
)
export const LayoutShape = Type.Array(
  closed({
    id: slug(),
    title: inLanguages(line(200, 1)),
    hidden: Type.Optional(Type.Literal(true)),
    items: Type.Array(slug(), { maxItems: 500 }),
  }),
  { maxItems: 100 },
)
export const FaqShape = Type.Array(
  closed({
    slug: slug(),
    part: Type.Optional(Type.Enum(faqParts)),
    question: inLanguages(line(300, 1)),
    answer: inLanguages(text(4000, 1)),
  }),
)

const hosts = ['file', 'youtube', 'vimeo'] as const
export const longestSeconds = 86_400
const duration = () => Type.Integer({ minimum: 1, maximum: longestSeconds })

/** A clip's host and id: in video.json for English, in the file of its language for any other. */
const place = {
  address: Type.Optional(line(200, 1)),
  vimeo_id: Type.Optional(line(200, 1)),
  duration: Type.Optional(duration()),
  thumbnail: Type.Optional(thumbnail()),
}

/** A question in one language; only English has all its texts. */
const quizWords = () => closed({ content: text(1000), options: Type.Array(text(500), { minItems: 2, maxItems: 20 }) })

export const VideoShape = closed({
  topics: topicIds(),
  public_level: Type.Integer({ minimum: 0, maximum: 1 }),
  host: Type.Enum(hosts),
  ...place,
  published: Type.Optional(
    Type.String({
      pattern: '^20\\d\\d-\\d\\d-\\d\\d(T\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z)?$',
      description: 'is no day such as 2026-01-31',
    }),
  ),
  draft: Type.Optional(Type.Boolean()),
  listed: Type.Optional(
    Type.String({
      pattern: '^(youtube:[\\w-]{11}|vimeo:\\d{5,12})$',
      description: 'is no video of a list, such as vimeo:76979871',
    }),
  ),
  slides: Type.Optional(Type.Array(drawing(), { maxItems: 60 })),
  ...Type.Partial(Type.Object(lessonFacts)).properties,
  quiz: Type.Optional(
    Type.Array(
      closed({
        languages: Type.Optional(closed(inOthers(quizWords()))),
        answers: Type.Array(Type.Integer({ minimum: 1, maximum: 20 }), { minItems: 1, uniqueItems: true }),
        randomize_options: Type.Boolean(),
        option_ids: Type.Optional(
          Type.Array(Type.Integer({ minimum: 1, maximum: 1000 }), { maxItems: 20, uniqueItems: true }),
        ),
      }),
      { maxItems: 50 },
    ),
  ),
})

/** Fields that every language of a video has, in a pack as in a CSV row. */
export const titled = {
  title: line(300, 1),
  description: text(2000),
  sub_description: Type.Optional(text(4000)),
}

export const WordsShape = closed({
  ...titled,
  host: Type.Optional(Type.Enum(hosts)),
  ...place,
  narration: Type.Optional(languageCode()),
  voice: Type.Optional(Type.Literal('computer')),
  slides: Type.Optional(Type.Array(closed({ heading: line(200, 1), sentence: line(1000) }), { maxItems: 60 })),
  quiz: Type.Optional(Type.Array(quizWords(), { maxItems: 50 })),
})

export type PackInfo = Static<typeof PackShape>
export type Topics = Static<typeof TopicsShape>
export type Skills = Static<typeof SkillsShape>
export type Layout = Static<typeof LayoutShape>
export type Faq = Static<typeof FaqShape>
export type VideoFacts = Static<typeof VideoShape>
export type VideoWords = Static<typeof WordsShape>
export type QuizWords = NonNullable<VideoWords['quiz']>[number]
