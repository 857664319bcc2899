import { type Static, Type } from 'typebox'
import type { Api } from '../../call'
import { cappedCount, closed, count, id, line, moment, nullable, text } from '../../fields'
import { paymentStates } from '../../money/payment.api'
import { DeskPerson } from './accounts.api'

export const DeskSearchResults = closed({
  /** Whether nothing matches the search exactly and the results are similar ones. */
  is_close: Type.Boolean(),
  workers: Type.Array(DeskPerson),
  employers: Type.Array(DeskPerson),
  organisations: Type.Array(closed({ id: id(), name: text(200), short_url: text(40), accounts: cappedCount() })),
  payments: Type.Array(
    closed({
      id: id(),
      /** Null once the account was deleted. */
      user_id: nullable(id()),
      name: nullable(text(254)),
      number: nullable(text(60)),
      /** Amount in cents. */
      amount: count(),
      state: Type.Enum(paymentStates),
      paid_at: moment(),
    }),
  ),
})
export type DeskSearchResults = Static<typeof DeskSearchResults>

export const deskSearchApi = {
  'GET /admin/search': {
    summary:
      'Searches people by email, User ID, name or organisation, tolerating a typing mistake; for the provider also payments by their numbers, ours and the payment provider’s',
    access: 'organisation',
    query: closed({ q: line(100, 2) }),
    data: DeskSearchResults,
  },
} satisfies Api
