import { type Static, Type } from 'typebox'
import type { Api } from '../../call'
import { closed, count, done, id, line, moment, nullable, text, withId } from '../../fields'
import { targetLanguages } from '../../language'

/** Size limits of an import's file, in bytes. */
export const maxListBytes = 20_000_000
export const maxPackBytes = 4_000_000_000
/** Maximum number of refused rows that are stored with their reasons. */
export const maxRefusedRows = 10_000
/** Maximum number of values of the topic column for which a topic can be chosen. */
export const maxTopicValues = 500

export const importKinds = ['list', 'pack'] as const
export type ImportKind = (typeof importKinds)[number]

/** `refused` cannot be loaded as it is; `checked` waits for an admin to start loading. */
export const importStates = ['arriving', 'checking', 'checked', 'refused', 'loading', 'loaded'] as const
export type ImportState = (typeof importStates)[number]

const videoFields = ['host', 'topic', 'public_level'] as const
const languageFields = ['title', 'description', 'sub_description', 'id', 'youtube_id', 'vimeo_id', 'duration'] as const
/** Fields that a column of a list can hold; those without a language ending are English. */
export const listFields = [
  ...videoFields,
  ...languageFields,
  ...targetLanguages.flatMap((language) => languageFields.map((field) => `${field}_${language}` as const)),
]
export type ListField = (typeof listFields)[number]

const ListOptions = closed({
  /** Field of each column, in order; null leaves the column out. */
  columns: Type.Array(nullable(Type.Enum(listFields)), { maxItems: 200 }),
  /** Topics that values of the topic column stand for. */
  topics: Type.Array(closed({ value: line(300, 1), topic_id: id() }), { maxItems: maxTopicValues }),
  /** Topic of rows that name none, or an unknown one. */
  topic_id: nullable(id()),
  all_or_nothing: Type.Boolean(),
  /** Publishes new lessons at once; otherwise they are drafts, to be reviewed and published together. */
  publish: Type.Boolean(),
})
export type ListOptions = Static<typeof ListOptions>

/** Contents of a list before any lookup: its columns with a sample, and the values of the topic column. */
const Contents = closed({
  rows: count(),
  columns: Type.Array(closed({ name: text(300), sample: text(300) })),
  values: Type.Array(closed({ value: text(300), rows: count() })),
  /** Values beyond those listed. */
  more_values: count(),
})
export type ListContents = Static<typeof Contents>

export const importChanges = ['added', 'updated', 'unchanged'] as const
export type ImportChange = (typeof importChanges)[number]

/** Effect of an import, expected or done. */
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

/** A refused row of a list, or a refused line in a file of a pack. */
const Refused = closed({ file: text(500), line: count(), reason: text(2000), title: text(300) })
export type RefusedRow = Static<typeof Refused>

const bytes = (maximum = Number.MAX_SAFE_INTEGER) => Type.Integer({ minimum: 0, maximum })

const listed = {
  id: id(),
  kind: Type.Enum(importKinds),
  name: text(300),
  state: Type.Enum(importStates),
  percent: count(100),
  /** Whether it failed and is retried automatically. */
  has_failed: Type.Boolean(),
  by: nullable(text(300)),
  created_at: moment(),
  loaded_at: nullable(moment()),
  undone_at: nullable(moment()),
  undone_by: nullable(text(300)),
  /** Number of lessons that it added and that still exist. */
  left: count(),
}
const Listed = closed(listed)
export type ListedImport = Static<typeof Listed>

export const DeskImport = closed({
  ...listed,
  bytes: bytes(),
  /** Bytes received so far; `address` accepts the rest, by the tus protocol. */
  sent: bytes(),
  modified: bytes(),
  address: nullable(text(200)),
  problem: nullable(text(1000)),
  options: nullable(ListOptions),
  found: nullable(Contents),
  result: nullable(Result),
  /** The first refused rows. */
  refused: Type.Array(Refused),
})
export type DeskImport = Static<typeof DeskImport>

export const deskImportsApi = {
  'GET /admin/imports': {
    summary: 'Lists finished and running imports of lists and packs, newest first',
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
    summary: 'Returns an import with its progress and its expected or actual result',
    access: 'provider',
    params: withId,
    errors: ['not_found'],
    data: DeskImport,
  },
  'GET /admin/imports/:id/refused': {
    summary: 'Lists the refused rows of an import, up to 10,000',
    access: 'provider',
    params: withId,
    errors: ['not_found'],
    data: closed({ rows: Type.Array(Refused) }),
  },
  'POST /admin/imports/:id/check': {
    summary: 'Checks a list again with other columns and topics; nothing is loaded',
    access: 'provider',
    params: withId,
    errors: ['not_found', 'import_state'],
    body: ListOptions,
    data: DeskImport,
  },
  'POST /admin/imports/:id/load': {
    summary: 'Starts loading a checked import in the background',
    access: 'provider',
    params: withId,
    errors: ['not_found', 'import_state'],
    data: DeskImport,
  },
  'POST /admin/imports/:id/stop': {
    summary: 'Stops retrying a failed import; what was loaded stays, and can be undone',
    access: 'provider',
    params: withId,
    errors: ['not_found', 'import_state'],
    data: DeskImport,
  },
  'DELETE /admin/imports/:id': {
    summary: 'Deletes an import that is not loaded, with its file',
    access: 'provider',
    params: withId,
    errors: ['not_found', 'import_state'],
    data: done,
  },
  'POST /admin/imports/:id/undo': {
    summary:
      'Deletes the lessons that an import added, except those that were watched, chosen or changed; returns their titles',
    access: 'provider',
    fresh: true,
    params: withId,
    errors: ['not_found', 'import_state'],
    data: closed({ removed: count(), kept: Type.Array(text(300)) }),
  },
} satisfies Api
