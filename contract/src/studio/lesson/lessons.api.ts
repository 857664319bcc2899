import { type Static, Type } from 'typebox'
import type { Api } from '../../call'
import { closed, count, done, id, languageCode, line, moment, note, nullable, text, withId } from '../../fields'
import { lessonStates } from '../../learning/desk/videos.api'
import { Lesson } from './lesson'

/** Path of a field in a lesson: `languages.mya.title`, `questions.q7.content.phi`, `topic_ids`. */
const path = () => Type.String({ maxLength: 100, pattern: '^[a-z_]+(\\.[a-z0-9_]+){0,5}$' })

/** Value of any field of a lesson; null removes a question or a language. */
const value = () => Type.Unknown()

/** A field that was changed since the lesson was published. */
const ChangedField = closed({
  path: path(),
  revision: count(),
  /** The admin's name; null if the account no longer exists. */
  by: nullable(text(300)),
  at: moment(),
  /** Whether it was written by a machine and is not yet confirmed, and therefore not published. */
  is_machine: Type.Boolean(),
  /** Languages whose recordings were dropped from these sounds, because their words were changed. */
  dropped: Type.Optional(Type.Array(languageCode())),
})

/** Both values of a field that two admins changed. */
const Conflict = closed({ path: path(), yours: value(), theirs: value(), by: nullable(text(300)), at: moment() })
export type Conflict = Static<typeof Conflict>

/** Parts that a language can lack; `publicationBlockers` says which of them block publication. */
export const lessonParts = ['title', 'description', 'clip', 'duration', 'subtitles', 'quiz', 'topics'] as const
export type LessonPart = (typeof lessonParts)[number]

const MissingParts = closed({ language_code: languageCode(), parts: Type.Array(Type.Enum(lessonParts)) })

const Version = closed({
  number: count(),
  note: text(200),
  by: nullable(text(300)),
  published_at: moment(),
})

export const DeskLesson = closed({
  id: id(),
  state: Type.Enum(lessonStates),
  /** Whether readers have it, also while changes are scheduled. */
  is_out: Type.Boolean(),
  /** Whether the draft differs from the published lesson. */
  differs: Type.Boolean(),
  lesson: Lesson,
  /** Revision of the draft; 0 if nothing was changed since publication. */
  revision: count(),
  saved_at: nullable(moment()),
  changes: Type.Array(ChangedField),
  scheduled_at: nullable(moment()),
  /** When and why the scheduled publication failed. */
  held_back: nullable(closed({ at: moment(), why: text(1000) })),
  missing: Type.Array(MissingParts),
  /** Newest first. */
  versions: Type.Array(Version),
  /** Effects on others: employers with the lesson on their lists, workers midway through it, answers by question. */
  employers: count(),
  midway: count(),
  answers: Type.Array(closed({ question_id: id(), answers: count() })),
})
export type DeskLesson = Static<typeof DeskLesson>

const Saved = closed({
  state: Type.Enum(lessonStates),
  differs: Type.Boolean(),
  scheduled_at: nullable(moment()),
  revision: count(),
  saved_at: moment(),
  lesson: Lesson,
  changes: Type.Array(ChangedField),
  missing: Type.Array(MissingParts),
  conflicts: Type.Array(Conflict),
})
export type SavedLesson = Static<typeof Saved>

const revision = () => count()
const versionParams = closed({ id: id(), number: Type.Integer({ minimum: 1, maximum: 1_000_000 }) })

export const deskLessonsApi = {
  'POST /admin/videos': {
    summary: 'Creates a lesson as a draft',
    access: 'provider',
    body: closed({ title: line(300, 1), topic_ids: Type.Array(id(), { maxItems: 20, uniqueItems: true }) }),
    data: withId,
  },
  'GET /admin/videos/:id': {
    summary: 'Returns a lesson for editing: its draft, or the published version',
    access: 'provider',
    params: withId,
    errors: ['not_found'],
    data: DeskLesson,
  },
  'PATCH /admin/videos/:id/draft': {
    summary:
      'Changes fields of the draft; fields that somebody else changed after `based_on` are not written but returned in `conflicts`',
    access: 'provider',
    params: withId,
    errors: ['not_found', 'lesson_field'],
    body: closed({
      based_on: revision(),
      changes: Type.Array(closed({ path: path(), value: value(), is_machine: Type.Optional(Type.Boolean()) }), {
        minItems: 1,
        maxItems: 200,
      }),
    }),
    data: Saved,
  },
  'DELETE /admin/videos/:id/draft': {
    summary: 'Discards the draft of a published lesson; refused if it was changed after `revision`',
    access: 'provider',
    params: withId,
    // A draft always has a revision of at least 1.
    query: closed({ revision: id() }),
    errors: ['not_found', 'never_published', 'lesson_changed'],
    data: done,
  },
  'POST /admin/videos/:id/publish': {
    summary: 'Publishes the previewed draft, now or at a time; refused if it was changed after `revision`',
    access: 'provider',
    params: withId,
    errors: [
      'not_found',
      'lesson_changed',
      'lesson_incomplete',
      'machine_words',
      'meaning_open',
      'moment_past',
      'nothing_changed',
    ],
    body: closed({ revision: revision(), at: Type.Optional(moment()), note: Type.Optional(note(200)) }),
    data: closed({ version: nullable(count()), scheduled_at: nullable(moment()) }),
  },
  'POST /admin/videos/:id/unschedule': {
    summary: 'Cancels the scheduled publication',
    access: 'provider',
    params: withId,
    errors: ['not_found'],
    data: done,
  },
  'POST /admin/videos/:id/take-back': {
    summary: 'Unpublishes a lesson; workers midway may finish it, answers and progress stay',
    access: 'provider',
    params: withId,
    errors: ['not_found', 'never_published'],
    data: done,
  },
  'GET /admin/videos/:id/versions/:number': {
    summary: 'Returns a published version',
    access: 'provider',
    params: versionParams,
    errors: ['not_found'],
    data: closed({ number: count(), note: text(200), by: nullable(text(300)), published_at: moment(), lesson: Lesson }),
  },
  'POST /admin/videos/:id/versions/:number/restore': {
    summary: 'Restores a version as the draft; fields changed after `revision` stay and are returned in `conflicts`',
    access: 'provider',
    params: versionParams,
    errors: ['not_found', 'nothing_changed'],
    body: closed({ revision: revision() }),
    data: Saved,
  },
} satisfies Api
