import { type Static, Type } from 'typebox'
import type { Api } from '../../call'
import { loginMails, moneyMails } from '../../desk/desk.rules'
import { closed, count, done, id, moment, note, nullable, text, withId } from '../../fields'
import { DeskPerson } from './accounts.api'

/** An account's paid period, or its agency's contract, and how long access lasts. */
const Period = closed({
  plan_id: count(),
  plan_name: text(60),
  status: text(20),
  is_agency: Type.Boolean(),
  from: moment(),
  to: moment(),
  access_until: moment(),
  /** End of the extension that an admin granted; null if there is none. */
  extended_until: nullable(moment()),
  /** End of the contract before it was shortened today; null if the reader may not undo that. */
  ended_before: nullable(moment()),
})

/** A worker's learning. */
const Progress = closed({
  lessons: count(),
  correct_percent: count(100),
  credits: count(),
  minutes_this_week: count(),
  must_watch: count(),
  must_watch_done: count(),
  /** English text of the question that she answered wrong most often. */
  hard: nullable(text(1000)),
})

/** A mail to an account, or about it to the other member of its household. */
const SentMail = closed({
  kind: Type.Enum([
    'first_video',
    'list_done',
    'credit',
    'weekly',
    'idle',
    'answer',
    ...loginMails,
    ...moneyMails,
  ] as const),
  /** The worker's name; for an answer, the subject of the message; '' for other mails. */
  about: text(254),
  at: moment(),
  state: Type.Enum(['sent', 'waiting', 'left_out'] as const),
})

const AuditLine = closed({
  at: moment(),
  /** Name of the person who acted; null if unknown. */
  by: nullable(text(254)),
  action: text(60),
  reason: nullable(text(500)),
})

export const DeskAccount = closed({
  person: DeskPerson,
  created_at: moment(),
  login_by: closed({ password: Type.Boolean(), google: Type.Boolean(), facebook: Type.Boolean() }),
  email_verified: Type.Boolean(),
  /** Period of the account that pays: her own, or her employer's. */
  period: nullable(Period),
  linked: nullable(DeskPerson),
  session: nullable(closed({ since: moment(), seen_at: moment() })),
  /** Learning of this household's worker. */
  progress: nullable(Progress),
  /** A worker's voucher orders, without names and addresses. */
  orders: Type.Array(closed({ id: id(), state: text(20), ordered_at: moment(), posted_at: nullable(moment()) })),
  mails: Type.Array(SentMail),
  audit: Type.Array(AuditLine),
  /** Address of a reset mail; null if none can be sent. */
  reset_to: nullable(text(254)),
})
export type DeskAccount = Static<typeof DeskAccount>

const reason = () => note(300, 3)

export const deskAccountApi = {
  'GET /admin/accounts/:id': {
    summary: 'Returns an account: plan, household, session, progress, mails, audit',
    access: 'organisation',
    params: withId,
    errors: ['not_found'],
    data: DeskAccount,
  },
  'POST /admin/accounts/:id/end_session': {
    summary: 'Logs an account out everywhere',
    access: 'organisation',
    params: withId,
    errors: ['not_found'],
    data: done,
  },
  'POST /admin/accounts/:id/send_reset': {
    summary: 'Mails a reset link to the account, or to the employer of a worker without an email address',
    access: 'organisation',
    limit: 'reset_link',
    params: withId,
    errors: ['not_found', 'no_mail_address'],
    data: done,
  },
  'POST /admin/accounts/:id/extend': {
    summary: "Extends an agency's contract, or the access of an account beyond its paid period",
    access: 'provider',
    fresh: true,
    params: withId,
    errors: ['not_found', 'nothing_to_extend', 'extension_too_short', 'extension_too_long'],
    /** The last day of access, in Singapore's calendar. */
    body: closed({ until: Type.String({ pattern: '^20\\d\\d-[01]\\d-[0-3]\\d$' }), reason: reason() }),
    data: done,
  },
  'POST /admin/accounts/:id/unlink': {
    summary: "Unlinks an employer and her worker; the worker's access ends, her account and progress stay",
    access: 'organisation',
    params: withId,
    errors: ['not_found'],
    body: closed({ reason: reason() }),
    data: done,
  },
  'POST /admin/accounts/:id/delete': {
    summary: 'Deletes an account and its personal data permanently; a running plan is canceled first',
    access: 'organisation',
    fresh: true,
    params: withId,
    errors: ['not_found', 'payment_open'],
    body: closed({ reason: reason() }),
    data: done,
  },
} satisfies Api
