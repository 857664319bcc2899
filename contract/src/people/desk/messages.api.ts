import { type Static, Type } from 'typebox'
import type { Api } from '../../call'
import {
  cappedCount,
  closed,
  done,
  id,
  languageCode,
  line,
  message,
  moment,
  nullable,
  page,
  paging,
  text,
  withId,
} from '../../fields'
import { languages } from '../../language'
import { DeskPerson } from './accounts.api'

/** `open` waits for an answer; `closed` was handled without one. */
export const messageStates = ['open', 'answered', 'closed', 'spam'] as const
export type MessageState = (typeof messageStates)[number]

const Message = {
  id: id(),
  name: text(120),
  subject: nullable(text(200)),
  created_at: moment(),
  state: Type.Enum(messageStates),
  is_unread: Type.Boolean(),
  /** Admin who answered or closed it. */
  handled_by: nullable(text(254)),
}
export const DeskMessage = closed({ ...Message, preview: text(200) })
export type DeskMessage = Static<typeof DeskMessage>

/** An answer that was sent by mail, or a note for colleagues, below a message. */
const Part = closed({
  id: id(),
  kind: Type.Enum(['answer', 'note'] as const),
  by: nullable(text(254)),
  text: text(5000),
  language_code: languageCode(),
  created_at: moment(),
  /** When the mail server accepted it; null while it waits, and for a note. */
  sent_at: nullable(moment()),
})
export type MessagePart = Static<typeof Part>

export const DeskThread = closed({
  ...Message,
  text: text(5000),
  /** Address for an answer; null if there is none. */
  mail_to: nullable(text(254)),
  /** Language that the writer reads. */
  language_code: languageCode(),
  person: nullable(DeskPerson),
  parts: Type.Array(Part),
  /** The writer's other messages, the latest first. */
  earlier: Type.Array(
    closed({
      id: id(),
      subject: nullable(text(200)),
      preview: text(200),
      created_at: moment(),
      state: Type.Enum(messageStates),
    }),
  ),
  /** The next newer and next older message of the same state. */
  newer_id: nullable(id()),
  older_id: nullable(id()),
  /** Ready-made answers by title, in all languages. */
  ready: Type.Array(
    closed({ title: text(60), texts: closed(Object.fromEntries(languages.map((code) => [code, text(2000)]))) }),
  ),
})
export type DeskThread = Static<typeof DeskThread>

const messageIds = Type.Array(id(), { minItems: 1, maxItems: 100, uniqueItems: true })

export const deskMessagesApi = {
  'GET /admin/messages': {
    summary: 'Lists the messages of the contact form, latest first',
    access: 'provider',
    query: closed({
      q: Type.Optional(line(100)),
      state: Type.Optional(Type.Enum([...messageStates, 'all'] as const)),
      ...paging,
    }),
    data: page(DeskMessage, {
      total: cappedCount(),
      /** Messages that wait for an answer, exact up to 1,000; 1001 means more. */
      open: cappedCount(),
    }),
  },
  'GET /admin/messages/:id': {
    summary: 'Returns a message with its answers, its notes and its writer',
    access: 'provider',
    params: withId,
    errors: ['not_found'],
    data: DeskThread,
  },
  'POST /admin/messages/:id/read': {
    summary: 'Marks a message as read',
    access: 'provider',
    params: withId,
    errors: ['not_found'],
    data: done,
  },
  'POST /admin/messages/:id/answer': {
    summary: 'Queues an answer by mail in the thread; refused if another answer was sent since `after`',
    access: 'provider',
    params: withId,
    errors: ['not_found', 'no_mail_address', 'message_is_spam', 'answered_meanwhile'],
    body: closed({
      text: message(5000, 1),
      language_code: languageCode(),
      /** The last answer that the admin had seen when writing this one; null if there was none. */
      after: nullable(id()),
      /** Idempotency key of the form: a repeated answer is mailed once. */
      key: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
    }),
    data: done,
  },
  'POST /admin/messages/:id/note': {
    summary: 'Adds a note for colleagues',
    access: 'provider',
    params: withId,
    errors: ['not_found'],
    body: closed({ text: message(5000, 1) }),
    data: done,
  },
  'POST /admin/messages/mark': {
    summary: 'Closes messages, hides them as spam, or restores their former state; returns those whose state changed',
    access: 'provider',
    errors: ['not_found'],
    body: closed({ ids: messageIds, as: Type.Enum(['closed', 'spam', 'back'] as const) }),
    data: closed({ ids: Type.Array(id()) }),
  },
} satisfies Api
