import { type Static, Type } from 'typebox'
import type { Api } from '../../../call'
import { closed, count, done, id, languageCode, line, moment, nullable, text, withId } from '../../../fields'

/** So long what came of an upload is kept. */
export const uploadDays = 3

/** What a file is uploaded for: the lesson's clip in a language, or a recording that takes the place of its sound. */
export const uploadKinds = ['clip', 'voice'] as const
export type UploadKind = (typeof uploadKinds)[number]

/** Why a file that has come whole was refused. */
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

const ofFile = {
  language_code: languageCode(),
  kind: Type.Enum(uploadKinds),
  name: line(300, 1),
  bytes: Type.Integer({ minimum: 0 }),
  /** When the file was last changed, in ms, as the browser says: with name and size it tells the same file again. */
  modified: Type.Integer({ minimum: 0 }),
}

/** An upload that is under way, or what became of it. Once its file is in the lesson's draft it is gone. */
export const Upload = closed({
  ...ofFile,
  id: id(),
  video_id: id(),
  /** The lesson's English title, or any. */
  title: text(300),
  /** Where the bytes go, as tus has it; who knows it may send them, signed in or not. */
  address: text(200),
  /** Where the browser writes the parts into the store itself: with this it asks for their addresses, in place of tus. */
  store_pass: nullable(text(200)),
  /** Bytes that are here. */
  sent: Type.Integer({ minimum: 0 }),
  problem: nullable(Type.Enum(clipProblems)),
  created_at: moment(),
})
export type Upload = Static<typeof Upload>

/** Bytes of each part but the last, where a browser writes into the store itself; stores want 5 MiB or more. */
export const partBytes = 8 * 1_048_576
/** So many parts are named at a time. */
export const mostParts = 4

const Part = closed({
  number: Type.Integer({ minimum: 1 }),
  /** Where it begins in the file. */
  from: Type.Integer({ minimum: 0 }),
  bytes: Type.Integer({ minimum: 1 }),
  /** The store's address, which takes exactly this part for two hours. */
  address: text(2000),
})
export type UploadPart = Static<typeof Part>

/** Further forms of a clip that are being made: a small one, its sound alone. */
const Work = closed({
  language_code: languageCode(),
  what: Type.Enum(['renditions', 'voice'] as const),
  percent: count(100),
  failed: Type.Boolean(),
  /** It failed each time, and is tried again only when somebody asks. */
  given_up: Type.Boolean(),
})
export type ClipWork = Static<typeof Work>

export const deskClipsApi = {
  'GET /admin/uploads': {
    summary: 'All uploads that are under way, or were refused',
    access: 'provider',
    data: closed({ uploads: Type.Array(Upload) }),
  },
  'GET /admin/videos/:id/clips': {
    summary:
      'The uploads of a lesson, what is being made of its clips, and whether this server can make anything of them',
    access: 'provider',
    params: withId,
    errors: ['not_found'],
    data: closed({ uploads: Type.Array(Upload), works: Type.Array(Work), has_ffmpeg: Type.Boolean() }),
  },
  'POST /admin/videos/:id/uploads': {
    summary:
      'Opens an upload; one of the same kind and language that is not whole yet gives way, unless it is of the same file',
    access: 'provider',
    params: withId,
    errors: ['not_found', 'empty_file', 'clip_too_large', 'no_room'],
    body: closed(ofFile),
    data: Upload,
  },
  'POST /admin/videos/:id/works/again': {
    summary: 'Tries again what could not be made of a lesson’s clips and was given up',
    access: 'provider',
    params: withId,
    errors: ['not_found'],
    data: done,
  },
  'POST /admin/uploads/:id/look': {
    summary: 'Looks at once at an upload that has come whole',
    access: 'provider',
    params: withId,
    errors: ['not_found'],
    data: done,
  },
  'DELETE /admin/uploads/:id': {
    summary: 'Gives an upload up',
    access: 'provider',
    params: withId,
    errors: ['not_found'],
    data: done,
  },
  'POST /uploads/:pass/parts': {
    summary:
      'The next parts of an upload that are missing in the store, each with an address; none where all are there',
    access: 'guest',
    params: closed({ pass: text(200) }),
    errors: ['not_found'],
    data: closed({ parts: Type.Array(Part, { maxItems: mostParts }) }),
  },
  'POST /admin/videos/:id/pictures': {
    summary: 'Keeps a picture for a lesson to choose as its thumbnail, drawn anew',
    access: 'provider',
    params: withId,
    file: true,
    errors: ['not_found', 'not_a_picture'],
    data: closed({ url: text(500) }),
  },
  'POST /admin/videos/:id/sounds': {
    summary: 'Keeps a recording for a text of the lesson’s quiz',
    access: 'provider',
    params: withId,
    file: true,
    errors: ['not_found', 'no_sound', 'sound_kind'],
    data: closed({ key: text(300), seconds: Type.Number() }),
  },
} satisfies Api
