import { hash } from 'node:crypto'
import { endOfDay, singaporeDay, startOfDay } from '@kasama/contract/calendar.rules'
import type { DeskVoucher, NewVoucher } from '@kasama/contract/money/desk/vouchers.api'
import { voucherProblem } from '@kasama/contract/money/voucher.rules'
import { audit } from '#platform/audit/audit'
import type { Deps } from '#platform/deps'
import { AppError, fail } from '#platform/http/errors'
import type { NewVoucherFacts } from '#platform/ports/payments/payments'
import { callProvider } from '../../payment/attempts/call-provider'
import { requireVoucher } from './list-vouchers'
import { shownVoucher, voucherState } from './shown-voucher'
import { findRecords, recordEnd, recordFacts, recordNew } from './vouchers.queries'

const allPlans = 2

/** Returns a day that exists; throws otherwise. */
function requireDay(day: string, field: string): string {
  const start = startOfDay(day)
  return start && start.getUTCFullYear() < 2100 ? day : fail('voucher_invalid', { field })
}

function factsOf(wanted: NewVoucher): NewVoucherFacts {
  const { starts_on, ends_on, plans, duration } = wanted
  return {
    code: wanted.code,
    percentOff: wanted.percent_off,
    amountOff: wanted.amount_off,
    duration: duration === 'three' ? 'repeating' : duration,
    months: duration === 'three' ? 3 : null,
    plans: plans.length < allPlans ? [...plans] : null,
    limit: wanted.limit,
    startsAt: starts_on === null ? null : startOfDay(requireDay(starts_on, 'starts_on')),
    // The last day is included.
    endsAt: ends_on === null ? null : endOfDay(requireDay(ends_on, 'ends_on')),
    minimum: wanted.minimum,
    firstTime: wanted.first_time,
  }
}

const auditedFacts = ({ code, percentOff, amountOff, duration, limit, endsAt }: NewVoucherFacts) => {
  return { code, percentOff, amountOff, duration, limit, endsAt: endsAt?.toISOString() ?? null }
}

/**
 * The idempotency key includes the form's content: a corrected form is a new request, and never gets the former
 * voucher.
 */
const keyOf = (facts: NewVoucherFacts, key: string) => hash('sha256', `${key} ${JSON.stringify(facts)}`).slice(0, 32)

/** Creates a voucher at the provider, once however often the form is sent. */
export async function makeVoucher(deps: Deps, adminId: number, given: NewVoucher): Promise<DeskVoucher> {
  const { db, now, payments } = deps
  const terms = { ...given, code: given.code.trim().toUpperCase() }
  const problem = voucherProblem(terms, singaporeDay(now()))
  if (problem) fail('voucher_invalid', { field: problem })
  const facts = factsOf(terms)
  const made = await callProvider('provider_unclear', async () => {
    // A typed code is looked up as a coupon first: one with this id would hide the code.
    if (await payments.findCoupon(terms.code)) return null
    return payments.makeVoucher(facts, keyOf(facts, terms.key))
  })
  if (!made) throw new AppError('voucher_taken', { field: 'code' })
  await db.transaction().execute(async (tx) => {
    const at = now()
    if (!(await recordNew(tx, { facts: made, adminId, at }))) return
    const about = { kind: 'voucher' as const, id: made.id, orgId: null }
    await audit(tx, { at, userId: adminId, action: 'voucher_made', about, after: auditedFacts(made) })
  })
  return shownVoucher(made, (await findRecords(db, [made.id])).get(made.id), now())
}

type End = { id: string; adminId: number; reason: string }

/** Ends a voucher; ending it again keeps the first author and reason. */
export async function endVoucher(deps: Deps, { id, adminId, reason }: End): Promise<DeskVoucher> {
  const { db, now, payments } = deps
  const { facts, known } = await requireVoucher(deps, id)
  if (!known?.ended_at) {
    if (!known) await recordFacts(db, facts)
    await callProvider('provider_unclear', () => payments.endVoucher(id))
    await db.transaction().execute(async (tx) => {
      const at = now()
      if (!(await recordEnd(tx, { facts: { ...facts, isValid: false }, adminId, at }))) return
      const about = { kind: 'voucher' as const, id, orgId: null }
      const states = { before: { state: voucherState(facts, known, at) }, after: { state: 'ended' } }
      await audit(tx, { at, userId: adminId, action: 'voucher_ended', about, ...states, reason })
    })
  }
  return shownVoucher({ ...facts, isValid: false }, (await findRecords(db, [id])).get(id), now())
}
