import { type Static, Type } from 'typebox'
import type { Api } from '../../call'
import { closed, count, done, id, languageCode, line, moment, nullable, text, withId } from '../../fields'

/** Days that the result of an upload is kept. */
export const uploadDays = 3

/** Purposes of an upload: the lesson's clip in a language, or a recording that replaces its sound. */
export const uploadKinds = ['clip', 'voice'] as const
export type UploadKind = (typeof uploadKinds)[number]

/** Reasons to refuse a completely uploaded file. */
export const clipProblems = [
  'not_a_clip',
  'cut_short',
  'header',
  'codec',
  'hevc',
  'chroma',
  'depth',
  'clip_sound',
  'too_long',
  'no_picture',
  'no_sound',
  'sound_kind',
] as const
export type ClipProblem = (typeof clipProblems)[number]

const fileFields = {
  language_code: languageCode(),
  kind: Type.Enum(uploadKinds),
  name: line(300, 1),
  bytes: Type.Integer({ minimum: 0 }),
  /** Last change of the file in ms, as the browser reports it; with name and size it identifies the file. */
  modified: Type.Integer({ minimum: 0 }),
}

/** An upload, under way or ended; it is deleted once its file is in the lesson's draft. */
export const Upload = closed({
  ...fileFields,
  id: id(),
  video_id: id(),
  /** The lesson's English title, or its title in any other language. */
  title: text(300),
  /** Upload URL of the tus protocol; whoever knows it may send the bytes, logged in or not. */
  address: text(200),
  /** Bytes received so far. */
  sent: Type.Integer({ minimum: 0 }),
  problem: nullable(Type.Enum(clipProblems)),
  created_at: moment(),
})
export type Upload = Static<typeof Upload>

/** A job that creates renditions of a clip, or lays recordings over it. */
const Job = closed({
  language_code: languageCode(),
  what: Type.Enum(['renditions', 'voice'] as const),
  percent: count(100),
  failed: Type.Boolean(),
  /** Whether all retries failed; the next one starts only on request. */
  given_up: Type.Boolean(),
})
export type ClipJob = Static<typeof Job>

export const deskClipsApi = {
  'GET /admin/uploads': {
    summary: 'Lists the uploads that are in progress or were refused',
    access: 'provider',
    data: closed({ uploads: Type.Array(Upload) }),
  },
  'GET /admin/videos/:id/clips': {
    summary: 'Lists the uploads of a lesson and the jobs of its clips; returns whether this server has ffmpeg',
    access: 'provider',
    params: withId,
    errors: ['not_found'],
    data: closed({ uploads: Type.Array(Upload), works: Type.Array(Job), has_ffmpeg: Type.Boolean() }),
  },
  'POST /admin/videos/:id/uploads': {
    summary: 'Opens an upload; replaces an unfinished one of the same kind and language, unless it is of the same file',
    access: 'provider',
    params: withId,
    errors: ['not_found', 'empty_file', 'clip_too_large', 'no_room'],
    body: closed(fileFields),
    data: Upload,
  },
  'POST /admin/videos/:id/works/again': {
    summary: 'Retries the failed jobs of a lesson’s clips',
    access: 'provider',
    params: withId,
    errors: ['not_found'],
    data: done,
  },
  'POST /admin/uploads/:id/look': {
    summary: 'Checks a complete upload at once',
    access: 'provider',
    params: withId,
    errors: ['not_found'],
    data: done,
  },
  'DELETE /admin/uploads/:id': {
    summary: 'Cancels an upload',
    access: 'provider',
    params: withId,
    errors: ['not_found'],
    data: done,
  },
  'POST /admin/videos/:id/pictures': {
    summary: 'Stores a re-encoded picture that a lesson can use as its thumbnail',
    access: 'provider',
    params: withId,
    file: true,
    errors: ['not_found', 'not_a_picture'],
    data: closed({ url: text(500) }),
  },
  'POST /admin/videos/:id/sounds': {
    summary: 'Stores a recording for a text of the lesson’s quiz',
    access: 'provider',
    params: withId,
    file: true,
    errors: ['not_found', 'no_sound', 'sound_kind'],
    data: closed({ key: text(300), seconds: Type.Number() }),
  },
} satisfies Api
