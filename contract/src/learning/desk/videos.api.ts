import { type Static, Type } from 'typebox'
import type { Api } from '../../call'
import {
  cappedCounts,
  closed,
  count,
  countedPage,
  id,
  languageCode,
  line,
  moment,
  nullable,
  paging,
  text,
} from '../../fields'
import { languages } from '../../language'

export const videoHosts = ['file', 'youtube', 'vimeo'] as const

/** `taken_back` was published once; `scheduled` has a draft that is published automatically. */
export const lessonStates = ['new', 'published', 'changed', 'scheduled', 'taken_back'] as const
export type LessonState = (typeof lessonStates)[number]

/** A lesson as a row of the desk's list, with its English texts. */
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
  /** Whether its draft differs from the published lesson. */
  differs: Type.Boolean(),
  scheduled_at: nullable(moment()),
  /** Revision of its draft, which publishing from the list sends back. */
  revision: count(),
  /** Parts that each language has of its own, in the draft if there is one; a language without texts is left out. */
  languages: Type.Array(
    closed({
      language_code: languageCode(),
      has_clip: Type.Boolean(),
      has_subtitles: Type.Boolean(),
      /** It has machine-written texts that nobody has confirmed. */
      is_machine: Type.Boolean(),
      /** Readers do not see it yet. */
      is_draft: Type.Boolean(),
    }),
  ),
})
export type DeskVideo = Static<typeof DeskVideo>

export const videoSorts = ['newest', 'oldest', 'title', '-title'] as const
export type VideoSort = (typeof videoSorts)[number]

/** Filters of the library's videos. */
const search = {
  /** Search terms in titles, descriptions and topics of all languages; a typing mistake is tolerated. */
  q: Type.Optional(line(100)),
  topic: Type.Optional(id()),
  host: Type.Optional(Type.Enum(videoHosts)),
  public: Type.Optional(Type.Enum(['yes', 'no'] as const)),
  /** `draft` waits for publication, new or changed. */
  state: Type.Optional(Type.Enum(['draft', 'scheduled', 'published', 'taken_back'] as const)),
  /** Lessons with unconfirmed machine-written texts in this language, or in any. */
  machine: Type.Optional(Type.Enum(['any', ...languages] as const)),
  /** Lessons without texts in this language. */
  missing: Type.Optional(languageCode()),
  /** The import that added it. */
  import: Type.Optional(id()),
  /** A part that the lesson lacks. */
  without: Type.Optional(Type.Enum(['quiz', 'subtitles', 'language'] as const)),
}
export const VideoSearch = closed(search)
export type VideoSearch = Static<typeof VideoSearch>

const filters = {
  ...search,
  /** Ignored by a search, which lists the nearest first. */
  sort: Type.Optional(Type.Enum(videoSorts)),
}
export const VideoFilters = closed(filters)
export type VideoFilters = Static<typeof VideoFilters>

export const deskVideosApi = {
  'GET /admin/videos': {
    summary: 'Lists the videos of the library, drafts included',
    access: 'provider',
    query: closed({ ...filters, ...paging }),
    data: countedPage(DeskVideo),
  },
  'GET /admin/videos/views': {
    summary: 'Counts the videos of each ready-made view',
    access: 'provider',
    data: closed(cappedCounts('all', 'draft', 'public', 'language', 'quiz', 'subtitles', 'machine')),
  },
} satisfies Api
