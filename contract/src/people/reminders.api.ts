import { type Static, Type } from 'typebox'
import type { Api } from '../call'
import { closed, done, nullable, text } from '../fields'
import { firstMinute, lastMinute, pushAnswers, stepMinutes } from './reminders.rules'

/** The days and the time, in Singapore, of a worker's reminder; an employer has neither. */
const choice = {
  is_on: Type.Boolean(),
  /** From Monday (1) to Sunday (7). */
  days: Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), { maxItems: 7, uniqueItems: true }),
  /** Minute of the day. */
  minute: nullable(Type.Integer({ minimum: firstMinute, maximum: lastMinute, multipleOf: stepMinutes })),
}

export const Reminders = closed({
  ...choice,
  /** Whether the account has ever answered if it wants reminders: it is asked once. */
  was_asked: Type.Boolean(),
  /** Whether a phone is registered; the notifications go to that one alone. */
  has_phone: Type.Boolean(),
  /** The server's key (VAPID), with which a browser subscribes. */
  public_key: text(100),
})
export type Reminders = Static<typeof Reminders>

/** The address and the keys of a browser, as its PushSubscription names them. */
export const PhoneAddress = closed({
  endpoint: Type.String({ maxLength: 1000, pattern: '^https?://[!-~]+$' }),
  keys: closed({
    p256dh: Type.String({ pattern: '^[A-Za-z0-9_-]{87}=?$' }),
    auth: Type.String({ pattern: '^[A-Za-z0-9_-]{22}(==)?$' }),
  }),
})
export type PhoneAddress = Static<typeof PhoneAddress>

export const remindersApi = {
  'GET /reminders': { summary: "Returns the caller's choice of reminders", access: 'user', data: Reminders },
  'POST /reminders': {
    summary: 'Chooses the days and the time of reminders, or switches them off; a worker needs both to switch them on',
    access: 'user',
    body: closed(choice),
    data: Reminders,
  },
  'POST /push_subscription': {
    summary: 'Registers the browser that shows reminders, in place of any other of this account or of another account',
    access: 'user',
    limit: 'push_address',
    body: PhoneAddress,
    data: done,
  },
  'DELETE /push_subscription': {
    summary: "Removes the caller's browser from those that show reminders",
    access: 'user',
    data: done,
  },
  'POST /reminders/answer': {
    summary: 'Answers a notification without a login, by the token in it: again tomorrow, or none any more',
    access: 'guest',
    errors: ['not_found'],
    body: closed({ token: text(200, 1), answer: Type.Enum(pushAnswers) }),
    data: done,
  },
} satisfies Api
