import { plans } from '@kasama/contract/money/billing.rules'
import type { DeskVoucher } from '@kasama/contract/money/desk/vouchers.api'
import { plainSingaporeDate } from '#shared/format/date.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { sumOf } from '../words'
import { vouchersTexts as t } from './vouchers.texts'

/** With this number of uses left, or fewer, the state is a warning. */
const few = 5

/** Discount of a voucher, and the payments that get it: 10%, first payment. */
export function givesOf({ percent_off, amount_off, duration, months }: DeskVoucher): string {
  const off = percent_off !== null ? `${percent_off}%` : sumOf(amount_off ?? 0)
  return fillIn(t[duration], { off, months: months ?? 0 })
}

export const forOf = ({ plans: ids }: DeskVoucher) =>
  ids.length === 0 ? t.every : ids.map((id) => plans[id]?.name ?? '').join(', ')

type State = { kind: 'ok' | 'info' | 'warn' | 'plain'; word: string }

export function stateOf({ state, starts_at, limit, used }: DeskVoucher): State {
  if (state === 'ended') return { kind: 'plain', word: t.state_ended }
  if (state === 'coming' && starts_at)
    return { kind: 'info', word: fillIn(t.state_coming, { day: plainSingaporeDate(starts_at, 'eng') }) }
  const left = limit === null ? few + 1 : limit - used
  return left <= few ? { kind: 'warn', word: fillIn(t.left, { number: left }) } : { kind: 'ok', word: t.state_running }
}
