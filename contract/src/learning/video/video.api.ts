import { type Static, Type } from 'typebox'
import type { Api } from '../../call'
import { closed, count, done, id, languageCode, moment, nullable, text, withId } from '../../fields'
import { maxRecords } from '../progress/progress.rules'
import { lessonFacts } from './lesson-facts'
import { maxDelaySeconds } from './video.rules'

const Subtitles = closed({ language_code: languageCode(), url: text(700) })

/** The viewer's last position, in seconds of the clip in that language. */
export const Watch = closed({
  language_code: languageCode(),
  position: Type.Number({ minimum: 0, maximum: 86_400 }),
  /** The furthest proven point, as a fraction of the clip. */
  furthest: Type.Number({ minimum: 0, maximum: 1 }),
})
export type Watch = Static<typeof Watch>

export const Video = closed({
  id: id(),
  title: text(300),
  description: text(2000),
  sub_description: text(4000),
  /** URL of the English clip on this server; null if the video is locked or hosted elsewhere. */
  url: nullable(text(700)),
  /** A small rendition of that clip, and its sound alone, if they exist. */
  low_url: Type.Optional(nullable(text(700))),
  audio_url: Type.Optional(nullable(text(700))),
  vimeo_id: nullable(text(60)),
  youtube_id: nullable(text(60)),
  video_host: text(20),
  thumbnail_url: nullable(text(500)),
  duration: count(),
  created_at: moment(),
  /** The language that the English clip's voice speaks. */
  narration: languageCode(),
  /** `computer` if a computer speaks the English clip's voice; null if a person does. */
  voice: nullable(Type.Literal('computer')),
  ...lessonFacts,
  /** JSON: the fields above for each language code (phi, ind, mya), as the specification has it. */
  languages: text(40_000),
  subtitles: Type.Array(Subtitles),
  public_level: count(),
  is_locked: Type.Boolean(),
  is_subscribed: Type.Boolean(),
  is_completed: Type.Boolean(),
  topic_ids: Type.Array(id()),
  question_ids: Type.Array(id()),
  watch: nullable(Watch),
  /** Signed time at which this worker loaded the video (see `POST /videos/:id/visit`); null for other viewers. */
  visit_ticket: nullable(text(120)),
})
export type Video = Static<typeof Video>

const videoCall = { params: withId, query: closed({ lang: Type.Optional(languageCode()) }), data: Video }

export const videoApi = {
  'GET /videos/:id': { summary: 'Returns a video with everything its page shows', access: 'user', ...videoCall },
  'GET /videos/public/:id': { summary: 'Returns a public video to guests', access: 'guest', ...videoCall },
  'POST /videos/:id/visit': {
    summary: 'Begins a visit when play is pressed; time counts as watching from then on',
    access: 'worker',
    params: withId,
    errors: ['locked'],
    body: closed({
      /** Seconds since she pressed play, if there was no connection then. */
      seconds_ago: Type.Optional(count(maxDelaySeconds)),
      /** `visit_ticket` of the video: the visit begins no earlier than the ticket; without one it begins now. */
      ticket: Type.Optional(text(120)),
    }),
    data: done,
  },
  'POST /videos/:id/position': {
    summary: "Stores the worker's position in the clip; returns the furthest point that counts",
    access: 'worker',
    params: withId,
    errors: ['locked'],
    body: closed({
      language_code: languageCode(),
      position: Type.Number({ minimum: 0, maximum: 86_400 }),
    }),
    data: closed({
      ...Watch.properties,
      /** True if this report completed the video. */
      completed: Type.Optional(Type.Boolean()),
    }),
  },
  'POST /videos/:id/watched': {
    summary: 'Marks a video as watched to its end; refused before the furthest point is there',
    access: 'worker',
    params: withId,
    errors: ['locked', 'not_watched'],
    data: closed({ completed: Type.Boolean() }),
  },
  'GET /users/:id/watched': {
    summary: 'Lists the videos that a worker has completed, the latest first',
    access: 'user',
    params: withId,
    data: Type.Array(closed({ video_id: id(), completed_at: moment() }), { maxItems: maxRecords }),
  },
} satisfies Api
