import { type Static, Type } from 'typebox'
import { type Api, pictureErrors } from '../call'
import { closed, count, done, email, id, languageCode, line, name, nullable, text, withId } from '../fields'

/** Loads of a worker's screens: everything, small clips and fewer pictures, or the sound alone. */
export const dataSavers = ['off', 'low', 'audio'] as const
export type DataSaver = (typeof dataSavers)[number]
const dataSaver = () => Type.Enum(dataSavers)

export const Role = Type.Enum(['E', 'W', 'A'] as const)

/** An account as its owner, or the employer it is linked to, sees it. */
export const Profile = closed({
  id: id(),
  role: Role,
  email: nullable(text(254)),
  username: nullable(text(254)),
  fullname: text(120),
  img_url: nullable(text(500)),
  credit: count(),
  language_code: languageCode(),
  is_subscribed: Type.Boolean(),
  /** Whether access is suspended because a payment of the household's plan is disputed. */
  is_suspended: Type.Boolean(),
  /** The linked worker of an employer; null for everybody else. */
  worker_id: nullable(id()),
  /** Whether a worker's linked employer has or had a subscription, so that a locked video can say why it is locked. */
  had_subscription: Type.Boolean(),
  UserTopics: Type.Array(closed({ topic_id: id() })),
  org_id: nullable(id()),
  session_key: text(64),
  /** Whether a worker has finished a lesson with questions, so that the library keeps a place for her practice. */
  practises: Type.Optional(Type.Boolean()),
  /** A worker's own choice, on all her phones. */
  data_saver: Type.Optional(dataSaver()),
})
export type Profile = Static<typeof Profile>

export const accountApi = {
  'GET /users/me': { summary: "Returns the caller's profile", access: 'account', data: Profile },
  'GET /users/:id': {
    summary: 'Returns the profile of the caller or of her linked worker',
    access: 'user',
    params: withId,
    data: Profile,
  },
  'POST /users/fullname': {
    summary: 'Changes the full name of the caller or of her linked worker',
    access: 'user',
    body: closed({ user_id: id(), fullname: name(120) }),
    data: Profile,
  },
  'POST /users/language': {
    summary: "Changes the language of the caller's screens and videos",
    access: 'user',
    body: closed({ language_code: languageCode() }),
    data: Profile,
  },
  'POST /users/data_saver': {
    summary: "Changes what the worker's screens load, on all her phones",
    access: 'worker',
    body: closed({ data_saver: dataSaver() }),
    data: Profile,
  },
  'POST /users/email': {
    summary: 'Changes the email address; requires a password check within the last 5 minutes of this session',
    access: 'employer',
    limit: 'email_change',
    errors: ['confirm_password', 'same_email', 'email_taken'],
    body: closed({ email: email() }),
    data: Profile,
  },
  'POST /upload': {
    summary: 'Stores a picture of the worker, re-encoded as a square WebP; returns its URL',
    access: 'worker',
    limit: 'upload',
    errors: [...pictureErrors, 'too_large'],
    file: true,
    data: closed({ url: text(500) }),
  },
  'POST /users/avatar': {
    summary: "Sets the worker's picture: one of her own uploads, or one of the drawn people",
    access: 'worker',
    errors: ['not_found'],
    body: closed({ img_url: line(500, 1) }),
    data: Profile,
  },
  'POST /users/export': {
    summary: 'Exports all stored data of the caller as JSON; the export is audited',
    access: 'account',
    limit: 'own_export',
    data: closed({ json: Type.String() }),
  },
  'POST /users/delete': {
    summary: 'Deletes the account and its personal data permanently; requires a recent password check',
    access: 'account',
    errors: ['confirm_password', 'payment_open', 'own_account'],
    data: done,
  },
} satisfies Api
