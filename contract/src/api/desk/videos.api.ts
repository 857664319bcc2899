import { type Static, Type } from 'typebox'
import type { Api } from '../../call'
import { closed, count, id, languageCode, line, moment, nullable, paging, text } from '../../fields'

export const videoHosts = ['file', 'youtube', 'vimeo'] as const

/** A video in a line of the desk, by its English words. */
export const DeskVideo = closed({
  id: id(),
  title: text(300),
  thumbnail_url: nullable(text(500)),
  topic_ids: Type.Array(id()),
  host: Type.Enum(videoHosts),
  /** Seconds of the English clip. */
  duration: count(),
  is_public: Type.Boolean(),
  questions: count(),
  created_at: moment(),
  /** What each language has of its own; one that is not named has no words. */
  languages: Type.Array(
    closed({ language_code: languageCode(), has_clip: Type.Boolean(), has_subtitles: Type.Boolean() }),
  ),
})
export type DeskVideo = Static<typeof DeskVideo>

export const videoSorts = ['newest', 'oldest'] as const
export type VideoSort = (typeof videoSorts)[number]

const filters = {
  /** Words of titles, descriptions and topics in all languages, with a typing mistake. */
  q: Type.Optional(line(100)),
  topic: Type.Optional(id()),
  host: Type.Optional(Type.Enum(videoHosts)),
  public: Type.Optional(Type.Enum(['yes', 'no'] as const)),
  /** Without words in this language. */
  missing: Type.Optional(languageCode()),
  /** Something that it has not. */
  without: Type.Optional(Type.Enum(['quiz', 'subtitles', 'language'] as const)),
  /** A search shows the nearest first, whatever the order. */
  sort: Type.Optional(Type.Enum(videoSorts)),
}
export const VideoFilters = closed(filters)
export type VideoFilters = Static<typeof VideoFilters>

/** How many; 1001 means more than 1,000. */
const some = () => count(1001)

export const deskVideosApi = {
  'GET /admin/videos': {
    summary: 'The videos of the library',
    access: 'provider',
    query: closed({ ...filters, ...paging }),
    data: closed({ items: Type.Array(DeskVideo), next_cursor: nullable(text(200)), total: some() }),
  },
  'GET /admin/videos/views': {
    summary: 'How many videos stand in each ready-made view',
    access: 'provider',
    data: closed({ all: some(), public: some(), language: some(), quiz: some(), subtitles: some() }),
  },
  'POST /admin/videos/public': {
    summary: 'Opens videos to guests, or closes them; answers those that changed',
    access: 'provider',
    errors: ['not_found'],
    body: closed({
      ids: Type.Array(id(), { minItems: 1, maxItems: 100, uniqueItems: true }),
      is_public: Type.Boolean(),
    }),
    data: closed({ ids: Type.Array(id()) }),
  },
} satisfies Api
