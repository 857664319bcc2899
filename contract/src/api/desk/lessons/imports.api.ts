import { type Static, Type } from 'typebox'
import type { Api } from '../../../call'
import { closed, count, done, id, line, moment, nullable, text, withId } from '../../../fields'

/** The largest files that are taken. */
export const mostListBytes = 20_000_000
export const mostPackBytes = 4_000_000_000
/** So many refused rows are kept with their reasons. */
export const mostRefused = 10_000
/** So many values of the topic column are shown to be chosen for. */
export const mostValues = 500

export const importKinds = ['list', 'pack'] as const
export type ImportKind = (typeof importKinds)[number]

/** `refused` can't be loaded as it is; `checked` waits for somebody to say that it shall. */
export const importStates = ['arriving', 'checking', 'checked', 'refused', 'loading', 'loaded'] as const
export type ImportState = (typeof importStates)[number]

const ofVideo = ['host', 'topic', 'public_level'] as const
const ofLanguage = ['title', 'description', 'sub_description', 'id', 'youtube_id', 'vimeo_id', 'duration'] as const
/** What a column of a list may say; those of English have no ending. */
export const listFields = [
  ...ofVideo,
  ...ofLanguage,
  ...(['phi', 'ind', 'mya'] as const).flatMap((language) => ofLanguage.map((field) => `${field}_${language}` as const)),
] as const
export type ListField = (typeof listFields)[number]

const ListOptions = closed({
  /** What each column says, in their order; null is left out. */
  columns: Type.Array(nullable(Type.Enum(listFields)), { maxItems: 200 }),
  /** The topics that values of the topic column stand for. */
  topics: Type.Array(closed({ value: line(300, 1), topic_id: id() }), { maxItems: mostValues }),
  /** The topic of rows that name none, or none that is known. */
  topic_id: nullable(id()),
  all_or_nothing: Type.Boolean(),
  /** New lessons come out at once; otherwise they are drafts, to be looked at and published together. */
  publish: Type.Boolean(),
})
export type ListOptions = Static<typeof ListOptions>

/** What was found in a list before anything is looked up: its columns with a sample, the values of the topic column. */
const Found = closed({
  rows: count(),
  columns: Type.Array(closed({ name: text(300), sample: text(300) })),
  values: Type.Array(closed({ value: text(300), rows: count() })),
  /** Values beyond those that are named. */
  more_values: count(),
})
export type ListFound = Static<typeof Found>

export const importChanges = ['added', 'updated', 'unchanged'] as const
export type ImportChange = (typeof importChanges)[number]

/** What an import would do, or did. */
const Result = closed({
  rows: count(),
  added: count(),
  updated: count(),
  unchanged: count(),
  refused: count(),
  /** Rows of a pack's other lists that are new or different. */
  topics: count(),
  skills: count(),
  faq: count(),
  layout: Type.Boolean(),
  /** The first lessons that are new or changed. */
  lessons: Type.Array(closed({ title: text(300), change: Type.Enum(importChanges) })),
})
export type ImportResult = Static<typeof Result>

/** A row of a list, or a place in a pack's file, that is not taken. */
const Refused = closed({ file: text(500), line: count(), reason: text(2000), title: text(300) })
export type RefusedRow = Static<typeof Refused>

const bytes = (maximum = Number.MAX_SAFE_INTEGER) => Type.Integer({ minimum: 0, maximum })

const listed = {
  id: id(),
  kind: Type.Enum(importKinds),
  name: text(300),
  state: Type.Enum(importStates),
  percent: count(100),
  /** It stopped, and is tried again by itself. */
  has_failed: Type.Boolean(),
  by: nullable(text(300)),
  created_at: moment(),
  loaded_at: nullable(moment()),
  undone_at: nullable(moment()),
  undone_by: nullable(text(300)),
  /** Lessons that it added and that are still there. */
  left: count(),
}
const Listed = closed(listed)
export type ListedImport = Static<typeof Listed>

export const DeskImport = closed({
  ...listed,
  bytes: bytes(),
  /** Bytes that are here, and where the others go, as tus has it. */
  sent: bytes(),
  modified: bytes(),
  address: nullable(text(200)),
  problem: nullable(text(1000)),
  options: nullable(ListOptions),
  found: nullable(Found),
  result: nullable(Result),
  /** The first of those that are refused. */
  refused: Type.Array(Refused),
})
export type DeskImport = Static<typeof DeskImport>

export const deskImportsApi = {
  'GET /admin/imports': {
    summary: 'Lists and packs that were brought in, or are on their way, the newest first',
    access: 'provider',
    data: closed({ imports: Type.Array(Listed) }),
  },
  'POST /admin/imports': {
    summary: 'Opens the upload of a list of videos (CSV) or of a content pack (ZIP); nothing is loaded yet',
    access: 'provider',
    errors: ['import_kind', 'empty_file', 'import_too_large', 'no_room'],
    body: closed({ name: line(300, 1), bytes: bytes(), modified: bytes() }),
    data: DeskImport,
  },
  'GET /admin/imports/:id': {
    summary: 'An import: how far it is, what it would do or did',
    access: 'provider',
    params: withId,
    errors: ['not_found'],
    data: DeskImport,
  },
  'GET /admin/imports/:id/refused': {
    summary: 'All that an import refuses, up to 10,000 rows',
    access: 'provider',
    params: withId,
    errors: ['not_found'],
    data: closed({ rows: Type.Array(Refused) }),
  },
  'POST /admin/imports/:id/check': {
    summary: 'Looks again at what a list would do, with other columns and topics; nothing is loaded',
    access: 'provider',
    params: withId,
    errors: ['not_found', 'import_state'],
    body: ListOptions,
    data: DeskImport,
  },
  'POST /admin/imports/:id/load': {
    summary: 'Loads what was looked at; it goes on whoever leaves',
    access: 'provider',
    params: withId,
    errors: ['not_found', 'import_state'],
    data: DeskImport,
  },
  'POST /admin/imports/:id/stop': {
    summary: 'Ends a loading that has failed and would be tried again; what had come in stays, and can be undone',
    access: 'provider',
    params: withId,
    errors: ['not_found', 'import_state'],
    data: DeskImport,
  },
  'DELETE /admin/imports/:id': {
    summary: 'Gives up an import that is not loaded; its file goes',
    access: 'provider',
    params: withId,
    errors: ['not_found', 'import_state'],
    data: done,
  },
  'POST /admin/imports/:id/undo': {
    summary:
      'Deletes the lessons that an import added; those that somebody watched, chose or changed stay and are named',
    access: 'provider',
    fresh: true,
    params: withId,
    errors: ['not_found', 'import_state'],
    data: closed({ removed: count(), kept: Type.Array(text(300)) }),
  },
} satisfies Api
