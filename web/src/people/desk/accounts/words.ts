import type { DeskAccount } from '@kasama/contract/people/desk/account.api'
import type { DeskPerson } from '@kasama/contract/people/desk/accounts.api'
import { dayText, lastDay } from '#desk-kit/day-texts.ts'
import { plainSingaporeDate, utcDate } from '#shared/format/date.ts'
import { accountsTexts as t } from './accounts.texts'

/**
 * The days of a period. Those of a plan are in UTC, as on its receipts and at the payment provider; those of a
 * contract, and days given at the desk, end at midnight in Singapore.
 */
export function periodDays({ from, to, access_until, extended_until, is_agency }: NonNullable<DeskAccount['period']>) {
  const day = is_agency ? (moment: string) => plainSingaporeDate(moment, 'eng') : utcDate
  const isGiven = is_agency || access_until === extended_until
  // A contract has one end: the day before the midnight at which it is over.
  return {
    from: day(from),
    to: is_agency ? lastDay(to) : day(to),
    until: isGiven ? lastDay(access_until) : utcDate(access_until),
  }
}

export const seenWord = ({ seen_on }: DeskPerson) => (seen_on ? dayText(seen_on) : t.never)

type State = { kind: 'plain' | 'ok' | 'warn' | 'bad' | 'info'; word: string }

/** State of an account, in a word. */
export function stateOf({ blocked_at, role, linked, plan, plan_name }: DeskPerson): State {
  if (blocked_at) return { kind: 'bad', word: t.blocked }
  if (role === 'W' && !linked) return { kind: 'plain', word: t.unlinked }
  if (plan === 'active') return { kind: 'ok', word: role === 'W' ? t.active : plan_name || t.active }
  if (plan === 'agency') return { kind: 'warn', word: t.agency }
  if (plan === 'canceled') return { kind: 'info', word: t.canceled }
  return { kind: 'plain', word: plan === 'ended' ? t.ended : t.free }
}
