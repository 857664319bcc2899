import { type Static, Type } from 'typebox'
import type { Api } from '../call'
import { closed, code, count, done, id, languageCode, moment, name, nullable, password, text, withId } from '../fields'

/** The card that the employer gives to her worker; the password is in this reply only. */
export const LoginCard = closed({
  id: id(),
  username: text(254),
  password: text(128),
  /** URL that logs the worker in once, within a day (`POST /auth/first_login`); afterwards it opens the login page. */
  login_url: text(500),
  /** The card as lines of text in the worker's language, for the employer to send. */
  message: text(1500),
})
export type LoginCard = Static<typeof LoginCard>

export const WorkerDetails = closed({
  id: id(),
  username: text(254),
  fullname: text(120),
  img_url: nullable(text(500)),
  language_code: languageCode(),
  /** When her password was made, or last changed by anybody. */
  password_changed_at: moment(),
  /** When her session was last seen; null while she is not logged in. */
  last_seen_at: nullable(moment()),
  /** Whether she was seen within the last 15 minutes. */
  is_live: Type.Boolean(),
  /** Whether the plan's rules let her be replaced now. */
  may_replace: Type.Boolean(),
})
export type WorkerDetails = Static<typeof WorkerDetails>

const TopicRow = closed({ topic_id: id() })

/** A lesson that the wizard offers for the must-watch list; its topic is one of those chosen. */
export const StarterLesson = closed({
  video_id: id(),
  title: text(300),
  thumbnail_url: nullable(text(500)),
  duration: count(),
  topic_id: id(),
})
export type StarterLesson = Static<typeof StarterLesson>

export const workerApi = {
  'POST /auth/worker_signup': {
    summary: "Creates the employer's worker; returns her password once",
    access: 'employer',
    // The reply tells which User IDs are taken, as the check of a name does.
    limit: 'name_check',
    errors: [
      'username_taken',
      'user_id_invalid',
      'has_worker',
      'subscription_needed',
      'password_too_short',
      'password_too_common',
    ],
    body: closed({
      /** The User ID of the worker; the specification calls it workpermit. */
      workpermit: code(254),
      fullname: Type.Optional(name(120)),
      language_code: languageCode(),
      /** Whether the former worker (`GET /worker/former`) is linked again. */
      isSubscribingAgain: Type.Optional(Type.Boolean()),
      password: Type.Optional(password()),
    }),
    data: LoginCard,
  },
  'GET /users/validate/:value': {
    summary: 'Checks whether a User ID is well formed and free',
    access: 'employer',
    limit: 'name_check',
    params: closed({ value: code(254, 1) }),
    data: closed({ valid: Type.Boolean() }),
  },
  'GET /users/validateworker/:a/:b': {
    summary: 'Checks whether worker `a` may be linked to employer `b`, who must be the caller',
    access: 'employer',
    params: closed({ a: id(), b: id() }),
    data: closed({ valid: Type.Boolean() }),
  },
  'POST /users/topics': {
    summary: 'Sets the chosen topics of the employer and her worker, as a comma-separated list of ids',
    access: 'employer',
    errors: ['topics_missing'],
    body: closed({ topics: text(400) }),
    data: Type.Array(TopicRow),
  },
  'GET /users/:id/topics': {
    summary: 'Lists the chosen topics of the caller or of her linked worker',
    access: 'user',
    params: withId,
    data: Type.Array(TopicRow),
  },
  'GET /worker/former': {
    summary:
      "Returns the employer's former worker, who may be linked again (`isSubscribingAgain`); null if there is none",
    access: 'employer',
    data: nullable(closed({ id: id(), username: text(254), fullname: text(120) })),
  },
  'GET /worker/starter_list': {
    summary:
      'Lists the first lessons of the chosen topics that are not yet on the must-watch list, in the order of the library layout',
    access: 'employer',
    data: Type.Array(StarterLesson),
  },
  'POST /worker/starter_list': {
    summary: "Adds videos to the worker's must-watch list in this order, all or none; listed ones stay",
    access: 'employer',
    errors: ['subscription_needed', 'not_found'],
    body: closed({ video_ids: Type.Array(id(), { minItems: 1, maxItems: 100 }) }),
    data: done,
  },
  'GET /worker/:id': {
    summary: "Returns the details of the employer's linked worker",
    access: 'employer',
    params: withId,
    data: WorkerDetails,
  },
  'POST /worker/:id/language': {
    summary: "Changes the language of the employer's linked worker",
    access: 'employer',
    params: withId,
    body: closed({ language_code: languageCode() }),
    data: WorkerDetails,
  },
  'POST /worker/:id/password': {
    summary: "Sets a new password for the employer's linked worker, returned once; her sessions end",
    access: 'employer',
    params: withId,
    errors: ['password_too_short', 'password_too_common'],
    body: closed({ password: Type.Optional(password()) }),
    data: LoginCard,
  },
  'POST /worker/:id/end_session': {
    summary: "Ends the sessions of the employer's linked worker",
    access: 'employer',
    params: withId,
    data: WorkerDetails,
  },
  'POST /worker/:id/replace': {
    summary: "Unlinks the employer's worker and ends her access; her records stay",
    access: 'employer',
    params: withId,
    errors: ['replaced_this_month', 'subscription_needed'],
    data: done,
  },
} satisfies Api
