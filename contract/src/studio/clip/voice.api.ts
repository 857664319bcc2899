import { type Static, Type } from 'typebox'
import type { Api } from '../../call'
import { closed, count, done, id, languageCode, moment, nullable, text } from '../../fields'

/** Hours for which a phone may record without a login. */
export const passHours = 1

const Recording = closed({ address: text(1000), seconds: Type.Number() })

/** Cues of a lesson in one language, with their recordings. */
export const VoiceCues = closed({
  title: text(300),
  language_code: languageCode(),
  cues: Type.Array(
    closed({
      number: count(),
      from: Type.Number(),
      to: Type.Number(),
      text: text(2000),
      /** The key of `text`: a recording is sent with the key of the text that was read aloud. */
      words: text(64),
      /** The same cue in English; null where there is none, or this is English. */
      english: nullable(text(2000)),
      /** Null if nothing is recorded, or the text has changed since. */
      recording: nullable(Recording),
      /** Whether a recording is stored, but of other words. */
      is_outdated: Type.Boolean(),
    }),
  ),
  /** One recording of the whole lesson. */
  whole: nullable(Recording),
  has_ffmpeg: Type.Boolean(),
})
export type VoiceCues = Static<typeof VoiceCues>

const languageParams = closed({ id: id(), language: languageCode() })
const cueParams = closed({ id: id(), language: languageCode(), cue: Type.Integer({ minimum: 1, maximum: 2000 }) })
const passParams = closed({ pass: text(200, 1) })
const passCueParams = closed({ pass: text(200, 1), cue: Type.Integer({ minimum: 1, maximum: 2000 }) })
const wordsQuery = closed({ words: text(64, 1) })
const storedRecording = closed({ seconds: Type.Number() })

export const voiceApi = {
  'GET /admin/videos/:id/voice/:language': {
    summary: 'Lists the cues of a lesson in a language, with their recordings',
    access: 'provider',
    params: languageParams,
    errors: ['not_found'],
    data: VoiceCues,
  },
  'POST /admin/videos/:id/voice/:language/cues/:cue': {
    summary: 'Stores the recording of a cue; replaces an earlier one',
    access: 'provider',
    params: cueParams,
    query: wordsQuery,
    file: true,
    errors: ['not_found', 'words_changed', 'no_sound', 'sound_kind'],
    data: storedRecording,
  },
  'DELETE /admin/videos/:id/voice/:language/cues/:cue': {
    summary: 'Deletes the recording of a cue',
    access: 'provider',
    params: cueParams,
    errors: ['not_found'],
    data: done,
  },
  'DELETE /admin/videos/:id/voice/:language/whole': {
    summary: 'Deletes the recording of the whole lesson',
    access: 'provider',
    params: languageParams,
    errors: ['not_found'],
    data: done,
  },
  'POST /admin/videos/:id/voice/:language/lay': {
    summary: "Starts a job that replaces the clip's sound by the recordings",
    access: 'provider',
    params: languageParams,
    errors: ['not_found', 'nothing_recorded', 'no_ffmpeg', 'no_own_clip'],
    data: done,
  },
  'POST /admin/videos/:id/voice/:language/pass': {
    summary: 'Returns a URL at which a phone records without a login, for one hour',
    access: 'provider',
    params: languageParams,
    errors: ['not_found'],
    data: closed({ address: text(500), until: moment() }),
  },
  'GET /recordings/:pass': {
    summary: 'Lists the cues of a lesson for a phone with its pass',
    access: 'guest',
    params: passParams,
    errors: ['pass_ended', 'not_found'],
    data: VoiceCues,
  },
  'POST /recordings/:pass/:cue': {
    summary: 'Stores the recording of a cue from a phone with a pass',
    access: 'guest',
    limit: 'cue',
    params: passCueParams,
    query: wordsQuery,
    file: true,
    errors: ['pass_ended', 'not_found', 'words_changed', 'no_sound', 'sound_kind'],
    data: storedRecording,
  },
} satisfies Api
