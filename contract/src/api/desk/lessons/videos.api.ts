import { type Static, Type } from 'typebox'
import type { Api } from '../../../call'
import { closed, count, cursor, id, languageCode, line, moment, nullable, paging, text } from '../../../fields'
import { languages } from '../../../language'

export const videoHosts = ['file', 'youtube', 'vimeo'] as const

/** `taken_back` was published once; `scheduled` has a draft that comes out by itself. */
export const lessonStates = ['new', 'published', 'changed', 'scheduled', 'taken_back'] as const
export type LessonState = (typeof lessonStates)[number]

/** A lesson in a line of the desk, by its English words. */
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
  state: Type.Enum(lessonStates),
  /** Whether its draft says something else than what is published. */
  differs: Type.Boolean(),
  scheduled_at: nullable(moment()),
  /** Of its draft: what publishing it from the list names. */
  revision: count(),
  /** What each language has of its own, of the draft where one waits; a language that is not named has no words. */
  languages: Type.Array(
    closed({
      language_code: languageCode(),
      has_clip: Type.Boolean(),
      has_subtitles: Type.Boolean(),
      /** It has words of a machine that nobody has confirmed. */
      is_machine: Type.Boolean(),
      /** Readers do not see it yet. */
      is_draft: Type.Boolean(),
    }),
  ),
})
export type DeskVideo = Static<typeof DeskVideo>

export const videoSorts = ['newest', 'oldest', 'title', '-title'] as const
export type VideoSort = (typeof videoSorts)[number]

/** Which videos of the library are meant. */
const search = {
  /** Words of titles, descriptions and topics in all languages, with a typing mistake. */
  q: Type.Optional(line(100)),
  topic: Type.Optional(id()),
  host: Type.Optional(Type.Enum(videoHosts)),
  public: Type.Optional(Type.Enum(['yes', 'no'] as const)),
  /** `draft` waits to come out, new or changed. */
  state: Type.Optional(Type.Enum(['draft', 'scheduled', 'published', 'taken_back'] as const)),
  /** With words of a machine that nobody has confirmed, in this language or any. */
  machine: Type.Optional(Type.Enum(['any', ...languages] as const)),
  /** Without words in this language. */
  missing: Type.Optional(languageCode()),
  /** The import that added it. */
  import: Type.Optional(id()),
  /** Something that it has not. */
  without: Type.Optional(Type.Enum(['quiz', 'subtitles', 'language'] as const)),
}
export const VideoSearch = closed(search)
export type VideoSearch = Static<typeof VideoSearch>

const filters = {
  ...search,
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
    data: closed({ items: Type.Array(DeskVideo), next_cursor: nullable(cursor()), total: some() }),
  },
  'GET /admin/videos/views': {
    summary: 'How many videos stand in each ready-made view',
    access: 'provider',
    data: closed({
      all: some(),
      draft: some(),
      public: some(),
      language: some(),
      quiz: some(),
      subtitles: some(),
      machine: some(),
    }),
  },
} satisfies Api
