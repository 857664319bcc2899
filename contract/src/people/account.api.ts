import { type Static, Type } from 'typebox'
import { type Api, pictureErrors } from '../call'
import { closed, count, done, email, id, languageCode, line, name, nullable, text, withId } from '../fields'

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
  /** Access waits for a bank: a payment of the household's plan is disputed. */
  is_suspended: Type.Boolean(),
  /** The linked worker of an employer; null for everybody else. */
  worker_id: nullable(id()),
  /** Whether a worker's linked employer has or had a subscription, so that a locked video can say why it is locked. */
  had_subscription: Type.Boolean(),
  UserTopics: Type.Array(closed({ topic_id: id() })),
  org_id: nullable(id()),
  session_key: text(64),
})
export type Profile = Static<typeof Profile>

export const accountApi = {
  'GET /users/me': { summary: "The caller's own profile", access: 'account', data: Profile },
  'GET /users/:id': {
    summary: "One's own profile, or that of one's linked worker",
    access: 'user',
    params: withId,
    data: Profile,
  },
  'POST /users/fullname': {
    summary: "Changes one's own full name, or that of one's linked worker",
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
  'POST /users/email': {
    summary: 'Changes the email address; wants a password check within the last 5 minutes on this session',
    access: 'employer',
    limit: 'email_change',
    errors: ['confirm_password', 'same_email', 'email_taken'],
    body: closed({ email: email() }),
    data: Profile,
  },
  'POST /upload': {
    summary: 'Stores a picture of the worker, re-encoded as a square WebP; answers its address',
    access: 'worker',
    limit: 'upload',
    errors: [...pictureErrors, 'too_large'],
    file: true,
    data: closed({ url: text(500) }),
  },
  'POST /users/avatar': {
    summary: "Shows one of the worker's own uploads, or one of the drawn people, as her picture",
    access: 'worker',
    errors: ['not_found'],
    body: closed({ img_url: line(500, 1) }),
    data: Profile,
  },
  'POST /users/export': {
    summary: 'Everything that is stored about the caller, as JSON text; noted in the audit trail',
    access: 'account',
    limit: 'own_export',
    data: closed({ json: Type.String() }),
  },
  'POST /users/delete': {
    summary: 'Deletes the account and its personal data at once and for good; wants a fresh password check',
    access: 'account',
    errors: ['confirm_password', 'payment_open', 'own_account'],
    data: done,
  },
} satisfies Api
