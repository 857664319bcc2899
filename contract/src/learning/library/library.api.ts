import { type Static, Type } from 'typebox'
import type { Api } from '../../call'
import { closed, count, id, languageCode, line, moment, nullable, page, paging, text, withId } from '../../fields'

/** Fields of a video's card that all viewers of one language share, apart from whether it is locked. */
export const SharedCard = closed({
  video_id: id(),
  title: text(300),
  description: text(2000),
  sub_description: text(4000),
  thumbnail_url: nullable(text(500)),
  duration: count(),
  created_at: moment(),
  public_level: count(),
  video_host: Type.Enum(['file', 'youtube', 'vimeo'] as const),
  is_locked: Type.Boolean(),
  topic_ids: Type.Array(id()),
  question_ids: Type.Array(id()),
  /** Languages that have texts, a clip or subtitles of their own. */
  language_codes: Type.Array(languageCode()),
})
export type SharedCard = Static<typeof SharedCard>

/** A video as a card shows it, in the viewer's language where it has one. */
export const Card = closed({
  ...SharedCard.properties,
  /** In `subscribed` feeds the clip subscription's id, elsewhere the video's. */
  id: id(),
  is_subscribed: Type.Boolean(),
  is_completed: Type.Boolean(),
  /** Fraction of the video that the worker has watched, 0 to 1. */
  progress: Type.Number({ minimum: 0, maximum: 1 }),
})
export type Card = Static<typeof Card>

export const Topic = closed({ id: id(), name: text(200), icon: text(60), colour: text(30) })
export type Topic = Static<typeof Topic>

const topicId = Type.Optional(id())
const search = Type.Optional(line(200))

/** A worker's feeds are in her language; `lang` chooses another. */
const lang = Type.Optional(languageCode())

export const CardPage = page(Card)
export type CardPage = Static<typeof CardPage>
/** `in_language` leaves out videos without texts, clip or subtitles in that language. */
const feed = closed({ ...paging, q: search, topic: topicId, lang, in_language: Type.Optional(languageCode()) })

export const libraryApi = {
  'GET /feeds/employer_all': {
    summary: 'Lists all videos, in the order of the library layout, then newest first',
    access: 'user',
    query: feed,
    data: CardPage,
  },
  'GET /feeds/recently_added': {
    summary: 'Lists all videos, newest first',
    access: 'user',
    query: feed,
    data: CardPage,
  },
  'GET /feeds/recommendation': {
    summary: 'Lists videos not yet watched: chosen topics first, then topics of finished videos, then newest',
    access: 'user',
    query: feed,
    data: CardPage,
  },
  'GET /feeds/completed': {
    summary: "Lists the worker's completed videos, latest first",
    access: 'user',
    query: feed,
    data: CardPage,
  },
  'GET /feeds/begun': {
    summary: 'Lists the must-watch videos that the worker has begun and not finished, in the order of her list',
    access: 'user',
    query: feed,
    data: CardPage,
  },
  'GET /feeds/public': {
    summary: 'Lists the videos that guests may watch',
    access: 'guest',
    query: feed,
    data: CardPage,
  },
  'GET /video_subscription/subscribed': {
    summary: 'Lists the must-watch videos in the order of the employer, unfinished ones first',
    access: 'user',
    query: feed,
    data: CardPage,
  },
  'GET /topics': {
    summary: 'Lists the topics of the library in their order',
    access: 'guest',
    query: closed({ lang }),
    data: Type.Array(Topic),
  },
  'GET /videos/:id/topics': {
    summary: 'Lists the topics of a video',
    access: 'user',
    params: withId,
    data: Type.Array(closed({ topic_id: id() })),
  },
  'GET /admin/settings/:key': {
    summary: "Returns a setting; library_layout is open to anyone logged in, other keys to the provider's staff",
    access: 'user',
    params: closed({ key: line(60, 1) }),
    data: closed({ key: text(60), value: text(100_000) }),
  },
} satisfies Api
