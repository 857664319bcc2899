import type { DeskVoucher } from '@kasama/contract/money/desk/vouchers.api'
import type { DeskVoucherFacts } from '#platform/ports/payments/payments'
import type { VoucherRecord } from './vouchers.queries'

const iso = (at: Date | string | null | undefined) => (at ? new Date(at).toISOString() : null)

export function voucherState(
  { isValid, startsAt }: DeskVoucherFacts,
  known: VoucherRecord | undefined,
  now: Date,
): DeskVoucher['state'] {
  if (!isValid || known?.ended_at) return 'ended'
  return startsAt && new Date(startsAt) > now ? 'coming' : 'running'
}

/** The provider's voucher with what is stored about it here. */
export function shownVoucher(facts: DeskVoucherFacts, known: VoucherRecord | undefined, now: Date): DeskVoucher {
  return {
    id: facts.id,
    kind: facts.kind,
    code: facts.code,
    percent_off: facts.percentOff,
    amount_off: facts.amountOff,
    duration: facts.duration,
    months: facts.months,
    plans: facts.plans ?? [],
    used: facts.used,
    limit: facts.limit,
    starts_at: iso(facts.startsAt),
    ends_at: iso(facts.endsAt),
    minimum: facts.minimum,
    first_time: facts.firstTime,
    state: voucherState(facts, known, now),
    created_at: iso(facts.createdAt) ?? '',
    made_by: known?.made_by ?? null,
    ended_by: known?.ended_by ?? null,
    ended_at: iso(known?.ended_at),
  }
}
